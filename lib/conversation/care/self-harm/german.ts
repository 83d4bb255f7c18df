export const selfHarm = `
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
  besser|leichter|glücklich*|gut|einfacher|ruhiger .. ohne_mich
  ohne_mich .. besser|leichter|glücklich*|gut_dran
  wenn|falls ich ... weg|tot|nicht_mehr|nicht_da|gestorben|verschwunden|nicht_mehr_da|nie_geboren .. wäre|gäbe ... besser|leichter|niemand*|keiner|keinem|alle|allen|vermissen|auffallen
  besser|leichter|niemand*|keiner|keinem|alle|allen|vermissen|merken|auffallen ... wenn|ob ich ... weg|tot|nicht_mehr|nicht_da|sterben|gestorben|verschwunden . wäre|da_wäre|würde|leben_würde|$
  niemand|keiner|wer würde|wird . mich|mir vermissen|nachtrauern|weinen
  ich .. nur|allen|jedem|euch|familie|anderen|ihnen .. last
  keinen|kein|welchen sinn|grund . mehr? . leben|am_leben|weiterzuleben|zu_leben|weiterzumachen|im_leben
  leben . hat|ist|macht|keinen|nicht|nichts .. sinn|lebenswert|wert . mehr? $|für_mich
  nichts ... zu_leben|leben_lohnt|lebenswert
  satt|müde|überdrüssig zu_leben
  brücke|zug|dach|gleise|balkon|fenster|hochhaus|klippe|baum ... springen|gesprungen|zu_springen|spring*|zu_werfen|geworfen|werfen|stürz*|zu_stürzen|legen|fahren|zu_fahren|fallen_lassen . will|wollte|$|und|könnte|möchte|soll*
  alle|viele|packung|schachtel|handvoll|sämtliche|genug .. tabletten|schlaftabletten|pillen . genommen|geschluckt|schluck*|nehmen|gesammelt|sammle
  tabletten|schlaftabletten .. gesammelt|gehortet|geschluckt
  will|wollte|möchte|wünsch* .. dass|das|es|alles .. es|alles|das|schmerz|vorbei ... vorbei|aufhört|aufhören|zu_ende . ist|wäre|sein|$
  sehe|sah|seh . keinen|kein . anderen? ausweg
  ritz|ritze|schneid|schneide|kratz mich|mir . wieder|selbst|heimlich|nachts|blutig|$ !beim|an
  mir . eine? kugel . in|durch
  ohne_mich ... besser|leichter|einfacher|ruhiger|glücklicher`;
