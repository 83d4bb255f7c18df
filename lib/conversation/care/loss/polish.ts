export const loss = `
  żył*|przeżył*|oddycha* & tylko|zaledwie|ledwie & godzin*|minut*|dni|dzień|tygodni* & nasz*|mój|moja|córecz*|synek|dzieck*|córka|syn
  odszedł|odeszła|opuści* & nas|mnie & <near>|<kin>
  raka|rak|białaczk*|nowotw*|guz & mama|tata|babcia|dziadek|mój|moja|ojciec|matka|żona|mąż & tygodni*|miesi*|trzustk*|płuc*|wątrob*|mózg*|stadium
  <near> . jest|leży|był*|trafi* . w|do . hospicjum
  zostało|zostały|dają|dali|tylko & dni|tygodni*|miesiąc*|miesięcy|rok & życia|jej|mu|mi|żonie|mężowi
  usg|serce|serduszko & biło|bije|bicia|stanęło|zatrzyma* & nie|już|przesta*|dzieck*
  zmarł*|nieżyjąc* & mojego|mojej|mój|moją|moim & męża|żony|ojca|matki|syna|córki|brata|siostry|mąż|mężu|mamy
  rak*|guz|nowotwór|przerzut* & wątrob*|płuc*|kości|mózg*|wszędzie & przerzut*|rozsia*|rozprzestrzeni*|zaatakowa*
  <my> .. <near> ... rak|nowotwór|choroba|wojna|covid|białaczka|wypadek|morze . zabra*|zabił*|odebra*|pokona*
  <my> .. <near> ... zabra*|zabił*|pokona* . ją|go? . rak|nowotwór|choroba|wojna|covid|białaczka|morze
  zabra*|zabił* . mi|ją|go|nam . rak|nowotwór|choroba|wojna|covid|białaczka
  rękę|dłoń .. przesta*|ostatni|umar*|odchodzi*|zmarł* . oddychać|oddech|$
  u . <my>|mnie|niego|niej .. <near>? . wykryt*|znalezi*|stwierdz*|zdiagnoz* .. guz*|rak*|białaczk*|nowotw*|przerzut*
  zasnął|zasnęła|odszedł|odeszła . spokojnie? . na_zawsze|na_wieki|w_śnie|we_śnie
  odłącz* . go|ją|mamę|tatę|ojca|męża|od|aparatur* . od|aparatur*|respirator*
  daje|dają|dał|dali . mi|mu|jej|nam . tylko|jeszcze|najwyżej|góra? . pół|#|trzy|sześć|kilka|rok|miesiąc|parę . roku|miesi*|tygodni*|dni|$
  choć|chociaż|bo|odkąd|zanim|że|kiedy|gdy|i|mimo_że . on|ona|już? . umarł*|zmarł*|zginą*|zginę*|odesz* . w|na|rok|wczoraj|i|$|dwa|trzy|przed|bez
  uśpić|uśpili*|uśpienie . <my> . psa|kota|suczk*|pieska|konia
  musie*|trzeba|dać . było? uśpić
  poronienia|poronień|poronieni* . przed|za|$|w|i
  <my> .. <near> ... <died> !serial
  <kin> ... umarł*|zmarł*|zginą*|zginęła|nie_żyje|umiera*|odszedł|odeszła
  umarł|umarła|zmarł|zmarła|zginął|zginęła|odszedł|odeszła . <my>|nagle|mi? .. <near>|mama|tata|babcia|dziadek
  <near> . <my> ... <died>
  śmierć|śmierci|śmiercią|pogrzeb*|grób|grobie|grobem|odejści*|strat*|utrat*|samobójstw*|żałob*|trumn*|prochy|stypa|stypie . po? . <my>|mamy|taty|babci|dziadka|ojca|matki|brata|siostry|męża|żony|syna|córki|dziecka .. $|<near>|była|był
  strac*|pochowa*|chowa*|pożegna* . niedawno|właśnie|wtedy|też|nagle? . <my>|obojga|naszego|dziecko|synka|córeczkę|ciążę|ukochan*|mamę|tatę|męża|żonę|brata|siostrę|syna|córkę|ojca|matkę|rodziców|babcię|dziadka|przyjaci*
  <my> .. <near> ... straciłem|straciłam|straciliśmy|pochowa*
  zmarł*|umarł* .. na_moich|w_moich|na_naszych|zanim_zdąży*|przy_mnie|trzymał* . rękach|ramionach|oczach
  na_moich|w_moich rękach|ramionach|oczach .. umarł*|zmarł*|umiera*
  od|po|odkąd|kiedy|gdy|zanim . jak|tego|kiedy? . on|ona|mama|tata|babcia|dziadek . umarł*|zmarł*|odszedł|odeszła
  nie . ma . go|jej|ich . już . z_nami|wśród_nas|na_tym|na_świecie
  poroni*|martw*_urodz*|urodził*_się_martw*|śmierć_łóżeczkow*|ciąż*_obumarł*|obumarł*|śmierci_łóżeczkow*|ciążę_pozamaciczn*|wdow*|owdowia*|sierot*|osieroc*
  serce|serduszko|serca . jej|jego|dziecka? . przesta*|nie . bić|bije|biło
  nie . było|ma|znaleź*|słych* . tętna|bicia_serca|akcji_serca
  rak*|guz*|białaczk*|chorob*|nowotw*|diagnoz* ... nieuleczaln*|nieoperac*|terminaln*|przerzut*|rozsia*|wróci*|stadium|śmierteln*|złośliw*
  przerzut*|nieuleczaln*|paliatyw*|hospicjum|w_stanie_terminalnym .. ma|chor*|mój|moja|mama|tata|leż*|u_mnie|$
  mam|ma|wykryt*|zdiagnoz*|zachorowa*|<near> . u|raka|na . mnie|mamy|taty|nie*|męża|żony? . raka|rak|białaczk*|guza|nowotw*|stwardnienie_zanikowe|glejak*
  zostało|zostały|dali|daje|dają . mu|jej|mi|mamie|tacie|tylko . kilka|parę|najwyżej|trzy|pół? .. dni|tygodni*|miesiąc*|miesięc*|rok*|roku . życia|$
  kilka|parę|pół . tygodni*|miesięcy|dni|roku życia
  lekarze|nic . nic|nie|już . nie|się|już . nie|się|da|mog*|mogą|może . zrobić|pomóc|uratować
  nie . zdąży* .. pożegna*|się_z_nim|się_z_nią
  żałob* . po|w|$
  rak|wojna|wypadek|covid|choroba|morze . zabra* . mi|nam|go|ją|mojego|moją
  nie|nigdy . nie? wróci* . już? . z|do . wojny|frontu|morza|obozu|łagru
  znalaz* . <my>|go|ją|męża|brata . <near>? . martw*|powiesz*|nieżyw*
  policj*|lekarz*|telefon*|zadzwon*|wiadomoś* ... nie_żyje|zmarł*|umarł*|zginą*|zginęła*
  zapił*|zaćpał*|zagłodził*|zachlał* się . na? . śmierć
  po|od śmierci !króla|cesarza|papieża|wodza & *łem|*łam|mi|mnie|mam|*liśmy|*łyśmy|nie_umiem|nie_mogę|jem|śpię !się_w_szkole
  odkąd|kiedy|od_kiedy . umarł*|zmarł*|zginął|zginęła|nie_ma & *łem|*łam|mi|mnie|mam|nie_umiem|śpię|jem
  <died> . <my> .. <near>
  zostało|zostały|daje|dają|dali|dał .. miesi*|tygodn*|rok|pół_roku . życia
  zginął|zginęła|poległ|umarł*|zmarł* . obok|przy|na|w mnie|moich . oczach|rękach|ramionach|$`;
