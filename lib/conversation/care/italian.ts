import { abuse } from "./abuse/italian";
import { loss } from "./loss/italian";
import type { Language } from "./phrases";
import { selfHarm } from "./self-harm/italian";
import { stop } from "./stop/italian";

export const italian: Language = {
  lists: {
    my: "mio mia miei mie nostro nostra nostri nostre",
    near: `madre padre mamma papà babbo genitori fratell* sorell* figlio figlia figli figlie bambino bambina bambini bimbo bimba neonato gemell* marito moglie
      compagno compagna fidanzat* ragazzo ragazza amico amica amici nonno nonna nonni nipote nipotin* zio zia zii cugin* suocer* cognat* commilitone camerata patrigno
      matrigna padrino madrina vicin* collega piccol* cane gatto gatta fratellino`,
    kin: "mamma babbo nonna nonno papino",
    died: `morto morta morti morte muore muoiono morire morendo morì morirono moriva scompars* mancato mancata deceduto deceduta deceduti spento spenta
      spirato suicidato suicidata suicidò annegata annegati annegò affogat* impiccato impiccata ammazzato ammazzata ucciso uccisa uccisi annegato perso_la_vita tolto_la_vita tolta_la_vita
      lasciati_per_sempre ci_ha_lasciato ci_ha_lasciati ci_hanno_lasciato terminale incurabile inguaribile inoperabile palliative in_coma sepolt* seppellit*
      cremat* funerale non_ce_l'ha_fatta non_si_è_più_svegliat* volato_in_cielo volata_in_cielo`,
    he: `lui lei loro papà padre mamma madre patrigno matrigna zio zia nonno fratello marito ex fidanzato ragazzo compagno professore maestro prete parroco
      allenatore capo vicino uomo uomini cugino genitori qualcuno suore che`,
    hit: `picchi* picchia picchiava picchiavano picchiato picchiata menava menato pestat* pestava schiaffegg* violent* abus* stupr* maltratt* frust* strangol*
      palpeg* molest* tortur* aggred* aggress* seviziat* percosso percuoteva prendeva_a_calci presa_a_calci preso_a_calci presa_a_pugni preso_a_pugni
      prendeva_a_pugni presa_a_schiaffi preso_a_schiaffi prendeva_a_schiaffi prendeva_a_cinghiate prendeva_a_botte presa_a_botte`,
    want: "voglio volevo vorrei volessi voglia avrei_voluto desider* preferirei preferisco spero speravo penso pensavo pensato deciso provato tentato cercato prego piacerebbe",
    start:
      "per favore e ma già ora adesso basta no ok meglio possiamo puoi può potremmo potresti potete vorrei preferisco ti prego",
    now: "oggi per_oggi ora adesso per_ora qui già per_favore più di_questo con_questo stasera",
  },
  not: "non né nemmeno mai nessuno senza niente neanche mica",
  notAfter: "mai mica",
  breaks: `come film romanzo libro serie storia gioco re regina eroe protagonista raccontò raccontava disse diceva detto batteria telefono
 cellulare macchina computer piant* giardino che_il`,
  harmless: `
    ucciso|ucciderebbe|ucciderei per
    mort*|muoio|morivo|morire|morì|moriamo|moriva|morendo|morta . dal|di|da|dalle|dalla|dallo|d' ridere|risate|fame|sete|sonno|freddo|paura|caldo|vergogna|voglia|noia|stanchezza|curiosità|invidia|amore|spavento|fatica|imbarazzo
    mor*|muoio|mori* dal|dalla|dalle|dallo
    quasi . mort*|morivo|morto|ammazz*|uccid*
    mi_uccide|uccidono|ammazza|ammazzano . il|lo|la|i|le|questo|questa|quel
    mi|ci uccide|ammazza $
    questo|questa|il|la|quel . rumore|caldo|traffico|dolore mi uccide|ammazza
    ammazz*|uccid*|ingann* il_tempo|il_mostro
    natura|punto|mar|tempo|peso|stanco|binario|stanca|lettera mort*
    mi|ci ha|hanno . battuto|battuti|colpito|toccat* . a|al|in|con|per|molto|la|il|#|profondamente
    colpo di
    sono del? cancro
    il|al|del|un papa
    violent* temporale|tempesta|vento|film|pioggia
    batosta|bastonata|legnata|botte . #|quattro|cinque|tre|al_torneo|a_carte|a_scacchi`,
  spoken: `
    ^ grid*|url*|diceva|disse|ripeteva|strill*|rideva mia|mio|la|il|mamma|papà|nonna|nonno|lui|lei|lo|una
    ^ mia|mio|la? . <near>|<kin> . mi|ci? gridava|urlava|diceva|strillava $|dal`,
  "self-harm": selfHarm,
  abuse,
  loss,
  stop,
};
