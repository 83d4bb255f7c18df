import type { Language } from "./phrases";
import { stop } from "./stop/german";

export const german: Language = {
  lists: {
    my: "mein meine meinen meiner meinem meines unser unsere unseren unserer unserem unseres unsern",
    near: `*mutter *mama mami mutti *vater vaters papa papi vati eltern *bruder *bruders *brüder *schwester *schwestern *sohn *sohnes *söhne *tochter
      *töchter *kind *kindes *kinder kindern baby babys zwilling* mann mannes ehemann ehemannes frau ehefrau partner* freund freundes freundin *freund
      verlobte* lebensgefährt* *oma *omi *opa *opi onkel onkels tante cousin* kusine neffe nichte enkel* schwager schwägerin pate* junge jungen
      mädchen kleine kleiner kleinen nachbar* kollege* kollegin hund katze eltern zwillinge jüngster älteste ältester`,
    kin: "mama mami mutti mutter papa papi vati vater oma omi opa opi papas mamas omas opas mutters vaters",
    died: `gestorben starb starben stirbt sterben sterbe verstarb verstorben tot umgekommen umkam ums_leben ermordet getötet ertrunken ertrank
      verunglückt verunglückte erhängt entschlafen heimgegangen erschossen totgeboren still_geboren selbstmord suizid das_leben_genommen
      von_uns_gegangen unheilbar todkrank sterbenskrank austherapiert palliativ* im_krieg_gefallen in_russland_gefallen im_koma beerdigt
      begraben beigesetzt umgebracht_hat sich_umgebracht eingeschläfert tödlich* nicht_überlebt lebt_nicht_mehr verblutet verblutete erlag`,
    he: `er sie papa vater mutter mama *vater *mutter onkel opa bruder mann ehemann ex exmann exfreund freund lehrer* pfarrer priester trainer nachbar
      chef eltern erzieher* nonnen mitschüler typ jemand männer`,
    me: "mich mir uns meine_mutter meine_schwester meinen_bruder meine_geschwister mama die_kinder unsere_kinder unseren_sohn unsere_tochter meinen_sohn meine_tochter",
    hit: `geschlagen verprügelt misshandelt missbraucht vergewaltigt gewürgt getreten begrapscht angefasst bedroht eingesperrt gequält belästigt
      geohrfeigt verdroschen zusammengeschlagen befummelt genötigt gezüchtigt gestalkt`,
    beat: `schlug schlugen schlägt schlagen prügel* verprügel* ohrfeig* misshandel* missbrauch* vergewaltig* begrapsch* würgt* trat tritt peitsch* quält* bedroht*
      belästig* befummel* fasst* sperrt* drosch verdrosch stieß`,
    want: "will wollte möchte wünsch* hoff* sehn* mag gern gerne lieber liebsten vorgenommen beschlossen",
    again: "nicht_mehr nie_mehr nie_wieder nimmer nicht_länger",
    talk: "reden sprechen schreiben erzählen sagen nachdenken denken antworten weiter* beantworten gefragt hören ausgefragt eingehen",
    start:
      "bitte ok okay so nein und aber also jetzt wir ich lass lassen lasst kannst könnten können könntest du sie doch mal uns",
    now: "heute jetzt für_heute bitte damit hier erstmal davon",
  },
  not: "nicht nie niemals kein keine keinen keiner keinem ohne weder",
  notAfter: "nie nicht niemals",
  breaks: `wie aber gegen film filmes buch roman krimi serie spiel stück könig held erzählte erzählt sagte sagt fragte lachte las 
 akku handy auto computer fernseher pflanzen garten baum`,
  harmless: `
    konnte|konnten nicht aufhören zu reden|lachen
    schlug|geschlagen . mich|uns . um_längen|haushoch|beim|im
    um_längen|haushoch|beim_laufen|im_wettlauf|im_rennen
    rosen|blumen|pflanzen|tomaten|bäume|geranien ... nicht_überlebt|gestorben|eingegangen|tot
    nie|niemals|nicht . die? . hand . gegen
    fahrrad|rad|auto ... keller|schrank
    im kaufhaus|supermarkt|gedränge|getümmel|wald verloren
    totgelacht|totlachen|kaputtgelacht|todlangweilig|totmüde|todmüde|todsicher|todernst|todschick
    lach* .. tot|schlapp
    gestorben|sterb*|stirb*|starb* . vor lachen|scham|langeweile|aufregung|neugier|hunger|durst|peinlichkeit|hitze|lauter
    vor . lachen|scham|langeweile|aufregung|neugier|hunger|hitze|peinlichkeit|angst .. gestorben|sterb*|stirbt|starb|umgekommen
    fast|beinahe|beinah . gestorben|tot|umgebracht|umgekommen
    sterben für|schön
    zum sterben
    tot* hose|winkel|punkt|meer|gleis|leitung
    zeit tot*
    im_schach|beim_schach|im_tennis|im_finale|im_halbfinale|beim_kartenspiel|beim_tennis|mit_#|#|im_spiel|knapp|im_skat ... geschlagen|schlug*
    gut|wacker|tapfer|schlecht geschlagen
    schlägt|schlug|schlugen mich|uns . im|beim|knapp|mit_#|vor|#|auf_die_schulter
    schulter . geschlagen|geklopft
    bin . krebs
    prügel|schläge|packung . bezogen|bekommen|gekriegt? . #|null|zwei|drei|im_pokal|im_spiel|im_finale|auf_dem_platz|beim`,
  spoken: `
    ^ rief|schrie|sagte|brüllte|lachte|stand|schimpfte|meinte|fauchte|zischte|kreischte mein*|unsere|unser|die|der|das|er|sie|auf|an|in|<kin>`,
  "self-harm": `
    nicht_mehr . so? lange|lang & da|hier|leben|geben & ich|mich|mein*
    hätte|wäre|würde ich & mich & längst|schon|umgebracht|aufgehängt|erhängt|umbringen|tot|nicht_mehr_da !er|lachen
    umgebracht|aufgehängt|erhängt|totgefahren & mich & ich & hätte|längst|wenn|ohne|fast_hätte|damals
    zug|auto|lkw|bus|lastwagen|straßenbahn . zu? gehen|laufen|werfen|rennen|springen|legen|werfe|stürzen & vor|unter & ich|mich
    weg|fort . sein . für_immer|für_immer|von_hier_für_immer & ich|will
    arme|pulsadern|handgelenk*|adern & aufgeschnitten|durchgeschnitten|geöffnet|aufschneiden & mir|ich|hab*
    ich . sollte|könnte|müsste . einfach|besser|am_besten? sterben|tot_sein|verrecken|weg_sein
    sterben|tod|tot_sein|tot_zu_sein & leichter|einfacher|besser|schöner|erlösung|erleichterung & ich|wäre|als|so|weiter*|mich
    tabletten|schlaftabletten|pillen|medikamente & alle|plan|ganze|packung|sämtliche & nehmen|schlucken|genommen|geschluckt|nahm|schluckte|zu_nehmen
    oberschenkel|arme|arm|handgelenk*|unterarm*|beine|haut|adern|pulsadern & aufgeschnitten|aufgeritzt|geritzt|ritzte|aufzuschneiden|ritze|schnitt|zerschnitten|verbrannt & mir|mich|ich !operation
    keine|kein|ohne|keinen & kraft|mut|grund|lust|sinn|wille|willen|hoffnung & zu_leben|weiterzuleben|am_leben|weiterleben|im_leben|weiterzumachen|aufzuwachen
    hass* mich|mein_leben & tot|sterben|weg|umbringen|verschwinden|leben
    alle|allen|jeder|keiner|niemand|besser|froh|erleichtert & wenn|ob|falls ich . nicht|nicht_mehr|weg|tot|einfach? . weg|tot|da|verschwunden|gestorben . wäre
    mich & umbringen|umzubringen|töten|zu_töten|erhängen|zu_erhängen|aufzuhängen & daran|dachte|gedacht|denke|oft|gedanke*|überleg*|versuch*|wollte|wünsch*|plan|kurz_davor !er|drohte|droht
    nicht_mehr|nie_mehr|nicht_länger & da_sein|aufwachen|existieren|hier_sein|weiterleben & ich & will|wollte|möchte|wünsch*|mag|hoff*
    hoff*|wünsch*|bete*|wünschte ... herz|gott|himmel|tod|krebs|auto|jemand|blitz ... stehen|aufhört|holt|zu_sich|mich_nimmt|erlöst|überfährt|trifft|umbringt|mich_holt
    gedanke*|denke|dachte|daran ... nicht_mehr|zu|den .. am_leben|leben|sterben|tod|da_zu_sein|aufzuwachen|dem_leben|umzubringen|springen !meiner|meines
    warum|wozu|wieso|wofür ich|soll|sollte . noch|überhaupt|eigentlich? . ich? . noch|überhaupt|eigentlich? . am? leben|weiterleben|weitermachen|aufwachen|da_sein|lebe|weiterlebe|hier_bin
    wenn .. es mich . nicht . gäbe|gibt
    besser|leichter|einfacher|lieber|niemand*|keiner ... es mich . nicht|nie gäbe|gegeben
    arme|arm|unterarm*|beine|haut|handgelenk*|mich .. aufgeritzt|aufgeschnitten|aufzuschneiden|geritzt|zu_ritzen|verbrannt|zu_schneiden|zu_verbrennen|blutig_gekratzt|zu_verletzen|wehgetan|zerkratzt !beim|aus_versehen|zu_lassen
    brücke|bahnsteig|gleise*|dach|geländer|klippe|kante ... schritt|springen|sprung|loslassen|fallen_lassen|vorbei
    müde|satt|genug|leid|überdrüssig . vom|des|das leben|lebens|dasein|daseins
    leben . so? müde|satt|leid
    wäre|hätte|warum ich . doch|nur|bloß|damals|nicht .. gestorben|umgekommen|tot|nicht_überlebt|draufgegangen
    ich ... <want> ... sterben|tot_sein|<again>_leben|<again>_aufwachen|<again>_da_sein|<again>_hier_sein|<again>_weiterleben|<again>_existieren|für_immer_verschwinden
    <want> ich .. sterben|tot_sein|<again>_leben|<again>_aufwachen|<again>_da_sein|<again>_weiterleben
    wünsch*|besser|lieber|leichter|einfacher|liebsten|manchmal|gern|gerne|oft ... ich ... tot|gestorben|nie_geboren|nicht_geboren
    wäre . ich|es . doch|nur|endlich|einfach|lieber|besser . tot|gestorben|nie_geboren|nicht_geboren
    ich . nie|niemals|nicht . geboren . wäre|worden
    wünsch*|hoff*|will|wollte|möchte|besser|einschlafen|wenn|liebsten|bete* ... <again>|nicht|nie . aufwach*|aufzuwachen|aufgewacht|wach_werde*
    ich|mag|will|sinn|kraft|lust . <again>|nicht . so? leben|weiterleben|zu_leben|weitermachen $|will|wollte|möchte|kann|konnte|mag
    <again> leben|da_sein|aufwachen|weiterleben|zu_leben|existieren . will|wollte|möchte|mag|wollen|$
    ich|versuch*|gedanke*|dachte|überleg*|wunsch . ernsthaft|oft|mehrmals|daran? mich|mir ... umbring*|umzubringen|umgebracht|erhäng*|aufhäng*|aufzuhängen|erschieß*|vergift*|ertränken|selbst_verletz*|selbst_zu_verletzen|absichtlich|pulsadern|anzutun|antun|töten|zu_töten
    mich|mir . selbst|die_arme|in_die_arme? ritze|ritzen|geritzt|ritzte|zu_ritzen|umbringen|umgebracht
    ritze|ritzte|töte|erhänge mich
    ich ... mich|mir . selbst . verletz*|zu_verletzen|töten|zu_töten|weh*|hass* . habe|will|wollte|$
    bringe|brachte|bring mich . um
    mir|meinem .. leben . nehmen|genommen|zu_nehmen|ein_ende|beenden|zu_beenden
    mein|dieses leben .. beenden|zu_beenden|wegwerfen|nicht_lebenswert|sinnlos
    schneide|schnitt|geschnitten|schneiden|aufgeschnitten .. arm*|unterarm*|handgelenk*|beine|haut|adern
    mir|mich .. arm*|unterarm*|handgelenk*|beine|haut|adern . auf? geschnitten|aufgeschnitten|aufschneiden|geritzt|verbrannt
    ich|mein*|mir|mich .. selbstmordgedanken|suizidgedanken|selbstmordversuch|suizidversuch|suizidal|lebensmüde|selbstverletz*|überdosis|abschiedsbrief*
    denk*|dacht*|gedanken|versuch|überleg* . an|über|mit . selbstmord|suizid|umzubringen|sterben|schluss_zu_machen
    selbstmord|suizid . begehen|zu_begehen|machen|versucht|nachgedacht|gedacht
    allem|dem_ganzen|allem_hier|meinem_leben . ein? ende . setzen|zu_setzen|machen|bereiten
    besser|leichter|glücklich*|gut .. ohne_mich
    ohne_mich .. besser|leichter|glücklich*|gut_dran
    wenn|falls ich ... weg|tot|nicht_mehr|nicht_da|gestorben|verschwunden|nicht_mehr_da|nie_geboren .. wäre|gäbe ... besser|leichter|niemand*|keiner|keinem|alle|allen|vermissen|auffallen
    besser|leichter|niemand*|keiner|keinem|alle|allen|vermissen|merken|auffallen ... wenn|ob ich ... weg|tot|nicht_mehr|nicht_da|sterben|gestorben|verschwunden . wäre|da_wäre|würde|leben_würde|$
    niemand|keiner|wer würde|wird . mich|mir vermissen|nachtrauern|weinen
    ich .. nur|allen|jedem|euch|familie|anderen|ihnen .. last
    keinen|kein|welchen sinn|grund . mehr? . leben|am_leben|weiterzuleben|zu_leben|weiterzumachen|im_leben
    leben . hat|ist|macht|keinen|nicht|nichts .. sinn|lebenswert|wert . mehr? $|für_mich
    nichts ... zu_leben|leben_lohnt|lebenswert
    leben . so? satt|müde
    satt|müde|überdrüssig zu_leben
    brücke|zug|dach|gleise|balkon|fenster|hochhaus|klippe|baum ... springen|gesprungen|zu_springen|spring*|zu_werfen|geworfen|werfen|stürz*|zu_stürzen|legen|fahren|zu_fahren|fallen_lassen . will|wollte|$|und|könnte|möchte|soll*
    alle|viele|packung|schachtel|handvoll|sämtliche|genug .. tabletten|schlaftabletten|pillen . genommen|geschluckt|schluck*|nehmen|gesammelt|sammle
    tabletten|schlaftabletten .. gesammelt|gehortet|geschluckt
    will|wollte|möchte|wünsch* .. dass|das|es|alles .. es|alles|das|schmerz|vorbei ... vorbei|aufhört|aufhören|zu_ende . ist|wäre|sein|$
    sehe|sah|seh . keinen|kein . anderen? ausweg
    ritz|ritze|schneid|schneide|kratz mich|mir . wieder|selbst|heimlich|nachts|blutig|$ !beim|an
    mir . eine? kugel . in|durch
    ohne_mich ... besser|leichter|einfacher|ruhiger|glücklicher
    einfacher|ruhiger .. ohne_mich`,
  abuse: `
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
    lauert*|wartet*|abgepasst|umringt*|passt* & mir|mich & schlugen|schlug|trat|traten|prügelten|verprügelten|getreten|geschlagen|verprügelt & sie|jungs|jungen|mitschüler|schule|er|die`,
  loss: `
    nur|bloß|kaum|gerade & stunden|minuten|tage|stunde|tag|wochen & gelebt|lebte|alt_geworden|geatmet & unser*|mein*|kind|sohn|tochter|kleine*|baby
    totgesoffen|totgefahren|tot_gesoffen|todgefahren
    <near> . ist|war|liegt .. im|ins . hospiz
    <near> & von_uns|von_mir & gegangen|geschieden|genommen
    *krebs|leukämie|als|hirntumor & <my>|mama|papa|oma|opa & wochen|monate|nur_noch|unheilbar|endstadium|hat|stirbt
    nur|noch|höchstens|bloß & tage|wochen|monate|jahr & <near>|er|sie|ich & zu_leben|hat|gegeben|geben|bleiben
    herz & nicht_mehr|aufgehört|kein|stehen|stillgestanden & ultraschall|baby|kind|schlug|woche|untersuchung|bauch
    verstorben*|toten|tote & <my> & mann|frau|vater|mutter|sohn|tochter|bruder|schwester|eltern|oma|opa|freund|freundin
    krebs|tumor|metastasen|er & gestreut|streut|zurück|unheilbar|endstadium|ausgebreitet & leber|lunge|knochen|gehirn|hirn|überall|hat|ist
    krebs|krieg|corona|unfall|see|lawine|leukämie .. <near>|sie|ihn|mir|uns .. holte|geholt|nahm|genommen|besiegt|mitnahm
    <my> .. <near> ... krebs|krieg|leukämie|herzinfarkt ... holte|geholt|nahm|genommen|geraubt|erlag|erlegen
    hand ... aufhörte|aufgehört|hörte|starb|einschlief|letzten|ging|gestorben . zu|auf|atemzug . atmen|$
    bei|hat . <my>|mir|ihm|ihr .. <near>? ... hirntumor|tumor|krebs|*krebs|metastasen|leukämie ... gefunden|entdeckt|festgestellt|diagnos*|zurück
    <near>|er|sie|ihm|ihr .. gibt|gaben|geben .. arzt|ärzte|nur|noch|höchstens .. monate|wochen|jahr|tage
    arzt|ärzte . gibt|gaben|geben|gab mir|ihm|ihr|<my> ... monate|wochen|jahr|tage
    <kin>|<near>|er|sie ist ... friedlich|sanft|für_immer|ruhig .. eingeschlafen|entschlafen|gegangen
    maschinen|geräte|beatmung .. abgestellt|abgeschaltet|ausgeschaltet|abschalten|abstellen
    obwohl|seit|nachdem|bevor|weil|dass|als|bis . er|sie . ... gestorben|verstorben|tot|starb . ist|war|$
    <my> .. <near> ... in_stalingrad|im_krieg|im_feld|an_der_front|in_russland|vermisst|auf_see .. geblieben|gefallen|vermisst|verschollen|umgekommen
    einschläfern|eingeschläfert . lassen|werden|$
    <near> .. hat|haben|habe . seit|unheilbar? als|alzheimer|parkinson|krebs|demenz . und
    <my> .. <near> ... <died>
    starb*|verstarb|stirbt|gestorben_ist|tot_ist|begruben|beerdigten|verloren_wir|verlor_ich|begrabe* . wir|ich? . <my>|dann|plötzlich|auch .. <near>
    <kin> !von|der|des ... gestorben|starb|stirbt|tot|verstarb|verstorben|beerdigt|verloren
    starb . <kin>
    tod|todestag|beerdigung|begräbnis|beisetzung|trauerfeier|sterbebett|grab|urne|sarg|selbstmord|suizid|verlust|ableben|asche . von|an? <my> .. <near>
    tod|beerdigung|begräbnis|grab|verlust von . <kin>|meine*
    <kin> . tod|beerdigung|begräbnis|grab|sarg|todestag
    ich|wir|haben|habe|hatte|hatten|hab ... <my> .. <near> ... verloren|beerdigt|begraben|beigesetzt|zu_grabe|beerdigen|verlieren|gehen_lassen|identifizieren
    ich|wir verlor|verloren .. <my>|ein|das .. <near>
    baby|kind|zwillinge|sohn|tochter|beide_eltern .. verloren|tot|gestorben|nicht_überlebt
    er|sie ist|war|sind . plötzlich|gestern|letzte* . woche|nacht|jahr? . von_uns_gegangen|nicht_mehr_unter_uns|nicht_mehr_bei_uns|nicht_mehr_am_leben|eingeschlafen_für_immer
    seit|seitdem|nachdem|als|bevor er|sie .. gestorben|starb|tot|nicht_mehr_da|nicht_mehr_lebt|von_uns|nicht_mehr_ist
    in_meinen_armen|meine_hand|in_unseren_armen|vor_meinen_augen ... starb|gestorben|tot|eingeschlafen|stirbt
    starb|gestorben|stirbt|eingeschlafen . in_meinen_armen|in_unseren_armen|vor_meinen_augen|ohne_dass_ich
    fehlgeburt*|totgeburt*|sternenkind*|plötzlichen_kindstod|plötzlicher_kindstod
    kein|keinen . herzschlag|herztöne
    herz .. aufgehört|hörte|schlug_nicht|schlägt_nicht . zu? schlagen|auf|mehr
    unheilbar*|inoperabel|endstadium|austherapiert|todkrank|metastas*|gestreut . ist|krank|hat|krebs|$|im|in|erkrankt|und|gebildet
    <my>|ich|er|sie|bei_mir|bei_ihm ... *krebs|leukämie|hirntumor|als_erkrankt|tumor ... diagnos*|erkrankt|gestreut|festgestellt|zurück|unheilbar|habe|hat|hatte|$|gestorben
    diagnose . *krebs|leukämie|hirntumor|als|demenz|alzheimer|tumor
    ich|<near>|er|sie . habe|hat|hab . *krebs|leukämie|metastasen|einen_hirntumor !gefangen|gegessen
    nur|noch|höchstens|wenige|paar .. tage|wochen|monate|jahr|stunden . zu leben|geben
    nichts . mehr ... tun|machen . können|könne|könnten|kann|konnten|$
    ärzte ... nichts|aufgegeben
    ich|mich|bin|wurde|meine_mutter ... witwe*|verwitwet|waise|vollwaise
    nicht|nie|nicht_mehr . richtig|mehr? . verabschieden|abschied_nehmen . können|konnte*|$
    trauer*|trauere um <my>|sie|ihn|<near>
    krebs|krieg|corona|unfall|see|lawine ... mir|uns . <my>|ihn|sie? .. genommen|geraubt|weggenommen
    krebs|krieg|corona|unfall nahm|raubte .. <near>|ihn|sie
    nicht|nie . mehr? . aus|von|vom . dem? . krieg|front|see|russland|gefangenschaft . zurück*|heim*|wieder*
    polizei|arzt|ärzte|anruf|nachricht ... tot|gestorben|verunglückt|gefallen . ist|sei|war|$
    fand*|gefunden . ihn|sie|<my> . <near>? . tot|erhängt|leblos
    <near> ... vor_den_zug|von_der_brücke|das_leben_genommen|erhängt|umgebracht
    still|tot|leblos zur|auf . welt
    zu tode gesoffen|getrunken|gehungert|gespritzt
    seit|nachdem . gestorben|tot|verstorben|von_uns_gegangen|nicht_mehr_da ist|war|sind
    seit dem? !könig|kaiser . tod
    gefallen|fiel . an_der_front|im_krieg|im_feld|neben_mir
    ertrank|ertrunken|starb|umgekommen|gestorben|gefallen . <my> . bester|beste|besten|guter|liebster? . <near>|kamerad|kumpel
    kamerad|kumpel ... starb|gestorben|gefallen|fiel|umgekommen|tot & mein|unser|ich|wir
    neben_mir|vor_meinen_augen|an_meiner_seite . starb|gestorben|gefallen|getötet|erschossen|umgekommen`,
  stop,
};
