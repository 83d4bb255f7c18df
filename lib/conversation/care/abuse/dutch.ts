export const abuse = `
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
  klappen|slaag .. vielen|kregen|dronken|uitdelen|kreeg|van_mijn_vader|gekregen
  vielen . er? klappen
  uitgehuwelijkt|gedwongen_huwelijk|tegen_mijn_zin_getrouwd|huiselijk_geweld|seksueel_misbruik|incest|kindermishandeling|mijn_verkrachter|mijn_verkrachting|tegen_mijn_wil|ons_geheimpje|ons_kleine_geheim|loverboy|misbruik_van_mij
  <he>|toen|als ... me|mij|ons .. <hit>
  <hit> me|mij|mijn_moeder|mama|mijn_broer|mijn_zus|mijn_zusje|mijn_broertje|de_kinderen|onze_kinderen
  <hit> . hij|ze|hij_ook? ons . als|met|elke|vaak|altijd|wanneer|thuis|$
  <he> ... mijn_moeder|mama|mijn_zus|mijn_zusje|mijn_broertje|mijn_broer|de_kinderen|onze_kinderen .. <hit>
  ik|we|wij ... ben|werd|werden|word|was|waren|zijn ... geslagen|mishandeld|misbruikt|verkracht|aangerand|gepest_en|opgesloten|betast|bedreigd_door|gewurgd|aangeraakt_door
  werd|werden|ben ik|we|wij ... geslagen|mishandeld|misbruikt|verkracht|aangerand|opgesloten|betast
  slachtoffer .. misbruik|verkrachting|incest|geweld|mishandeling
  riem|broekriem|mattenklopper|stok|zweep|vuisten|pollepel|kleerhanger .. me|mij|ons|geslagen|sloeg|slaan|af|kregen|kreeg|op_mijn
  kreeg|kregen|krijgen|gaf|vielen|uitgedeeld .. klappen|slaag|slagen|de_riem|oorvijg*|schoppen|rake_klappen|pak_slaag !applaus
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
  moest|haalde|riep & bij_hem|zijn & in_bed|in_zijn_bed|bed & ik|me|mij & nacht*|'s_nachts|oom|opa|geheim|hij`;
