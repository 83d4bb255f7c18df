import type { Language } from "./phrases";
import { stop } from "./stop/dutch";

export const dutch: Language = {
  lists: {
    my: "mijn mn m'n m'ne onze ons mama's papa's",
    near: `moeder mama mam mams ma vader papa pap paps ouders broer broers broertje zus zusje zussen zoon zonen zoontje dochter dochters dochtertje kind kinderen
      kindje baby tweeling man echtgenoot echtgenote vrouw partner vriend vrienden vriendin verloofde oma opa omi grootmoeder grootvader grootouders oom tante neef
      nicht neefje nichtje kleinzoon kleindochter kleinkind schoon* stief* peetoom peettante buurman buurvrouw collega jongen meisje jongetje kleintje hond kat
      oudste jongste vriendje vriendinnetje tweelingbroer tweelingzus`,
    kin: "mama papa oma opa mam pap moeder vader",
    died: `overleden overleed overlijdt stierf stierven sterft sterven gestorven stervende dood doodgeboren doodgegaan omgekomen om_het_leven verongelukt verdronken
      vermoord doodgeschoten gesneuveld zelfmoord suïcide van_het_leven_beroofd verhangen opgehangen ongeneeslijk terminaal uitbehandeld palliatieve
      begraven gecremeerd van_ons_heengegaan heengegaan ingeslapen bezweken omgebracht niet_overleefd niet_gered coma uitgezaaid doodgereden doodging
      er_niet_meer`,
    he: `hij zij ze papa vader mama moeder stiefvader stiefmoeder oom tante opa broer man echtgenoot ex vriend vriendje leraar meester pastoor priester pater
      trainer baas buurman mannen neef ouders iemand nonnen die`,
    hit: `geslagen sloeg slaat slaan sloegen mishandel* misbruik* verkracht* aangerand afgeranseld gewurgd wurgde geschopt schopte trapte bedreigd* bedreigt betast* betastte
      gestompt stompte afgetuigd ranselde geslaag aangeraakt opgesloten gepijnigd gestalkt`,
    want: "wil wilde wou wens* hoop hoopte verlang* liever graag liefst zou zin bid",
    again: "niet_meer nooit_meer niet_langer nooit",
    start:
      "alsjeblieft aub alstublieft ok oké en maar nu nee zo laten laat we kunnen kun kan je u ik wil wou graag even zullen gewoon liever",
    now: "vandaag nu voor_vandaag voor_nu hier alsjeblieft alstublieft aub even daarmee mee",
  },
  not: "niet nooit geen niemand zonder nooit",
  notAfter: "nooit niet",
  breaks: `hoe film boek roman serie verhaal spel koning koningin held vertelde vertelt zei zegt vroeg lachte las toen_de batterij accu
 telefoon mobiel auto computer plant* tuin`,
  harmless: `
    lach* .. dood|kapot|rot
    doodlachen|doodgelachen|doodmoe|doodsaai|doodsbang|doodeng|doodgewoon|doodstil|doodziek_van|doodserieus
    dood|sterf|stierf|sterven|doodga* . van|aan . het|de? lachen|honger|dorst|kou|schaamte|verveling|nieuwsgierigheid|hitte|moeheid|slaap|verlegenheid
    van|ga|ging|verga . het|de? lachen|honger|dorst|kou|schaamte|verveling|nieuwsgierigheid|hitte|stress|verlegenheid . dood|gestorven|gaan|gaan_dood|sterven|ga_dood
    bijna . dood|gestorven|doodgegaan
    dode hoek|zee|punt|letter|lijn|boel
    tijd doden|dood*|gedood
    sloeg|slaat|geslagen|verslagen|versloeg . mij|me|ons . met|bij|in|op . #|schaken|tennis|finale|schouder|schaakspel
    met_#|met_schaken|bij_het_schaken|in_de_finale|met_tennis|op_de_schouder|bij_het_kaarten ... geslagen|verslagen|sloeg
    sloeg|geslagen . de|het|op|een|een_kruis . slagroom|deeg|hol|hand|acht|brug
    ben . kreeft
    sneed|snij|snijd|gesneden mezelf|me . bijna|per_ongeluk|aan|bij|tijdens`,
  spoken: `
    ^ riep|schreeuwde|zei|gilde|lachte|stond|snauwde|brulde mijn|mn|onze|ons|de|het|hij|zij|ze|op|<kin>`,
  "self-harm": `
    niet . meer? lang|lang_meer|lang & hier|leven|zijn|ben & ik|me|mijn
    mezelf|me & van_kant|opgehangen|doodgemaakt|verhangen|voor_de_trein|van_het_leven_beroofd & ik|had|zou|als|allang|wilde
    polsen|aderen & doorgesneden|opengesneden|gesneden|door|open & mijn|ik
    ik . moet|zou|kan|verdien . gewoon|beter|maar? dood|doodgaan|sterven|dood_te_zijn
    doodgaan|sterven|dood_zijn|dood & makkelijker|beter|opluchting|fijner & ik|dan|zou|zo|leven|doorgaan
    pillen|slaappillen|tabletten|medicijnen & alle|doosje|plan|strip & nemen|slikken|genomen|geslikt|nam|slikte|innemen
    geen|zonder & zin|kracht|reden|moed|wil|energie & te|om|in|om_te & leven|verder_te_leven|er_te_zijn|bestaan|te_leven
    haat|haatte mezelf|mijn_leven & dood|sterven|weg|verdwijnen
    wil|wilde|wou|zou & ik & er_niet_meer|niet_meer_leven|niet_meer_zijn|niet_meer_wakker|niet_meer_bestaan|er_niet_meer_zijn
    er niet_meer & wil|wilde|wou . zijn & ik|dagen|soms
    armen|polsen|dijen|benen|bovenbenen|aders & sneed|gesneden|snijd|kras*|verbrand* & mijn|me|ik & mesje|bloed|voelen|zien|expres|stiekem|pijn|opluchting
    niemand|iedereen|beter|gelukkiger & zonder_mij|als_ik_dood|als_ik_er_niet|als_ik_weg|als_ik_doodging|ik_niet_bestond
    hoop|hoopte|bid|bad|wens*|wilde|wou|wil ... hart|god|hemel|kanker|dood|auto|bliksem|iemand ... stopt|stopte|haalt|haalde|neemt|meeneemt|aanrijdt|ophoudt|komt_halen
    gedachte*|denk|dacht|idee .. om|aan|over|dat ... er|dood|niet_meer|springen . niet_meer|te|zijn? . zijn|leven|bestaan|gaan|springen|wakker
    waarom|waarvoor|waartoe ik|zou|moet . ik|nog|verder? . ik|nog|verder|überhaupt? . leven|doorgaan|verder_leven|leef|bestaan|opstaan_nog
    beter|makkelijker|gelukkig*|fijner|opgelucht|niemand ... als ik . niet|er|nooit . niet|meer? . bestond|was|zou_bestaan|geboren|bestaan|leefde
    brandde|brand|kraste|kras|sneed|snijd . mezelf|mijn|me|in . mijn? armen|arm|benen|polsen|huid|bovenbenen
    mijn . eigen? armen|polsen|benen|huid . open|in? gesneden|opengesneden|gekrast|verbrand
    begonnen|begin|gestopt|weer|opnieuw . met|aan? snijden|krassen|automutileren|mezelf_snijden|mezelf_pijn_doen
    brug|perron|spoor|dak|balkon|rand|klif|rails ... stap|springen|sprong|loslaten|voorbij|vallen
    moe|zat|beu|klaar . met|van? . het leven|bestaan
    was ik . maar|toen|beter|liever .. gestorven|dood|doodgegaan|omgekomen|verongelukt
    als|wanneer ik . dood|er|zou|morgen . niet|sterf|ga|zou|meer? . was|gaan|ga|sterven|ben ... niemand|niets|uitmaken|missen|beter
    ik|zou|wou ... <want> ... dood|sterven|doodgaan|<again>_leven|<again>_wakker|<again>_bestaan|<again>_zijn|<again>_hier|er_<again>|voorgoed_verdwijnen|inslapen|verder_leven
    <want> ik . gewoon|maar|soms? . dood|sterven|doodgaan|<again>_leven|er_<again>_zijn|voorgoed
    ik . was|ben|liever|maar? . liever|maar|beter . dood|nooit_geboren|niet_geboren
    was|ware ik . maar . dood|nooit_geboren|niet_geboren|er_niet
    ik . nooit . geboren . was|worden
    wens*|wil|wilde|wou|hoop|hoopte|zou|beter|slapen|slaap|inslapen|bid ... niet|nooit . meer? . wakker|er_zijn|bestaan|bestond|er_was|ontwaken
    ik|wil|wilde|hoeft|hoef|zin . <again> . zo? . leven|verder|verder_leven|te_leven|bestaan|er_te_zijn $|wil|wilde|voor_mij|leven
    <again> leven|verder_leven|bestaan|wakker_worden . wil|wilde|hoeft|$
    ik|mezelf|me|mij ... van_kant|het_leven_benemen|het_leven_te_benemen|iets_aan|ophangen|op_te_hangen|verhangen|verdrinken|snijden|snijd|sneed|gesneden|krassen|kras|kraste|pijn_doen|pijn_te_doen|verwonden|verwondde|automutil* . $|mezelf|maken|te_maken|doen|te_doen|aandoen|om|polsen|armen|toen|sinds|in
    mezelf|mijzelf|me_zelf .. van_kant|pijn|dood|doden|vermoord*|snij*|sneed|gesneden|verwond*|ophang*|te_snijden|te_verwonden|iets|beschadig*|kras*
    ik . snijd|snij|sneed|kras|kraste|verwond|verwondde . mezelf|me|mijn|in_mijn . armen|polsen|benen|mezelf|huid|sinds|met_opzet|expres
    ik|mijn . pleeg|pleegde|eigen|eerste? zelfmoord|zelfmoordgedachten|zelfmoordpoging|suïcide|suïcidaal
    ik|me|mij|aan ... zelfmoord*|suïcid*|zelfdoding|zelfbeschadiging|automutil*|levensmoe|overdosis|afscheidsbrief|afscheidsbrieven
    denk|dacht|gedacht|gedachten|poging . aan|om|tot|over|er_een_einde .. zelfmoord|sterven|de_dood|doodgaan|zelfdoding
    eind*|punt . aan|achter . alles|mijn_leven|het_leven|alles . maken|te_maken|gemaakt|zetten|maakte
    er . een? . eind*|eind_aan . aan . maken|te_maken|gemaakt|maak|zetten
    mijn . eigen? leven . beëindigen|te_beëindigen|benemen|te_nemen
    beter|gelukkig*|opgelucht|makkelijker .. zonder_mij
    zonder_mij .. beter|gelukkig*|opgelucht|makkelijker
    als|wanneer ik . er|dood|weg|verdwen* . niet|nooit? . meer? . was|zou|ben|dood|geweest|er_ben|$ ... beter|niemand|iedereen|opgelucht|missen|merken|gelukkig*
    beter|niemand|iedereen|opgelucht|missen|merken ... als|dat|wanneer ik . er|dood|weg|verdwen*|nooit . niet|dood|weg|verdwe*|geboren|was
    niemand . zou . me|mij|het . missen|huilen|merken . als|$
    ik . ben .. een? last . voor|$
    tot last . $|voor
    leven . heeft|is|geen|niet .. zin|waard|nut . meer? $|voor_mij
    geen|welke|wat .. reden|zin|nut . meer? . om|te|in|van . te? . leven|verder_te|bestaan|het_leven
    moe|zat|beu .. leven . $|en|ben
    leven . zo? moe|zat|beu
    alle|veel|doosje|strip|handvol|pot|genoeg .. pillen|slaappillen|tabletten|medicijnen . geslikt|genomen|ingenomen|slikken|innemen|opgespaard|gespaard|die|op
    slikte|nam|spaarde .. alle|veel|doosje|strip|handvol|pot .. pillen|slaappillen|tabletten|medicijnen
    brug|trein|dak|flat|balkon|raam|spoor|rails|boom|klif .. springen|te_springen|gesprongen|gooien|te_gooien|werpen|rijden|te_rijden|sprong|stappen . $|wilde|wou|om|en|wil|zou
    springen|gooien|rijden|stappen .. van|voor|tegen|uit|onder .. brug|trein|dak|flat|balkon|raam|boom
    wil|wilde|wou|wens . gewoon|alleen|maar . dat . het|alles|de_pijn . allemaal|eindelijk? . voorbij|ophoudt|stopt|over . is|was|$
    zie|zag|is geen . andere? uitweg . meer $
    snij|snijd|sneed|snijden|gesneden|kras|kraste|brand mezelf|mijzelf . weer|nog|soms|vaak|expres|om|als|niemand|wanneer|$
    snij|snijd|sneed|kras me|mij . weer|expres|opzettelijk
    lichter|beter|makkelijker|leuker .. zonder mij|me
    kogel . door_mijn|in_mijn|door_m'n`,
  abuse: `
    hand|handen|arm|vingers|huid & kookplaat|strijkijzer|kachel|fornuis|sigaret*|water|vuur & mijn|me & drukte|gedrukt|brandde|verbrandde|hield|duwde|straf
    haren|haar & me|mijn|mij & sleurde|trok|gesleurd|getrokken|sleepte & hij|ze|door|aan
    verstopt* & we|ik|me|ons & als|wanneer|terwijl & papa|vader|hij|stiefvader & sloeg|schreeuwde|dronken|tekeer|thuiskwam
    me|mij|mijn_hoofd|mijn_keel & muur|grond|trap|keel|nek|haren|bed|deur|vloer & duwde|geduwd|gooide|gegooid|kneep|geknepen|greep|gegrepen|sleurde|gesleurd|trok|smeet|sloeg|drukte & hij|ze|man|vader|vriend|moeder
    dingen & met_me|met_mij|bij_me|bij_mij|aan_me & deed|gedaan|doen & oom|vader|neef|begr*|man|pastoor|kind|schaam*|nachts|opa
    als & vertel*|zeg|zei|wegga|weg|verlaat|praat & vermoord*|dood|slaat|af & hij|me|haar|ons
    weeshuis|internaat|kostschool|tehuis|klooster & geslagen|sloegen|slaag|mishandeld|klappen & we|ons|ik|me
    gaf|geeft|kreeg|kregen & klap|klappen|mep|slaag|schop & me|mij|ons|ik & moeder|vader|man|ze|hij|zodra|altijd|elke|thuis !applaus
    hoofd|gezicht .. onder_water|in_het_water|tegen_de_muur|kussen
    hand|handen|vingers .. in|onder|tussen|aan .. broek|broekje|onderbroek|rok|slipje|bh|blouse|benen|dijen|pyjama|jurk
    achtervolg*|stalk*|belaag* .. ex|maanden*|weken*|jaren*|huis|dreig*|bang
    in brand . zou? . steken|stak|gestoken
    gooi*|smeet|smijt|smeet . met|een? . borden|bord|flessen|fles|spullen|stoelen|glazen|dingen . naar|tegen . me|mij|ons|hoofd
    met . borden|flessen|spullen|stoelen|glazen . naar|tegen . me|mij|ons
    gaf|geeft|gegeven|kreeg|verkocht . me|mij|ik . zo|een|n|zo'n . harde? klap|oplawaai|mep|draai|schop|stomp|oorvijg|dreun !applaus
    hield*|gehouden|drukte* . me|mij . vast|neer|tegen .. kle*|uit|broek|hand
    klee*|kleed* . me|mij . uit
    blauwe_plek*|blauwe_plekken|striemen ... gevallen|juf|meester|dokter|overal|rug|trap
    schoot . zat|ging|voelde|hand|aan|raakte|broek*
    drinkt|dronk|gedronken|dronken .. wordt|werd|is|was . hij . heel? gewelddadig|agressief|losse
    pakt|pakte|afgepakt|verbiedt|verbood|controleer* .. mijn|me . geld|telefoon|paspoort|vrienden|mobiel . af|$|te|niet
    mag|mocht . het|de|niet|van .. huis|deur|vrienden|familie .. uit|zien|van . van? . mijn? man|vriend|hem|partner
    me|mij|ons ... verkracht*|misbruikt*|mishandel*|aangerand|gewurgd|betast*|afgeranseld|afgetuigd
    klappen|slaag .. vielen|kregen|dronken|uitdelen
    vielen . er? klappen
    uitgehuwelijkt|gedwongen_huwelijk|tegen_mijn_zin_getrouwd
    <he>|toen|als ... me|mij|ons .. <hit>
    <hit> me|mij|mijn_moeder|mama|mijn_broer|mijn_zus|mijn_zusje|mijn_broertje|de_kinderen|onze_kinderen
    <hit> . hij|ze|hij_ook? ons . als|met|elke|vaak|altijd|wanneer|thuis|$
    <he> ... mijn_moeder|mama|mijn_zus|mijn_zusje|mijn_broertje|mijn_broer|de_kinderen|onze_kinderen .. <hit>
    ik|we|wij ... ben|werd|werden|word|was|waren|zijn ... geslagen|mishandeld|misbruikt|verkracht|aangerand|gepest_en|opgesloten|betast|bedreigd_door|gewurgd|aangeraakt_door
    werd|werden|ben ik|we|wij ... geslagen|mishandeld|misbruikt|verkracht|aangerand|opgesloten|betast
    slachtoffer .. misbruik|verkrachting|incest|geweld|mishandeling
    huiselijk_geweld|seksueel_misbruik|incest|kindermishandeling|mijn_verkrachter|mijn_verkrachting|tegen_mijn_wil|ons_geheimpje|ons_kleine_geheim|loverboy|misbruik_van_mij
    riem|broekriem|mattenklopper|stok|zweep|vuisten|pollepel|kleerhanger .. me|mij|ons|geslagen|sloeg|slaan|af|kregen|kreeg|op_mijn
    kreeg|kregen|krijgen|gaf|vielen|uitgedeeld .. klappen|slaag|slagen|de_riem|oorvijg*|schoppen|rake_klappen|pak_slaag !applaus
    klappen|slaag .. kreeg|kregen|van_mijn_vader|gekregen
    <he> ... raakte|zat|zitten|voelde|greep|betastte|aaide|kuste|aangeraakt|aanraakte|aanraken .. me|mij|aan_me|aan_mij|onder|tussen .. aan|waar|onder|tussen|borsten|benen|s_nachts|bed|nachts|daar
    aan_me|aan_mij zat|zitten|gezeten|kwam
    zat . hij? . s? . nachts|steeds|vaak? . aan_me|aan_mij
    oom|stiefvader|pastoor|priester|pater|trainer|opa|leraar|buurman|neef .. aangeraakt|aanraakte|betast*|zat_aan|aan_me|aan_mij|misbruik*
    hand|handen|vingers .. onder|in|tussen|om mijn|me . rok|broek|jurk|benen|shirt|bloes|slipje|keel|nek|hals|nachthemd|mond
    <he> .. kwam|kroop .. s|nachts|dronken|in|mijn|bij_me . nachts|in|mijn . kamer|mijn|bed .. bed|kamer|nachts|aan|betast*|kruipen !voorlezen
    dwong|dwingt|gedwongen|dwingen|forceerde ... seks|vrijen|uit_te_kleden|aan_te_raken|slapen|zoenen|trouwen|bevredigen|dingen|neuken|naar_bed
    nee . gezegd|zei|geroepen|riep|schreeuwde maar|en|toch? ... door|stopte|luisterde|ging|gestopt
    zei|riep|schreeuwde . dat|nee|stop .. nee|niet|stop? maar|en . hij . ging|stopte|luisterde|deed|hield
    dreig* .. me|mij|ons|met|te . me|iets|mij|de_kinderen? . vermoord*|te_vermoorden|doden|slaan|mes|te_slaan|aan_te_doen|af_te_maken|$
    als|wanneer ik . het|iets|hem|weg|er_iets . vertel*|zeg|zei|ging|ga|verlaat|wegga|weg ... vermoord*|slaat|doodt|dood|maakt_me
    vermoord*|slaat|doodt . me|mij|ons . als ik
    mes|pistool|geweer . op|tegen . mijn|de . keel|hoofd|borst
    opgesloten|sloot|sluit|opsloot .. kelder|kast|kamer|donker|schuur|hok|uren|nacht|op_in|kolenhok|zolder
    kelder|kast|hok|kolenhok|donker . opgesloten|opsloot|gezet
    duwde|gooide|smeet|sleurde|trok|sleepte|geduwd|gegooid|gesleurd|getrokken .. trap|muur|haren|grond|vloer|keel .. af|tegen|op|aan|$ !stoel
    me|mij|mama|mijn_moeder .. trap|muur|haren|grond|vloer . af|tegen|op|aan? . geduwd|gegooid|gesleurd|getrokken|gesleept|gesmeten|geslagen
    greep|pakte .. keel|haren|nek
    <he> . was|werd|is|wordt . vaak|heel|altijd|erg? gewelddadig|handtastelijk
    gewelddadige vader|man|stiefvader|ex|relatie|huwelijk
    blauwe_plek*|blauw_oog ... verborg|verstop*|camoufl*|man|hij|vader|mouwen|make_up|verbergen
    verborg|verstop*|camoufl*|verbergen|bedekt* .. blauwe_plek*|blauw_oog
    bang .. hij|vader|man|stiefvader|ze . me|weer|dronken . weer|me|dronken? . sla*|thuis*|vermoord*|zou_slaan|dronken
    losse handen
    <he> . hief|zijn_hand . zijn_hand? . tegen|uitgeschoten
    mocht|mag|niemand|moest . er|het|van_hem? . niet|niemand|nooit|aan_niemand|het|er . niet|niemand|iets|vertellen? . vertellen|zeggen . anders|van_hem|wat_hij|$ !verrassing
    mag|mocht . van . hem|mijn_man|mijn_vriend .. niet|geen|niemand
    sigaret* .. op|uit mijn|me|mij
    brak|gebroken|brak_mijn . mijn . neus|arm|rib*|kaak|pols . hij|geslagen|mijn_man
    wachtten|wachtte|opgewacht|omsingelden|stonden|grepen & me|mij & schopten|sloegen|trapten|stompten|geschopt|geslagen|schopte|sloeg
    schopten|sloegen|trapten|geslagen|geschopt|getrapt|slaat|sloeg|schopte .. in_elkaar & me|mij|ons
    moest|haalde|riep & bij_hem|zijn & in_bed|in_zijn_bed|bed & ik|me|mij & nacht*|'s_nachts|oom|opa|geheim|hij`,
  loss: `
    maar|slechts|amper|net & uur|uren|minuten|dagen|dag|weken & geleefd|leefde|ademde & ons|onze|mijn|dochter|zoon|meisje|jongetje|kindje|baby|hij|ze
    <near>|<kin> & heengegaan|van_ons_heengegaan|weggevallen|ontvallen
    *kanker|leukemie|als|tumor & <my>|mama|papa|oma|opa & weken|maanden|alvlees*|long*|lever*|stadium|hersen*|uitbehandeld
    nog|maar|hooguit & dagen|weken|maanden|jaar & te_leven|heeft|geven|gegeven & <near>|hij|ze|zij|ik
    hartje|hart|echo & klopte|klopt|hartslag|gestopt|stil & niet_meer|geen|baby|echo|niet
    wijlen|overleden & mijn|onze & man|vrouw|vader|moeder|zoon|dochter|broer|zus
    kanker|tumor|uitzaaiingen & lever|longen|botten|hersenen|overal & uitgezaaid|verspreid|zit|zaten
    <my> .. <near> ... kanker|ziekte|oorlog|corona|leukemie|ongeluk|zee .. haar|hem|mijn|ons . nam|meenam|weggenomen|weghaalde|genomen|meegenomen|eiste
    hand ... ophield|opgehouden|laatste|stierf|overleed|stopte . met|adem|te? . ademen|adem|$
    bij . <my>|me|hem|haar .. hersentumor|tumor|kanker|*kanker|uitzaaiingen|leukemie . is|gevonden|ontdekt|vastgesteld|geconstateerd
    machines|apparaten|apparatuur|beademing .. uitgezet|stopgezet|uitzetten|afgezet|uitgeschakeld
    geeft|gaf|gaven|geven . me|mij|hem|haar|<my> . <near>|nog|hooguit|maar? . half|paar|#|drie|zes|twee|enkele . jaar|maanden|weken|dagen
    dokter|arts . geeft|gaf .. maanden|weken|jaar|dagen
    hoewel|omdat|sinds|nadat|voordat|totdat|dat|en|toen hij|ze|zij ... gestorven|overleden|stierf|overleed|dood . is|was|$|in
    inslapen|inslapen|afmaken|spuitje . laten|$|krijgen
    <my>|onze . oude|lieve? hond|kat|paard|poes .. inslapen|spuitje|dood|gestorven|overleden
    er . is|was niets|niks . meer? . aan|te . te? doen
    <my> .. <near> ... <died>
    <kin> !van ... overleden|overleed|stierf|sterft|gestorven|dood|doodging|begraven|stervende|er_niet_meer
    stierf|overleed|overleden|sterft .. <my> .. <near>
    dood|overlijden|begrafenis|crematie|graf|verlies|sterfbed|uitvaart|as|kist|zelfmoord|sterfdag van <my>|<kin> .. <near>|$|was|is|in|heb
    <my> .. <near>s|vaders|moeders begrafenis|dood|overlijden|graf
    ik|we|wij|heb|hebben|had|hadden ... <my>|een|het|de|hem . <near>|baby|kindje . .. verloren|begraven|begroeven|gecremeerd|moeten_missen|afgegeven !bij|van
    verloor|verloren|begroeven|begroef . ik|we|wij? . <my>|een|het|de|onze . <near>|baby
    baby|kindje|zwangerschap|tweeling . in|na|met|bij? ... verloren|dood|doodgeboren
    hij|ze|zij|die .. stierf|overleed|gestorven|overleden .. mijn|mij|ik|ons|onze|we .. armen|bij|hand|kon|zonder|verjaardag|bruiloft
    in|onze|mijn mijn|armen . armen? .. gestorven|overleden|stierf|overleed|ingeslapen
    sinds|nadat|toen hij|ze|zij . er_niet|dood|overle*|stierf|gestorven|is_overleden|niet_meer . meer? . is|was|$|leeft
    hij|ze|zij . is|was . gisteren|vorig*|plotseling|niet? . jaar|week? . overleden|niet_meer_onder_ons|ingeslapen_voorgoed|heengegaan
    miskraam|miskramen|doodgeboren|stilgeboren|wiegendood|levenloos_geboren|sterrenkindje|buitenbaarmoederlijke
    geen|niet . hartslag|hartje|hartactie . meer
    hart*|hartje . klopte|was|sloeg|stopte . niet|gestopt|opgehouden|met . meer|kloppen|$
    kanker|tumor|leukemie|ziekte|diagnose|hij|zij|het ... ongeneeslijk|terminaal|uitgezaaid|uitzaaiingen|inoperabel|uitbehandeld|stadium_vier|onbehandelbaar|terug_en
    ongeneeslijk|terminaal . ziek|kanker|$
    ik|<near>|hij|ze|zij|diagnose . heb|heeft|had|kreeg|gekregen|diagnose .. kanker|*kanker|leukemie|hersentumor|als|tumor|uitzaaiingen
    nog|hooguit|slechts|enkele|paar|gaven .. dagen|weken|maanden|jaar . te_leven|van_leven|$
    te leven .. gaf|gaven|gekregen|had|heeft
    niets|niks . meer . voor|aan|kunnen . hem|haar|mij|me? . doen|te_doen
    artsen|dokters|arts|dokter ... niets|niks|opgegeven
    weduwe|weduwnaar|wees . werd|was|ben|geworden|op|$
    ik . werd|ben|bleef .. weduwe|weduwnaar|wees
    geen|nooit|niet|nooit_meer . meer? . afscheid . kunnen|genomen|nemen|kon*
    afscheid . kunnen? genomen|nemen . van . hem|haar|<my>|mama|papa . <near>|$
    rouw|rouwen|rouw* . om|in|ik|van . <my>|hem|haar|de|$ !auto
    kanker|oorlog|corona|ongeluk|zee .. nam|weggenomen|eiste|meegenomen|afgenomen|ontnomen .. <my>|hem|haar|ons|$
    nooit|niet . meer? . terug* . gekomen|gekeerd|van|uit . de? . oorlog|front|zee|kamp|$
    vond*|gevonden . ik|we? . <my>|hem|haar . <near>? . dood|levenloos|opgehangen
    politie|arts|dokter|telefoontje|bericht|belde* ... overleden|dood|verongelukt|gestorven . is|was|waren|$
    sinds|nadat !de|het|een . is|was|werd? overleden|gestorven|dood|overleed|stierf|omkwam
    sinds !de|het . dood|overlijden
    zich doodgedronken|doodgezopen|dood_gedronken|doodgespoten
    verdronk|verdronken|gesneuveld|sneuvelde|omgekomen|stierf . mijn . beste? <near>|maat|kameraad
    doodstil|levenloos|dood|stil . ter_wereld|geboren & kind|baby|zoon*|dochter*|meisje|jongetje
    gesneuveld|sneuvelde|stierf|gestorven|overleden|doodgeschoten . naast|voor|in . mij|me|mijn_ogen|mijn_armen
    naast_me|naast_mij|voor_mijn_ogen|in_mijn_armen . gesneuveld|sneuvelde|stierf|gestorven|overleden|doodgeschoten`,
  stop,
};
