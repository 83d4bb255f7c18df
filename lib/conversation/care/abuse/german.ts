export const abuse = `
  hand|hände|finger|arm & herdplatte|bügeleisen|heizung|ofen|zigarette*|wasser|feuer & mir|mein*|mich & gedrückt|verbrannt|drückte|gehalten|hielt|verbrühte|strafe
  mich|mir & angefasst|anzufassen|anfasste|begrapschen|betatschen|auszuziehen|befummeln & babysitter|fing|immer|jahre|er|onkel|opa|nachbar|nachts|bruder
  an|bei den haaren & mich|mir|meine_mutter & durch|gezogen|geschleift|gezerrt|gerissen|schleifte|zog|zerrte|schleuderte
  versteck* & wir|ich|uns|mich & papa|vater|er|stiefvater|mann & wenn|sobald|während & los*|schlug|schrie|tobte|betrunken|prügel*|ausrastete|heimkam
  mich|mir|meinen_kopf|meine_mutter & wand|boden|treppe|bett|hals|kehle|haaren|tür|luft & gestoßen|stieß|drückte|gedrückt|warf|geworfen|schleuder*|geschleudert|würgte|gewürgt|presste|gepresst|zerrte|gezerrt|packte|gepackt|schubste|geschubst|schlug
  dinge|sachen|etwas & mit|an mir & gemacht|machte|getan|tat|verstand|durfte|sollte
  wenn & erzähl*|sage|verlass*|gehe|verrat* & bringt|umbringen|umzubringen|tot|schlägt|töten & er|sie|vater|mann
  heim|internat|waisenhaus|kloster|anstalt|kinderheim & geschlagen|schlugen|verprügelt|prügel|misshandelt|eingesperrt & uns|wir|mich|ich
  chef|onkel|lehrer|mann|trainer|nachbar|pfarrer|er & mir|mich & unter|zwischen|in|an & rock|beine|hose|brust|bluse|bett & gefasst|fasste|griff|gegriffen|kam|legte|langte
  pater|pfarrer|priester|trainer|onkel|lehrer|opa|nachbar|stiefvater|großvater .. mich|mir .. angefasst|anfasste|berührt|befummelt|begrapscht
  blaue*|blutergüsse|striemen ... lehrerin|lehrer|arzt|rücken|überall|gefallen|gestürzt
  kopf|gesicht .. unter_wasser|unters_wasser|ins_wasser|ins_kissen|gegen_die|gegen_den|auf_den|auf_die .. gedrückt|drückte|hielt|gehalten|schlug|geschlagen|wenn_ich|stieß|gestoßen
  hielt|drückte|tunkte . mir|meinen|mich .. kopf .. wasser|wand|kissen
  uns|mich|mir .. verhauen|versohlt|verdroschen|vermöbelt|verprügelt|eine_gescheuert|eine_geklebt|eine_geknallt|windelweich|ins_gesicht|grün_und_blau|eine_reingehauen|eine_verpasst
  griff|fasste|langte|gegriffen|gefasst .. in|unter|zwischen|an .. hose|rock|beine|slip|schritt|brust|bluse|unterhose|schlüpfer|hemd|po
  mir . zum_ersten_mal|oft|immer? . in|unter|zwischen|an .. hose|rock|beine|slip|schritt|brust|bluse|unterhose|hemd . griff|fasste|gegriffen|gefasst|langte
  verfolgt*|stalk*|auflauer*|lauert* ... mich|mir ... gedroht|gesagt|droht*|monate*|jahre*|nachts|haus|ex
  zündet|anzünden|anzuzünden|abfackeln .. mir|mich|mein|uns
  mir|uns|mich .. tellern|teller|flaschen|flasche|gegenständen|sachen|aschenbecher|glas|stuhl . nach? . mir|mich? . wirft|warf|geworfen|schmiss|schmeißt|nach_mir
  wirft|warf|geworfen|schmiss|schmeißt .. tellern|teller|flaschen|gegenstände*|sachen|aschenbecher .. nach|mir|mich
  hielt*|gehalten|drückt* ... mich|mir .. fest|runter|nieder .. zog*|ausgezogen|hose|auszogen|aus
  <he> ... mich .. angefasst|anfasste|angegrapscht|begrapscht|betatscht|unsittlich|befummelt|missbraucht
  blaue*|blutergüsse|striemen|würgemale . flecken|flecke? ... gefallen|hingefallen|gestürzt|treppe|lehrerin|lehrer|rücken|überall
  schoß .. fasste|griff|berührte|steckte|streichelte|hand|zwischen
  wenn .. trinkt|trank|getrunken|betrunken . hatte|hat|ist|war? ... gewalttätig|schlägt|schlug|prügel*|aggressiv|handgreiflich|rastet
  nimmt|nahm|sperrt|lässt|ließ|verbietet|verbot mir|mich .. geld|handy|haus|konto|wohnung|freund*|ausweis|raus .. weg|raus|nicht|ab|sehen|treffen
  <beat> mich|meine_mutter|meine_schwester|meinen_bruder|meine_geschwister|mama|die_kinder|unsere_kinder|meine_tochter|meinen_sohn
  <he> .. <beat> uns .. mit|wenn|weil|jeden|oft|regelmäßig|immer|$|täglich
  <he> ... mich|mir|uns|meine_mutter|mama|die_kinder|unsere_kinder|meine_schwester|meinen_bruder ... <hit>
  mich|mir ... misshandelt|missbraucht|vergewaltigt|verprügelt|gewürgt|begrapscht|geohrfeigt|geschlagen|angefasst|zwang|gezwungen . hat|haben|hatte|wurde|$
  ich|wir|uns ... wurde|wurden|bin|werde|waren|war|worden ... geschlagen|verprügelt|misshandelt|missbraucht|vergewaltigt|gewürgt|eingesperrt|begrapscht|sexuell*|gequält|belästigt
  wurde ich|wir ... geschlagen|verprügelt|misshandelt|missbraucht|vergewaltigt|eingesperrt|sexuell*|angefasst|belästigt|gezwungen
  <he> .. mich|mir|meine_mutter ... schlug|schlägt|schlagen|prügelte|verprügelte|trat|würgte|missbrauchte|vergewaltigte|misshandelte|einsperrte|anfasste|bedrohte|zwang
  gürtel|riemen|kochlöffel|rohrstock|teppichklopfer|fäusten|faust|kleiderbügel|peitsche|stock .. geschlagen|verprügelt|schlug|auf_mich|versohlt|geprügelt|ins_gesicht|zu_spüren|gezogen
  bekam*|kriegt*|setzte|gab|bekommen|gekriegt .. schläge|prügel|dresche|ohrfeige*|hiebe|tracht|gürtel !beim|im_spiel
  schläge|prügel|ohrfeige* .. bekommen|gekriegt|gesetzt|tagesordnung|bezogen|gab|alltag|von_meine*
  fasst*|griff|langte|berührt*|grapscht* .. mir|mich .. zwischen|unter|brust|busen|po|hintern|beine*|rock|hose|da_unten|unsittlich
  mir .. zwischen|unter|an .. beine|rock|bluse|hose|brust|hemd|wäsche . gefasst|gegriffen|fasste|griff
  hand|hände|finger .. unter|in|zwischen|um .. mein* . rock|hose|hemd|bluse|beine|hals|nachthemd|kehle|schlafanzug
  mein* mund . zugehalten
  <he> ... nachts|abends|betrunken|nacht .. in|an|zu mein* . zimmer|bett
  kam .. in|an|zu mein* . bett|zimmer .. nachts|nacht|betrunken|legte|fasste|anfasste|schlafend
  häuslich* gewalt
  sexuell* . gewalt|missbrauch|übergriff*|missbraucht|belästigt|genötigt ... mich|mir|ich|mein*
  ich|mein*|mir|mich ... häuslich*|sexuell* gewalt|missbrauch|übergriff*
  vergewaltiger|meine_vergewaltigung|inzest|gegen_meinen_willen
  <he> .. war|wurde|wird|ist gewalttätig|handgreiflich|übergriffig|zudringlich
  droht*|gedroht|schwor .. mich|uns|mir|die_kinder|meine_familie ... umzubringen|umbringen|umbringt|töten|zu_töten|schlagen|messer|zu_schlagen|antun|anzutun
  bringt|bringe|schlägt|umbringen|umbringt|töten .. mich|dich|uns ... wenn ich|du ... gehe|gehst|verlasse|verlässt|erzähle|erzählst|sage|sagst|rede
  wenn . ich . jemandem? . etwas|was|davon|ihn|gehe ... bringt|umbringen|um|tot_schlagen
  zwang|zwingt|zwangen|gezwungen|nötigt*|überredete|drängt* ... sex|auszuziehen|anzufassen|schlafen|küssen|heirat*|verheiratet|befriedigen|berühren|ausziehen
  mich . zum|zu . sex|dingen . gezwungen|genötigt
  nein gesagt|geschrien|sagte|gerufen aber|doch|und|trotzdem? .. nicht|weiter|egal|trotzdem
  sagte|schrie|rief nein ... hörte|machte|weiter|trotzdem
  sperrt*|gesperrt|eingesperrt|schloss ... keller|schrank|zimmer|dunkel*|kammer|stall|kohlenkeller|abstellkammer
  keller|schrank|kammer|dunkel*|zimmer . gesperrt|eingesperrt|sperrte*
  mich|meine_mutter|mama ... wand|boden|treppe|haaren|hals|kehle .. gestoßen|geworfen|geschleudert|gezogen|gezerrt|gepackt|hinunter*|runter*|gedrückt|gewürgt
  stieß|warf|schubste|schleudert*|zog|zerrt*|packt*|drückt* mich|meine_mutter|mama .. wand|boden|treppe|haaren|hals|kehle
  messer|pistole|waffe .. kehle|hals|kopf|brust
  hand . ausgerutscht|gegen_mich|gegen_uns|erhoben|rutschte
  rutscht*|erhob .. die_hand ... aus|mich|uns
  <he> .. schlug|schlägt|hat .. zu|zugeschlagen|ins_gesicht|grün_und_blau $|mich|uns|geschlagen
  angst ... er|vater|mann|sie . wieder? . zuschlägt|zuschlug|schlägt|umbringt|mich|betrunken
  blaue*|veilchen|bluterguss|blutergüsse . flecken|auge ... versteck*|verdeck*|überschmink*|schmink*|erklär*|ärmel*|er|mein_mann|von_ihm
  versteck*|verdeck*|überschmink*|schmink* ... blaue*|blutergüsse . flecken|auge|$
  durfte|darf|dürfe|sollte|soll|niemandem|keinem . niemandem|keinem|davon . etwas|was? . erzählen|sagen|verraten|$ ... unser_geheimnis|er|was_er
  unser . kleines geheimnis
  zigarette* .. auf|an mir|mein*|meiner
  <he> .. verbietet|verbot|kontrolliert*|lässt|erlaubt|nahm mich|mir .. handy|freund*|treffen|haus|pass|raus|nicht_aus|geld|ausgehen
  setzt|setzte|setzt's|es es|setzt|setzte was|hiebe|prügel|schläge|ohrfeigen|dresche
  lässt|ließ|lassen mich nicht . allein|alleine? . aus|vor . haus|wohnung|tür
  musste|sollte|holte|zwang|nahm & zu_ihm|bei_ihm|zu_sich|in_sein . ins? bett & ich|mich
  lauert*|wartet*|abgepasst|umringt*|passt* & mir|mich & schlugen|schlug|trat|traten|prügelten|verprügelten|getreten|geschlagen|verprügelt & sie|jungs|jungen|mitschüler|schule|er|die
  <he> ... mich|uns . im|in . dem|den? . keller|schrank|kammer|zimmer|dunkeln eingeschlossen|eingesperrt`;
