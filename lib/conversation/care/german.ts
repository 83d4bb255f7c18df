import { abuse } from "./abuse/german";
import { loss } from "./loss/german";
import type { Language } from "./phrases";
import { selfHarm } from "./self-harm/german";
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
  "self-harm": selfHarm,
  abuse,
  loss,
  stop,
};
