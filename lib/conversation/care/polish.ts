import type { Language } from "./phrases";
import { stop } from "./stop/polish";

export const polish: Language = {
  lists: {
    my: "mój moja moje moi mojego mojej mojemu moją moich mego mej nasz nasza nasze nasi naszego naszej naszą naszych swojego swoją swoje swoich",
    near: `matk* mam* mamus* mamę ojciec ojca ojcu ojcem tata taty tatę tato tatuś* rodzic* brat brata bratem bracia braci bracisz* siostr* siostrzycz* syn syna synem
      synowie synów synek synka córk* córecz* córka dzieck* dzieci dziecko mąż męża mężem małżon* żon* partner* narzeczon* chłopak* dziewczyn* przyjaci* kolega
      kolegi koleżank* babci* babuni* dziad* dziadek wnuk* wnucz* wujek wujka wuj stryj* ciocia cioci* ciotk* kuzyn* siostrzen* bratan* teści* zięć szwagier*
      ojczym* macoch* chrzest* bliźni* niemowl* maleństw* pies psa kot kota sąsiad* najlepsz* ukochan* kumpel* kumpl*`,
    kin: "mama tata babcia dziadek mamusia tatuś ojciec matka",
    died: `umarł umarła umarło umarli umarły umiera umierał umierała umierają umrze umrzeć zmarł zmarła zmarli zmarło zmarły zginął zginęła zginęli ginie nie_żyje
      nie_żyją odszedł_na_zawsze odeszła_na_zawsze odszedł_od_nas odeszła_od_nas utonął utonęła utopił_się powiesił* zabił_się zabiła_się zabity zabita zamordowan*
      zastrzelon* samobójstw* odebrał* życie_sobie targnął* targnęła* nieuleczaln* terminaln* paliatywn* poległ poległa stracił*_życie śmiertelnie
      pochowan* pochowaliśmy urodził*_się_mart* nie_przeżył* przegrał*_walkę zasnął*_na_zawsze odebrał*_sobie konał* agonii uśpić uśpiliśmy`,
    he: `on ona oni tata ojciec mama matka ojczym macocha wujek wuj stryj ciotka dziadek brat bracia mąż były chłopak partner narzeczony nauczyciel ksiądz proboszcz
      trener szef sąsiad mężczyzna mężczyźni kuzyn rodzice ktoś zakonnice który`,
    hit: `bił biła bili bije biją pobił pobiła pobili bić uderzył uderzyła uderza uderzał* uderzyć zbił zbiła lał lała lali katował* gwałci* zgwałci* molestow* molestuje wykorzyst* skrzywdz* kopał* kopnął* dusił*
      poddusił* maltretow* znęca* pobity pobita spoliczkow* policzkow* obmacyw* tłukł tłukła dręczy* torturow* napastow* sprał sprała chłostał* przyduszał* szarpał`,
    me: "mnie nas mi mną nami moją_matkę moją_mamę mamę matkę mojego_brata moją_siostrę dzieci nasze_dzieci moich_braci",
    want: "chcę chciałem chciałam chciałbym chciałabym chce_mi chciało_mi wolałbym wolałabym wolę pragnę pragnąłem pragnęłam marzę marzyłem marzyłam modlę modliłam modliłem żebym obym mam_ochotę miałam_ochotę miałem_ochotę zamierzam postanowiłem postanowiłam",
    start:
      "proszę no ale i już teraz dobrze ok nie może możemy możesz czy chcę chciałbym chciałabym wolę lepiej po prostu dość",
    now: "dzisiaj dziś na_dziś na_dzisiaj na_razie teraz tutaj tu już proszę więcej",
  },
  not: "nie nigdy żaden żadna żadnych bez ani nikt",
  breaks: `jak że_król film filmie książk* powieś* serial* bajk* histori* gra grze król królowa bohater* opowiadał* mówił* powiedział* pytał* śmiał* bateri*
 telefon* komórk* samochód auto komputer* rośli* ogród kwiat*`,
  harmless: `
    mogłem|mogłam|mogliśmy przestać . mówić|gadać|śmiać
    zabił by|bym . za|dla
    matka|mama|ojciec bambiego|kopciuszka|królewny|bohatera
    umiera*|umarł*|umrę|umrzeć|umrze|zdech*|konam|padam . z|ze|od śmiechu|głodu|nudów|nudy|ciekawości|wstydu|pragnienia|gorąca|zimna|strachu|zachwytu|tęsknoty|niecierpliwości|przerażenia|zmęczenia|szczęścia
    z|ze śmiechu|głodu|nudów|ciekawości|wstydu|zimna|strachu|gorąca|zazdrości .. umiera*|umarł*|umrę|umrzeć
    omal|prawie|mało|niemal . nie? . umarł*|umrzeć|zabił*|zginął*|zginęła*|zmarł*
    martw* punkt|natur*|sezon|pole|strefa|język*
    zabi* czas|nudę|ćwieka
    śmiertelnie . zmęczon*|znudzon*|poważn*|nudn*|obrażon*
    bił* . rekord*|brawo|dzwon*|pian*|serce|zegar|w_dzwon
    pobił|pobiła . mnie|nas|ich . w|#|rekord . szach*|tenis*|kart*|#
    uderzył*|uderza* . mnie|nas . że|jak|swoj*|spokój|cisza|to|zapach|piłk*
    zabija* . mnie . ten|ta|to|te|hałas|upał|$
    jestem . rak . spod|z
    spod znaku raka
    spuści*|sprawi* . im . lanie|baty|łupnia
    lanie|baty|łupnia . #|pięć|cztery|trzy|dwa|w_meczu|na_boisku
    po śmierci króla|cesarza|papieża|wodza|królowej`,
  spoken: `
    ^ krzyczał*|krzyknę*|wołał*|zawołał*|wrzeszczał*|mówił*|powiedział*|śmiał* moja|mój|on|ona|się|mama|tata|babcia|dziadek|siostra|brat|ciotka|ciocia|pani
    ^ moja|mój? mama|tata|babcia|siostra|brat|ciotka krzyczał*|wołał*|wrzasn*`,
  "self-harm": `
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
    kulkę|kulę|strzelić|palnąć . sobie . w_łeb|w_głowę`,
  abuse: `
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
    przychodził*|wchodził*|kładł* & do_mnie|do_łóżka|do_mojego|do_pokoju & nocy|nocą|nocami|noc & robił*|dotykał*|rzeczy|udawał*|kazał*`,
  loss: `
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
    poroni*|martw*_urodz*|urodził*_się_martw*|śmierć_łóżeczkow*|ciąż*_obumarł*|obumarł*|śmierci_łóżeczkow*|ciążę_pozamaciczn*
    serce|serduszko|serca . jej|jego|dziecka? . przesta*|nie . bić|bije|biło
    nie . było|ma|znaleź*|słych* . tętna|bicia_serca|akcji_serca
    rak*|guz*|białaczk*|chorob*|nowotw*|diagnoz* ... nieuleczaln*|nieoperac*|terminaln*|przerzut*|rozsia*|wróci*|stadium|śmierteln*|złośliw*
    przerzut*|nieuleczaln*|paliatyw*|hospicjum|w_stanie_terminalnym .. ma|chor*|mój|moja|mama|tata|leż*|u_mnie|$
    mam|ma|wykryt*|zdiagnoz*|zachorowa*|<near> . u|raka|na . mnie|mamy|taty|nie*|męża|żony? . raka|rak|białaczk*|guza|nowotw*|stwardnienie_zanikowe|glejak*
    zostało|zostały|dali|daje|dają . mu|jej|mi|mamie|tacie|tylko . kilka|parę|najwyżej|trzy|pół? .. dni|tygodni*|miesiąc*|miesięc*|rok*|roku . życia|$
    kilka|parę|pół . tygodni*|miesięcy|dni|roku życia
    lekarze|nic . nic|nie|już . nie|się|już . nie|się|da|mog*|mogą|może . zrobić|pomóc|uratować
    wdow*|owdowia*|sierot*|osieroc*
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
    zginął|zginęła|poległ|umarł*|zmarł* . obok|przy|na|w mnie|moich . oczach|rękach|ramionach|$`,
  stop,
};
