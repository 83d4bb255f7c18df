export const abuse = `
  rękę|ręce|dłoń|palce|skórę & kuchenk*|żelazk*|piec|palnik|papieros*|wrzątk*|ogień|ognia & mi|moją|mnie & przycisn*|przypal*|oparzy*|trzyma*|poparzy*|karę
  chowa*|ukrywa* & się & kiedy|gdy|jak & tata|ojciec|on|ojczym & bił|krzycza*|pijany|awantur*|wraca*
  mnie|mi|moją_głowę & ścian*|podłog*|schod*|gardło|szyję|włosy|łóżko|drzwi & pchn*|rzuci*|ścis*|złapa*|szarp*|ciągn*|przyci*|chwyc*|uderz*|popchn*
  rzeczy & mi|ze_mną & robił*|zrobił*|kazał* & wujek|ojciec|kuzyn|rozumia*|ksiądz|mężczyzna|dzieck*|wstyd*|nocy|dziadek|których
  jeśli|jak & powie*|powiem|odejd*|zostawi*|opowie* & zabi*|pobije & on|mnie|ją|nas
  domu_dziecka|sierociń*|internat*|klasztor*|zakonnic* & bili|bito|biły|bicie|lanie|bił* & nas|mnie|nam
  bił|biła|bije|bili & mnie|nas & twarz*|głow*|codziennie|pasem|pijany|często|zawsze|tylko|domu !dzwon*
  głow*|twarz .. pod_wod*|w_wod*|o_ścian*|poduszk*|o_podłog*
  rękę|ręce|dłoń|palce|łapy .. w|pod|między|do . majtki|majtkach|majtek|spodenki|spodnie|spódnic*|sukienk*|bluzk*|stanik*|nogi|uda|piżam*|rajstop*
  śledził*|prześladow*|nachodz*|stalk* . mnie .. miesi*|lata*|dom|tygodni*|grozi*|spali*|były|latami
  spali|spalić|podpali* . mi|mój|moje|nas .. dom|mieszkan*|mnie|nas|$
  rzuca|rzucał*|ciska*|rzucił* . we|w|o . mnie|nas|matkę|talerz* .. talerz*|butelk*|krzes*|szklank*|rzeczami|popielnicz*|mnie
  trzyma*|przytrzym*|obezwładni* . mnie|mi . i|za? .. rozebra*|rozbiera*|ręce|nogi|usta
  rozebra*|rozbiera*|związa*|kneblow* . mnie . siłą|i|do|$|na !do_kąpieli
  siniak*|sińce|sińców|pręg* ... przewróci*|upad*|schod*|pani|ciele|plecach|nauczyciel*|lekarz*
  kolan* ... rękę|dotyk*|macał*|majt*|pod
  pije|pił|pijany|wypi* .. robi|staje|stawał|robił|był|jest . się? . agresywny|brutalny|wpada|szału
  wracał|wrócił|przychodził .. pijany .. pasy|lanie|bił|bicie|awantur*|leciały
  leciały|poleciały pasy|baty
  uderzył*|walnę*|trzasnę*|zdzieli* . mnie|mi . w|prosto . twarz|głowę|brzuch
  zabiera|zabierał|kontroluj*|kontrolował*|zabrania|zabraniał* . mi . moje? . pieniądze|telefon|wychodzić|paszport|spotyka*|pracować
  zgwałci*|gwałci*|molestowa*|wykorzysta*|wykorzystywa*|dusił*|katowa*|napastowa* . mnie|nas
  mnie . zgwałci*|gwałci*|molestowa*|wykorzysta*|katowa*|dusił*|pobi*
  wydano|wydali|wyszłam|zmusz* . mnie|za . za . mąż . wbrew|siłą|za|w_wieku|nie|pod_przymusem
  <he>|gdy|kiedy|zawsze|często ... mnie|nas|mi .. <hit>
  <hit> . mnie|nas|mi|mamę|matkę|moją_matkę|moją_mamę|moją_siostrę|mojego_brata|dzieci|nasze_dzieci . !piłka|w_szachy
  <he> ... <hit> . naszą|moją|moich|nasze|mojego? matkę|mamę|siostrę|brata|dzieci|braci|rodzeństwo
  <he> ... matkę|mamę|siostrę|brata|dzieci . <hit>
  mnie . często|regularnie|brutalnie|kilka_razy? <hit>
  znęcał*|dobiera* . się . nad|do . mną|nami|mnie|matką|mamą
  byłam|byłem|zostałam|zostałem|zostałyśmy|byliśmy|byłyśmy|bywałam . jako_dziecko|często|seksualnie|wielokrotnie|w_dzieciństwie? . bit*|pobit*|zgwałc*|molestow*|wykorzyst*|maltretow*|gwałcon*|katowan*|zmuszan*|zmuszon*|napastow*
  ofiar* .. przemocy|gwałtu|molestow*|kazirodztw*|wykorzyst*
  przemoc* . domow*|w_domu|w_rodzinie .. ja|mnie|mój|moja|dorast*|u_nas|był*
  mój_gwałciciel|mój_oprawca|wbrew_mojej_woli|molestowanie|wykorzystywanie_seksualne|nasza_tajemnica|nasz_mały_sekret|kazirodztw*
  pas|pasem|paskiem|kablem|kijem|pięści*|rózgą|trzepaczk*|batem|sznurem .. bił*|mnie|nas|dosta*|lał*|lanie|po_plecach|lali
  dostawa*|dostałam|dostałem|spuszcza*|spuścił* . od_ojca|od_matki|od_niego|mi|w_domu|za_wszystko|regularnie|codziennie? . lanie|lania|pasem|po_twarzy|baty|bicie|manto|kablem
  dotyk* .. mnie|się|mi .. tam|gdzie|między|pod|intymn*|piers*|nocy|łóżk*|dzieck*|mał*|udach|krocz*|miejsc*
  mnie . dotyk* . kiedy|gdy|w|tam|jak|seksualnie|po
  wujek|ojczym|ksiądz|trener|dziadek|nauczyciel|kuzyn|sąsiad .. mnie . dotyk*|obmac*|molest*|wykorzyst*|zgwałc*|skrzywdz*
  rękę|ręce|łapy|dłoń|palce . mi|swoją? . pod|w|między|na . mi? . spódnic*|sukienk*|bluzk*|majt*|spodni*|nogi|uda|szyi|gardl*|koszul*|ust*|piżam*
  <he> . w_nocy|nocami|pijany? . przychodził*|wchodził*|przyszedł|wszedł|kładł . w_nocy|nocami|pijany? . do|się . mojego|mojej|mnie? . pokoju|łóżka|łóżku .. nocy|pijan*|dotyk*|$|i
  w_nocy|nocami|noc . przychodził*|wchodził* . do . mojego|mojej|mnie . pokoju|łóżka
  zmusił*|zmusza*|zmuszał*|kazał* ... seks*|rozebra*|rozbiera*|dotyka*|całowa*|ślub*|spać_z|spał*|przespa*|współżyc*|łóżka|robić_rzeczy|małżeństw*
  mówił*|powiedział*|krzycz*|błaga*|prosi* .. nie|przesta* ale|a|i|lecz? . on|nie? . przesta*|słucha*|robił_dalej|kontynuow*|dalej
  groził*|grozi|grożąc|zagroził* .. że|mi|śmierci*|nożem|nas|mnie
  zabij*|zabiłby . mnie|nas . jeśli|jak|gdy
  jeśli|jak|gdy . komuś|coś|komukolwiek|go|odejdę .. powiem|odejdę|zostawię|powiedział* ... zabij*|pobije
  nóż|pistolet|nożem . do|mi|przy|przystawi* .. gardł*|szyi|głow*
  zamyka*|zamkną*|zamknęł* . mnie|nas .. piwnic*|szaf*|komórc*|łazienc*|pokoj*|ciemn*|godzin*|noc
  popchn*|zepchn*|rzucił*|pchn*|ciągn*|szarpa*|wlók* . mnie|mną|mamę|matkę . ze|o|po|za|na . schod*|ścian*|włosy|podłog*|ziemi*
  chwyci*|złapał*|trzyma* . mnie . za . gardło|szyję|włosy
  mąż|ojciec|ojczym|on|były|chłopak . był|jest|stał_się|robił_się . bardzo? agresywny|brutalny|przemocow*
  siniak*|podbite_oko|sińc* .. ukry*|chowa*|maskow*|mąż|ojciec|makijaż*|rękaw*|zakry*
  ukry*|maskow*|zakry*|zasłani* .. siniak*|sińc*|podbite
  bałam|bałem|bał*|boję|strach* . się . że|kiedy|go|ojca|męża .. uderzy|pijany|zabije|pobije|bił|wracał*|wróci|zbije
  podnosił*|podniósł|podnosi . na . mnie|nas|matkę . rękę
  rękę podn* . na . mnie|nas
  nie . pozwala* . mi . wychodzić|spotykać|rozmawiać|pracować|widywać|wyjść .. z|bez|sam*|$
  nikomu . nie . mów*|powie*|wolno . mi? . bo|o|co|inaczej|$ . on|tym|zrobi
  przypala* . mnie|mi . papieros*|żelazk*
  złama* . mi . nos|rękę|żebr*|szczęk*|ząb
  czekali|czekał*|dopadli|dopadali|otoczyli|otaczali|łapali & mnie & kopali|bili|kopał*|tłukli|pobili !brawo
  przychodził*|wchodził*|kładł* & do_mnie|do_łóżka|do_mojego|do_pokoju & nocy|nocą|nocami|noc & robił*|dotykał*|rzeczy|udawał*|kazał*`;
