export const selfHarm = `
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
  kogel . door_mijn|in_mijn|door_m'n`;
