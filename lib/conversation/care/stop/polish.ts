export const stop = `
  zakończyć|skończyć|przerwać|zamknąć & tę|ta|nasz*|to & rozmow*|czat|wywiad|temat
  zostawmy|zostaw*|kończmy|skończmy|odłóżmy & dziś|dzisiaj|wieczór|tym|razie & to|na|już
  zapytaj|pytaj|spytaj|porozmawiajmy|pogadajmy|zapytać . mnie|lepiej? & coś|czymś|czym & inn*
  pytań|pytania & nie|żadnych|dość|już|bez & więcej|proszę|o|już
  nie|jeszcze & gotow*|stanie & mówić|rozmawiać|pisać|opowiadać|o_tym
  możemy|mogę|chcę|chciał*|moglibyśmy & przestać|skończyć|poprzestać|zakończyć|przerwać & już|teraz|tu|na_tym|dziś|proszę
  dość|wystarczy|starczy|tyle & dziś|wieczór|dzisiaj|dzień|razie & na|to|jak|już
  wol* . tego|o_tym|to|w_to|o_tym . nie . wchodzić|mówić|wspomin*|porusz*|rozmawia*|odpowiad*|wraca*|pisać|drążyć
  porozmawiaj*|pogadaj*|mówmy|rozmawiajmy|przejdźmy|porozmawia* .. o_czymś|o_czym|czymś|do . innym|innego|inn*
  dziś|dzisiaj|teraz|już . już|dziś? . nie . mogę|dam_rady|chcę|jestem_w_stanie . więcej|$|dziś|już|dalej
  chyba|myślę|zaraz|to|ja . że|tu? . tu|tutaj|już|na_tym|na_dziś . skończę|kończę|przestanę|przerwę|zakończę
  to wszystko . co|tyle . chcę|mogę|mam|powiem|chciał* .. powiedzieć|napisać|powiem|$|na_ten
  nie . chcę|będę|zamierzam|mogę|chciał* . na|tego? . to|te|tego? . odpowiad*|komentow*|rozwij*|tłumacz*|wyjaśnia*
  za_bardzo|zbyt|tak|za .. boli|bolesn*|trudn*|ciężk* ... pisać|mówić|opowiadać|wspominać|myśleć
  da*|proszę|zostaw* . mi|mnie|już? . spokój|w_spokoju|spokojem .. $|pytani*|tym
  zmęczon* .. chcę|chciał*|wol* . na_dziś|na_dzisiaj|już|tu? . skończyć|przerwać|przestać|odpocząć
  o_tym|o_nim|o_tamtym . nie|wolę_nie . będę|chcę|mogę|zamierzam . mówi*|rozmawia*|pisa*|opowiad*|myśle*
  zachowa*|zatrzyma*|zostawi* . to|dla|tę|sobie? . dla . siebie
  nie . mam|ma|starcza . już|więcej|mi? . ochoty|siły|sił|nastroju . o_tym|już|na? . rozmawia*|mówi*|pisa*|opowiad*|to|rozmow*|pytani*|gada*
  pomiń*|pomińmy|pomiń|przeskocz*|opuść* . to|tę|te . pytani*|kwesti*|$
  pytani* . proszę|lepiej? pomiń*|pomi*
  już|no dość|wystarczy|starczy|koniec . $|już|tego
  nie|wolę_nie|wolał*_nie|nic . chcę|mogę|chciał*|mam_ochoty|mam_siły|potrafię|umiem|jestem_w_stanie|będę|zamierzam|chce_mi_się|jestem_gotow*? . już|teraz|więcej|dziś|o_tym|dzisiaj|na_to|tego|do_tego|o_nim|dalej? . mówić|rozmawia*|gada*|opowiada*|pisa*|odpowiada*|wspomin*|myśle*|kontynuow*|wraca*|ciągnąć|porusza* . $|o_tym|dalej|na|więcej|<now>|do_tego|tego|o
  o_tym|o_tamtym . już|teraz? . nie|wolę . chcę|mogę|będę|nie
  wol* nie|tego . mówić|rozmawia*|wspomina*|odpowiad*|ciągnąć
  wol*|chc*|może*|lepiej|czy|proszę|chciał* .. zmieni*|porozmawia*|pogada*|przejdź* .. temat|innym|czymś|innego
  zmień*|zmieni* temat
  chcę|chciał*|wol*|muszę|możemy|pozwól|lepiej|będę . już|tu|teraz|na_tym? . przerwać|przestać|skończyć|kończyć|zakończyć|przerwę|odpocząć|zatrzymać|zostawić|pomilczeć $|<now>|na_tym|ten_temat|tę_rozmowę|to|rozmow*|o_tym
  ^ <start>? <start>? . zostaw*|przesta*|skończ*|stop|daj*|dość|wystarczy|dosyć|kończ*|zapomnij|starczy|odpuść* to|już|mnie|mi|na|tym|z_tym|z_tymi? $|już|to|ten|na|spokój|w_spokoju|w_spokój|temat|pytać|wypytywać|<now>|pytań|pytania|z|tych
  daj* . mi|nam . spokój|święty|już|odpocząć
  zostaw* . mnie . w . spokoju|samą|samego
  na dziś|dzisiaj . wystarczy|dość|starczy|tyle|koniec|skończmy|kończę|mam
  wystarczy|dość|starczy|koniec|tyle|dosyć . już|mi? na_dziś|na_dzisiaj|na_teraz|tego|pytań|o_tym|tych
  żadnych|bez|dość|koniec|więcej . więcej|z|nie_zadawaj? pytań|pytania|pytaniami . $|proszę|już
  nie . pytaj*|dopytuj*|naciskaj*|drąż*|wypytuj*|męcz* . mnie|już|o|więcej|$|dalej|proszę !jak|dlaczego
  potrzebuj*|zrób*|chcę|robię|muszę . zrobić|chwili|mieć? . przerw*|odpoczyn*|odpocząć . $|teraz|od
  nic . więcej . nie . chcę|mam|powiem|napiszę|dodam
  nie . mam|chcę . już? . nic|więcej . więcej? . do_dodania|do_powiedzenia|powiedzieć|mówić|dodawać|pisać
  to . nie . twoja|wasza|pana|twój sprawa|interes
  ^ <start>? nie teraz|dziś|dzisiaj $
  ^ innym_razem|może_innym_razem|może_później|kiedy_indziej|może_kiedy_indziej $
  zbyt|za bolesn*|trudn*|ciężk*|osobist* . żeby|by|jest? . o_tym? . mówić|rozmawiać|pisać|opowiadać
  jestem|czuję_się zmęczon*|wyczerpan* . już? . tym|pytaniami|pisaniem|mówieniem|rozmową`;
