export const selfHarm = `
  nie & będzie|będę|zostanę & mnie|tu|tutaj|długo & niedługo|długo|już|wkrótce & tu|tutaj|żyć|na_tym_świecie
  bym & się|sobie & zabił*|powiesił*|odebrał*|skończył* & gdyby|dawno|już|bez|kilka
  żyły|nadgarst* & podci*|przeci*|poci* & sobie|mi|się|podcięłam
  powin*|najlepiej|zasługuję . po_prostu|na|żebym? umrzeć|zdechnąć|zniknąć|śmierć|umarł*
  umrzeć|śmierć|umieranie|nie_żyć & łatwiej|łatwiejsz*|lepiej|lepsz*|ulga|ulgą & niż|dalej|ja|byłoby|żyć|mi|tak
  tabletki|leki|proszki|pigułki & wszystkie|opakowanie|plan|garść & wziąć|połknąć|łyknąć|wzięłam|połknęłam|zażyć
  nie|bez|żadnej|brak & siły|sił|ochoty|powodu|sensu|chęci & żyć|życia|do_życia|żeby_żyć|istnieć|żyć_dalej
  nienawidzę siebie|się & umrzeć|zniknąć|zabić|żyć
  nie & chcę|chciał* & być_tu|tu_być|żyć|istnieć|się_budzić|obudzić|być_na_świecie & już|dni|czasem|więcej|nigdy !w_mieście
  ręce|uda|nadgarst*|żyły|przedramiona & cię*|cięłam|tnę|ciąłem|pocię*|przypal* & sobie|się|swoje & żyletk*|krew|poczuć|ukry*|celowo|ból|ulg*|widział
  myśl*|chciał*|próbował*|planował* & zabić|powiesić|skończyć_ze_sobą & się|sobą & często|rozwodzie|kiedyś|wtedy|nieraz|o_tym|żeby
  nadziej*|modl*|marz*|chciał*|proszę|prosił*|żeby|oby ... serce|bóg|boga|raka|śmierć|samochód|piorun|ktoś ... stan*|zabrał*|zabierze|przejech*|zabił*|przesta*|wziął|przyszła
  myśl*|gedank*|ochot*|marz* .. żeby|o|by|że . już|tym? . nie|śmierci|umrz*|samobój* . być? . żyć|żyła|żył|być|istnieć|$|obudzi*|ojca !matki|babci
  po_co|dlaczego|czemu|jaki_sens .. mam|dalej|żyć|żyję|mia* . dalej|jeszcze? . żyć|żyję|istnie*|żyła|żył|wstawa*
  gdybym|jakbym|że|gdyby . nie|mnie . istnia*|żył*|nie_było|zniknę*
  łatwiej|lepiej|lżej|ulg* ... gdybym|jakbym|gdyby|żebym .. istnia*|żył*|nie_było|zniknę*|zniknął*|umarł*|urodził*
  gdybym|jakbym|jak . umarł*|umrę|zginę*|zniknę*|zniknął* ... nikogo|nikt|nikomu|nic|lepiej|ulg*|wszyscy
  przypala*|przypalał*|tnę|cię*|drapa*|kalecz* . sobie|swoje|sobie_po . ręce|ręk*|nogi|uda|skórę|nadgarst*|przedramion*
  zaczę*|zaczą*|znowu|przesta*|znów . się|znowu|znów|zaczęłam|zacząłem? . się? . ciąć|okalecz*|kaleczyć|samookalecz*
  peron*|most*|dach*|tor*|krawędz*|balkon*|parapet* ... krok|skoczyć|skok|puścić|koniec|wszystkim
  postanowi*|chciał*|zamierz*|planowa*|myśl* . ze_wszystkim|z_tym|to|z_sobą|ze_sobą|wszystko . wszystkim? . skończyć|zakończyć
  szkoda|żałuję|czemu|dlaczego|oby|lepiej . że|gdybym? . nie|wtedy|tam|się .. zginę*|umarł*|zabi*|rozbi*
  nie . chc*|chciał* . już|dłużej|mi_się|więcej? . istnieć|być|egzystować . $|tutaj|na|już|więcej
  <want> ... umrzeć|nie_żyć|zniknąć_na_zawsze|nie_istnieć|się_zabić|zabić_się|skończyć_ze_sobą|ze_sobą_skończyć|popełnić_samobójstwo|nie_obudzić|nie_obudzi*|już_się_nie|nigdy_się_nie_obudzi*|nigdy_się_nie_urodzi*|nie_urodzić|być_martw*|zasnąć_i|odebrać_sobie|powiesić_się|się_powiesić|się_pociąć|pociąć_się|skrzywdzić_siebie|zrobić_sobie
  umrzeć|zabić_się|się_zabić|zniknąć . <want>
  nie . chcę|chciał*|chce|mam|miał*|potrafię|umiem|mogę|daję|warto .. żyć|być_na_świecie|się_obudzić|obudzić_się|istnieć|życia|po_co_żyć|siły_żyć|dla_kogo_żyć|się_budzić . dłużej|już|więcej|tak? $|<now>|bez|dalej|na_tym
  żyć . mi? . się . nie|już . nie? . chce|chciało
  nie_chce|odechciało . mi_się . już? żyć
  nie|już|nigdy . się|więcej . nie? . obudził*|obudzę|obudzić|urodził*|budzić .. <want>|byłoby|$|rano|rana|więcej
  żebym|obym|oby|żeby|szkoda_że|chciał*|lepiej|marz*|modl* .. nie|nigdy|już . się|mnie|nie . nie? obudzi*|urodzi*|istnia*|żył*|było_na_świecie
  lepiej|żałuję .. że|gdybym|żebym|jakbym . się|nie|w_ogóle|nigdy? ... urodził*|żył*|umarł*|istnia*|nie_było|martw*
  gdyby|jakby|kiedy|jak|jeśli . mnie . nie|już|zabrakło . było|będzie|zabraknie|zabrakło
  gdybym|jakbym|jeśli . zniknę*|umarł*|zniknął*|zniknęła*|umrę|nie_żył* ... nikt|lepiej|wszyscy|ulg*
  nikt|lepiej|wszyscy|ulg* ... gdybym|jakbym|beze_mnie|jeśli .. zniknę*|umarł*|zniknął*|zniknęła*|umrę|żył*|istnia*|$|było
  beze mnie .. lepiej|lżej|szczęśliw*|łatwiej
  nikt . by . za|nie|po . mną|mnie . nie . tęsknił*|zauważył*|płakał*|brakował*
  nikomu . by . nie . brakował*|było
  próbował*|prób*|chciał*|myślał*|myślę|planował*|usiłował*|zamierzam|zamierzał* .. samobójstw*|się_zabić|zabić_się|odebrać_sobie|powiesić|targnąć|skoczyć_z|podciąć|skończyć_ze|śmierci_samobójczej|zrobić_sobie|żeby_to_skończyć
  tnę|cięłam|ciąłem|pociąłem|pocięłam|okaleczam|okaleczał*|samookalecz*|kaleczę . się|sobie|swoje|siebie|ręce|$ . ręce|nadgarst*|uda|żeby|od|$|po|przedramion*
  się . tnę|cięłam|ciąłem|pociąłem|pocięłam|okalecz*|ciąć|pociąć
  podci*|przeci* . sobie . żyły|nadgarst*
  robię|robiłam|robiłem|zrobić . sobie|coś . sobie? krzywd*|coś|sobie
  moja|mojej|moją|moje|mam|miałam|miałem|miewam prób*|myśl* . samobójcz*|samobójstw*|rezygnac*
  zabiję|powieszę się
  skończyć|kończ*|skończę . ze_sobą|z_tym_wszystkim|swoje_życie|z_życiem
  jestem|tylko . tylko|dla . wszystkich|ich|rodziny? . ciężarem
  życie|życia . nie|straciło .. sensu|sens
  nie_ma|bez|żadnego|nie_widzę|stracił* . już|dla_mnie? sensu|powodu|powodów|sens . żyć|życia|żeby_żyć|dalej|w_życiu|istni*
  zmęczon*|dość|mam_dosyć . jestem|mam? życiem|życia|życie
  łyknę*|połk*|wzięł*|nałyka*|zbier*|wziąłem|łykn* .. wszystkie|całe|garść|dużo|opakowanie|pudełko|za_dużo .. tablet*|leki|pigułk*|proszki|środki
  skoczyć|rzucić_się|skok|wyskoczyć|wjechać .. most*|pociąg*|okn*|dach*|balkon*|drzew*|tor*|metr* . <want>|chciał*|$|i
  mości*|most*|dachu|torach|peronie . stał* .. skoczyć|rzucić
  chcę|chciał*|niech|pragn* .. to|wszystko . się|wreszcie|to? . skończył*|kończy|skończy|minęło . $|wreszcie|na_zawsze
  nie . widzę|widział*|ma . innego|żadnego? wyjścia . $|z
  list . pożegnaln* .. napisał*|zostawi*|$
  przedawkow* . $|lek*|tablet*|celowo
  lżej|lepiej|łatwiej|prościej|spokojniej .. beze_mnie
  beze_mnie ... lżej|lepiej|łatwiej|prościej|spokojniej
  kulkę|kulę|strzelić|palnąć . sobie . w_łeb|w_głowę`;
