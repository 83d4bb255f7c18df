import type { Language } from "./phrases";
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
  "self-harm": `
    non & esserci|essere_qui|sarò|ci_sarò|rimanere & a_lungo|ancora_a_lungo|molto|per_molto
    mi & sarei|avrei|fossi & ammazzat*|uccis*|suicidat*|impiccat*|tolta_la_vita
    vene|polsi & tagliat*|apert*|tagliai|taglio & mi|le
    dovrei|meglio|merito . solo|soltanto|di|se? morire|sparire|essere_mort*
    morire|morte|essere_mort* & facile|meglio|sollievo|semplice & che|continuare|sarebbe|vivere|io|così
    pastiglie|pillole|sonniferi|compresse|farmaci & tutt*|scatola|flacone|piano & prendere|ingoiare|ingoiato|preso|ingoiai|presi
    non|senza|nessuna|nessun & voglia|forza|motivo|ragione|senso|coraggio & di|per|nel & vivere|continuare_a_vivere|esserci|stare_al_mondo|esistere|andare_avanti
    odio|odiavo & mi & morire|sparire|ammazz*|uccid*|scomparire
    non . voglio|volevo|vorrei & esserci|esistere|svegliarmi|essere_qui|stare_al_mondo & più|giorni|volte|mai !in_città
    braccia|cosce|polsi|vene|gambe & tagli*|bruci*|incid* & mi|mie & lametta|lama|sangue|sentire|nascond*|apposta|dolore|sollievo|vedeva
    nessuno|tutti|meglio|felici & senza_di_me|se_morissi|se_io_non|se_sparissi|se_non_ci_fossi|non_esistessi
    spero|speravo|prego|pregavo|vorrei|desidero|magari|chiedo ... cuore|dio|cielo|cancro|morte|macchina|fulmine|qualcuno ... fermi|prenda|porti|investa|uccida|venga|fermasse|prendesse
    pens*|idee|voglia .. di|a . non|farla . essere|voler|volere|farla? . più? . viv*|esistere|svegliar*|esserci|finita
    perché|a_cosa|a_che|motivo|che_senso .. continu*|dovrei|viv*|serve|ha|vado .. viv*|vita|al_mondo
    facile|meglio|felici|semplice|sollev*|nessuno ... se io non . esistessi|ci_fossi|fossi|esistesse
    overdose . $|e|di|con|quando
    bruci*|tagli*|graffi* . mi|le|i|la . braccia|gambe|polsi|cosce|pelle
    mi bruci*|tagli*|graffi* .. braccia|gambe|polsi|cosce|pelle|braccio
    ricominciat*|cominciat*|iniziat*|smett*|continu* . a|di tagliarmi|farmi_del_male|farmi_male|bruciarmi|ferirmi
    ponte|binari*|banchina|tetto|balcone|cornicione|orlo|rotaie ... passo|saltare|buttar*|lasciarmi|finisce|finito
    stanc*|stuf* di . essere|stare . viv*|mondo|vivere|esistere
    se . io? morissi|muoio|sparissi|fossi_mort* ... nessuno|a_nessuno|niente|meglio|importerebbe|cambierebbe
    magari|avrei_dovuto|vorrei|meglio . fossi|essere|se_fossi . mort*
    non . ce_la_faccio|sopporto|reggo|voglio|resisto . più . a|di? . vivere|esistere|questa_vita|andare_avanti . $|così|più
    non . voglio|volevo . più . esistere|vivere|esserci|stare_al_mondo !in|a|con|da|insieme|lì
    <want> . di|solo? . morire|essere_mort*|farla_finita|uccidermi|ammazzarmi|suicidarmi|togliermi_la_vita|sparire_per_sempre|scomparire_per_sempre|impiccarmi|tagliarmi|farmi_del_male|farmi_male|buttarmi|gettarmi|smettere_di_vivere|smettere_di_esistere|mettere_fine|non_svegliarmi|non_esistere|non_essere_mai_nat*|non_esserci|finirla
    voglio|vorrei|volevo sparire|scomparire $|per|dal|da_questo
    non . voglio|volevo|vorrei|ho_voglia_di|avevo_voglia_di|riesco_a|me_la_sento_di|ce_la_faccio . più|a|di? . continuare_a? vivere|esistere|esserci|svegliarmi|stare_al_mondo|andare_avanti $|più|<now>|così|senza|in_questo|con|domani
    vorrei|spero|speravo|volevo|magari|preferirei|prego|desider*|addormentar*|dormire ... non|mai . più|mi|essere|ri|doveri? . svegli*|risvegli*|nat*|esistere|esistessi|svegliarmi|fossi_viv*
    vorrei|magari|meglio|preferirei . essere|fossi|se . mort*
    prov*|tent*|pens*|stavo_per|voluto|voglio|cercato .. suicid*|uccidermi|ammazzarmi|impiccarmi|togliermi|tagliarmi_le_vene|farla_finita
    mi . taglio|tagliavo|tagliato|tagliata|tagliarmi|graffio . apposta|sulle|le|braccia|dai|da_quando|per|vene|polsi . braccia|polsi|vene|sentire|$
    mi_faccio|farmi|mi_facevo|fatto|mi_sono_fatt* . del? male . da|apposta|$ sol*|$
    autolesion*|il_mio_suicidio|mi_suicido|mi_ammazzo|mi_uccido|pensieri_suicidi|istinti_suicidi|tentato_suicidio|tentativo_di_suicidio|overdose|lettera_d'addio|togliermi_la_vita|tolgo_la_vita|tagliarmi_le_vene|farla_finita|volevo_finirla
    pens* . spesso|sempre|anche|tanto? . al|a suicidio|morire|farla_finita|uccidermi|togliermi
    meglio|felici|sollevat* .. senza_di_me
    senza_di_me .. meglio|felici|sollev*
    se|quando . io? . non . morissi|sparissi|scomparissi|esistessi|ci_fossi|fossi_mort*|muoio|sparisco|ci_fossi_più . più? ... nessuno|meglio|tutti|accorg*|manch*|sollev*
    nessuno|meglio|tutti|sollev* ... se|che . io|non? . morissi|sparissi|scomparissi|esistessi|ci_fossi|fossi_mort*|fossi_mai_nat*
    nessuno . si|mi|sentirebbe|piangerebbe . accorger*|mancanza|rimpiang*|per_me|piangerebbe
    non . sarei|dovevo|avrei . mai|dovuto? . nat*|nascere
    sono|solo|soltanto . un|solo|soltanto? . un peso . per|$
    vita|vivere . non|ha_perso . ha|vale|senso . più|alcun|nessun|la_pena|senso
    nessun|nessuna|non|alcun . ho|vedo|c'è|trovo|più|nessuna|nessun|un|la? . più|nessun|nessuna? motivo|ragione|ragioni|senso|voglia|forza . per|di|nel|cui . continuare_a? vivere|vita
    stanc*|stuf* di vivere|questa_vita|essere_al_mondo|esistere
    pres*|ingoi*|inghiott*|prendere|mess* .. tutt*|troppe|scatola|boccetta|flacone|manciata|via .. pastiglie|pillole|pasticche|farmaci|sonniferi|compresse|medicine
    butt*|gett*|lanci*|salt*|schiant*|volevo .. ponte|treno|finestra|balcone|metro|binari|albero|tetto|camion .. $|e|volevo|sotto|contro|per|ieri !paracadute
    ponte|tetto|balcone|binari|cornicione .. volevo|voglia|pens* .. buttarmi|saltare|gettarmi
    voglio|vorrei|solo che . tutto|questo|finisca|il_dolore . finisca|finisse|tutto|smetta . $|subito|presto
    non vedo|trovo|c'è . altra|alcuna|più|nessuna? via_d'uscita|via_di_uscita
    <want> . di|a? . spararmi|buttarmi_sotto|lasciarmi_morire|non_svegliarmi|spararmi_in
    se non mi svegliassi|svegliavo|risvegliassi|alzassi . più|$|la|domani
    non . mi svegliassi più & se|vorrei|magari|meglio
    meglio|leggeri|facile|tranquill* .. senza di? me`,
  abuse: `
    brucia*|ustion*|scott*|mise|premuto & mano|mani|braccio|dita|pelle & fornello|ferro|stufa|sigarett*|acqua|fuoco|piastra & mi|mia|mio & madre|padre|matrigna|patrigno|lui|lei|pun*
    nascond* & ci|mi|io & quando|mentre & papà|padre|lui|patrigno & picchi*|menava|gridava|urlava|ubriaco|tornava
    mi|mia_testa|testa & muro|terra|scale|gola|collo|capelli|letto|porta & spint*|spinge*|gettat*|strett*|strinse|stringeva|afferr*|tirat*|trascin*|sbatt*|tenut*|buttat*
    cose & mi|me & faceva|fatto|fece|costringeva & zio|padre|cugino|cap*|prete|uomo|bambin*|vergogna|notte|nonno
    se & raccont*|dic*|dicevo|lascio|lasciav*|parl*|vado & ammazz*|uccid*|picchi* & mi|lui|la|ci
    orfanotrofio|collegio|convento|istituto & picchi*|botte|frust*|punizioni|bacchettate & ci|mi|noi
    testa|faccia .. sott'acqua|sotto_l'acqua|nell'acqua|contro_il_muro|al_muro|cuscino
    mano|mani|dita .. nei|nelle|nella|sotto|tra|fra|dentro|negli .. pantaloni|mutande|mutandine|gonna|slip|camicetta|reggiseno|gambe|cosce|pantaloncini|pigiama|maglietta
    perseguit*|stalk*|pedin* .. ex|mesi|settimane|casa|minacci*|bruci*|paura
    bruci*|incendi*|dare_fuoco .. la|mia|nostra casa|a_me|con_me
    mi|ci . tira|tirava|lancia|lanciava|scaglia* . i|un|le|addosso? . piatti|piatto|bottigli*|oggetti|sedie|bicchieri|cose|addosso|posacenere
    mi|ci diede|dava|ha_dato|dà|davano|mollò|mollava . uno|un|degli|gli? schiaff*|ceffon*|pugn*|calci*|sberl*|botte
    teneva*|tenut*|bloccat*|immobilizzat* .. mi|m'|spogli* .. spogliat*|ferma|fermo|giù|vestiti|forza
    mi spogliaron*|spogliava|hanno_spogliat*|ha_spogliat*|legav*|hanno_legat* . a_forza|e|nud*|$|al
    lividi|segni|ematomi ... cadut*|scale|maestra|dappertutto|schiena|braccia|corpo
    ginocchia|grembo|braccio ... tocca*|mano|mutand*|palp*|baci*
    abusa*|abusato|abusavano|abusò di me|noi|mia_sorella
    beve|beveva|bevuto|ubriaco .. diventa|diventava|è|era|fa . violento|aggressivo|pazzo|paura_di
    ubriaco .. giù|botte|picchia*|legnate|calci
    prende|prendeva|controlla*|vieta|vietava|proibi* .. mi|i|il .. soldi|telefono|cellulare|uscire|amic*|documenti
    <near> .. mi|ci . ha|aveva|hanno . violentat*|stuprat*|picchiat*|abusat*|palpat*|molestat*|toccat*
    sposat*|data_in_moglie|fatto_sposare .. forza|contro|quindici|quattordici|sedici|obbligata|volontà
    <he>|quando|sempre|notte|giorno ... mi|ci|m' .. <hit>
    mi|ci . ha|aveva|hanno|avevano|ha_sempre? <hit>
    <he> ... <hit> . mia_madre|mia_mamma|mamma|i_miei_fratelli|mia_sorella|mio_fratello|i_bambini|i_figli|i_miei_figli|i_nostri
    sono|ero|eravamo|stata|stato|siamo|venivo|venivamo|fui . stat*|spesso|sessualmente|anche? <hit>
    stat*|sono|ero vittima|abusat*|stuprat*|violentat*|picchiat*|molestat*|maltrattat*
    abus* . sessualmente? di me|noi|mia_sorella
    vittima .. abus*|stupro|incesto|violenza|violenze|aggressione
    violenza_domestica|violenze_domestiche|maltrattamenti|abuso_sessuale|abusi_sessuali|violenza_sessuale|il_mio_stupratore|il_mio_aggressore|contro_la_mia_volontà|incesto|nostro_segreto|nostro_piccolo_segreto|le_botte|a_cinghiate|cinghiate|mi_riempiva_di|mi_dava_della_botte
    prendev*|pres*|prendere|dava|davano|date|prendevamo . un_sacco_di|tante|di? . botte|schiaffi|cinghiate|ceffoni|calci|bastonate|sberle
    cinghia|cintura|frusta|bastone|cucchiaio_di_legno|pugni|battipanni .. mi|ci|schiena|picchia*|sulle
    mi|ci .. con . la|il|i cinghia|cintura|frusta|bastone|pugni|battipanni
    mi|ci|m' . ha|aveva? . toccat*|toccava|toccò|tocca|accarezz*|baciava|palpa* .. quando|notte|dove|fra|tra|intim*|seno|sotto|letto|bambin*|gambe|cosce|da_sol*|lì|parti
    zio|patrigno|prete|parroco|allenatore|nonno|professore|cugino|vicino . mi|ha . ha? . tocc*|abus*|palp*|molest*
    mano|mani .. sotto|dentro|tra|fra .. gonna|vestito|pantaloni|mutande|camicia|gambe|camicetta|maglietta|mutandine
    mano|mani .. collo|gola|bocca
    <he> .. entrava|entrò|veniva|venne|infilava . di_notte? . in|nella|nel|a . mia|mio|camera camera|letto|mia .. notte|ubriaco|tocc*
    notte .. entrava|veniva|infilava .. camera|letto
    mi|ci|m' . ha|hanno|aveva? . costring*|costrett*|obblig*|forz* a|ad|di .. letto|sesso|spogli*|tocc*|baci*|spos*|rapporti|fare|dormire_con
    costrett*|obbligat* . a|da . sposar*|spogliar*|prostituir*|toccarlo|avere_rapporti|fare_sesso|andare_a_letto
    detto|dicevo|dissi|urlato|gridato|supplicat* . di? . no|smettere ma|e|però? . continuato|fermato|smesso|continuava|lo_stesso|ascolt*|si_è|lui_ha|non .. $|fermato|continuato|smesso|stesso
    minacci* .. mi|di|con|che . uccid*|ammazz*|picchi*|morte|coltello|far*|$|se
    mi|ci . ha|aveva? minacci*
    se . lo|me_ne|ne . raccont*|dic*|vado|andavo|lasci*|parl*|dicessi|andassi ... ammazz*|uccid*|picchi*
    mi|ci . ammazz*|uccid*|uccideva . se
    coltello|pistola|arma|rasoio . alla|al|contro|in . la|mia? . gola|testa|collo|tempia
    chius*|rinchius*|chiudeva|rinchiudeva . a_chiave? .. cantina|armadio|sgabuzzino|stanza|buio|ore|notte|camera|ripostiglio
    spint*|spingeva|gettat*|buttat*|trascinat*|sbattut*|sbatteva|tirat*|tirava|afferrat* .. muro|scale|capelli|terra|pavimento|collo|gola
    marito|padre|patrigno|lui|fidanzato|ex|compagno . era|è|diventava|diventò|diventato . molto|spesso|un? . violento|manesco
    lividi|occhio_nero .. maniche|marito|nascond*|copr*|trucc*|padre|nascost*
    nascond*|copr*|nascost*|trucc* .. lividi|occhio_nero|segni_delle
    paura .. che|quando|lui|marito|padre . torn*|mi|ubriaco|rientr* . picch*|ubriaco|ammazz*|alzasse|menasse|a_casa
    non . mi . lascia*|permett*|faceva . di? . uscire|vedere|parlare|lavorare|avere . con|di|da|le|$ . sol*|amic*|$
    non . dir*|raccont* . niente? a_nessuno .. altrimenti|o|quello|se
    detto|diceva . di|che non . dir*|raccont* . niente|nulla|lo? . a . nessuno|mia_madre|mamma
    alz* le_mani|la_mano . su|contro|addosso|$ . di? . me|mia_madre|noi|$
    mi|m' .. spegneva|spent*|bruci* .. sigarett*|ferro
    mi . ha|aveva|ruppe? . rotto|spaccato|fratturato|ruppe . il|la|un|una|due|lo . naso|braccio|costol*|labbro|dent*|mascella|zigomo
    allenatore|prete|parroco|zio|nonno|patrigno|maestro|vicino|catechista|cugino|professore|istruttore|mister ... mi|ci . ha|aveva? toccava|toccato|toccò|palpava|palpeggiava|accarezzava|spogliava
    aspettavano|aspettava|circondavano|bloccavano|accerchiavano & mi & calci|pugni|picchi*|botte|menavano|sputavano
    veniva|entrava|infilava .. nel|in mio letto & notte|lui|zio|nonno|sera|patrigno`,
  loss: `
    vissut*|visse|respirato & solo|soltanto|appena & ore|minuti|giorni|giorno|ora & figlia|figlio|bambina|bambino|nostr*|lui|lei
    lasciat* . ci|mi|ha & <near>
    cancro|tumore|leucemia|sla & <my>|mamma|papà|nonna|nonno & settimane|mesi|pancreas|polmon*|fegato|stadio|cervello|seno
    restano|resta|ha|dato|danno & giorni|settimane|mesi|anno & vita|solo|poche|pochi & <near>|gli|le|lei|lui
    ecografia|cuore & batteva|batte|battito|fermat*|fermo & non|più|bambino|nessun|senza
    defunt*|povera|buonanima & mio|mia|nostro & marito|moglie|madre|padre|figlio|figlia|fratello|sorella & mort*|defunt*|scompars*|buonanima
    cancro|tumore|metastasi & fegato|polmon*|ossa|cervello|ovunque & diffus*|estes*|arrivat*|pres*
    <my> .. <near> ... cancro|tumore|malattia|guerra|covid|leucemia|incidente|mare ... portat*_via|strappat*|tolto|ucciso|preso|presa
    mano ... smesso|smise|ultimo|mort*|spent* . di|respiro|il_suo|l'? . respirare|respiro|$
    trovat*|scopert*|diagnostic* .. tumore|cancro|leucemia|metastasi
    stacca* . le|la|il|i? . macchine|spina|respiratore|macchinari|$
    dà|dato|danno|hanno_dato|diede|dava mi|gli|le|mi_ha|sei|tre|pochi|ancora|solo|al_massimo . mesi|settimane|giorni|anno . $|di
    mi|gli|le|ci dà|danno|ha_dato|hanno_dato|diedero|davano . solo|ancora|al_massimo|forse? sei|tre|due|pochi|poche|un|quattro|# . mesi|settimane|giorni|anno . $|di
    aborti . spontanei? . prima|$|dopo
    avuto|avuti . due|un|tre aborto|aborti
    nat* . senza_vita|mort*
    anche_se|perché|da_quando|prima_che|dopo_che|finché|che|quando|e . lei|lui? . è|era|sia|fosse mort*|mancat*|scompars*|spent* . a|in|nel|ieri|da|$|due|l'anno|per
    sopprimere|addormentare|abbattere . il|la? . nostro|nostra|mio|mia . can*|gatt*|cagnolin*
    potuto|riuscit* a|dire? . salutar*|dir* . <my>|addio|l'ultima|lei|lui|mamma|papà
    <near>|si . era|era . mort*|schiantat*|ammazzat* . in . un|macchina|moto|incidente
    <my> .. <near> ... <died>
    <near> . <my> ... <died>
    <kin> ... <died>
    è|quando|morì|morta|morto|da_quando . morto|morta|mancat*|morì|scompars* .. <my>|il_nonno|la_nonna|mamma|il_babbo .. <near>|$
    papà . è|era|se_n'è? . mort*|mancato|andato_via_per_sempre|scomparso|morì|stava_morendo
    morte|decesso|funerale|funerali|tomba|scomparsa|perdita|sepoltura|ceneri|suicidio|lutto|bara|capezzale di|del|della|dei|per . <my>|papà|mamma|nonno|nonna . <near>|$|la|il
    perso|persi|perdere|persa|perdemmo|perduto|seppell*|sepolt*|cremato . anche|già|entrambi? . <my>|un|una|il|la|i . <near>|bambino|bambina|gravidanza|genitori|figlio|mamma|papà !partita
    lei|lui|è . è? mort*|mancat*|spent* . fra|tra|in|prima|senza|nelle . le|mie|che|di|mani? . braccia|potessi|salutar*
    mort*|spent*|mancat*|spirat* .. mie_braccia|nostre_braccia|senza_che_io|davanti_a_me|tenendomi_la_mano
    ci|mi|se ha|n'è|ne_è|hanno . lasciat*|andat* . per_sempre|a_marzo|troppo_presto|il|in|l'anno|sol*|per . sempre|$
    è|sono . venut* a_mancare|mancat*_all'affetto
    aborto_spontaneo|nat*_mort*|morte_in_culla|morte_bianca|gravidanza_extrauterina|ho_abortito|ho_avuto_un_aborto
    non|nessun|più . c'era|si|sentiva|trov*|aveva|batteva . più|il? . battito|batteva . $|cardiaco|più
    cuore . non|si|aveva|ha . batteva|fermat*|smesso . più|di . battere|$
    cancro|tumore|leucemia|malattia|diagnosi ... incurabile|terminale|inguaribile|inoperabile|metastasi|diffuso|stadio|tornato|avanzato|degenerativa
    metastasi|cure_palliative|malato_terminale|malata_terminale|malattia_terminale|fase_terminale|hospice
    ho|ha|diagnostic*|scoperto|trovato|<near> . un|il|di_avere|con|ha|al .. cancro|tumore|leucemia|sla|sclerosi_laterale
    rest*|dato|dat*|davano|hanno_dato . gli|le|mi|solo|poche|pochi|ancora|più_di .. giorni|settimane|mesi|anno . di|$|da vita|vivere|$
    medici|dottori ... niente|nulla|più
    niente|nulla . più? . da|che|si . fare|possa* . fare . per|$|di
    vedov*|orfan*
    non . sono|ho|siamo|potuto|riuscit* . a|potuto|mai? . dir*|salutar* addio|per_l'ultima|un'ultima|per_ultima
    lutto . per|di|$
    cancro|incidente|guerra|covid|mare|malattia . ha|me|si|ce|mi . ha|portat*|l'ha|li|tolto . portat*|strappat*|via|tolto|ucciso
    mai|non . è|sono? . più? tornat*|tornò . dalla|dal|a_casa . guerra|fronte|russia|mare
    trov* . l'ho|lo|la|<my> . <near>? . mort*|impiccat*|senza_vita
    polizia|carabinieri|medico|telefonata|chiamata|notizia|detto ... era|è|erano . mort*|mancat*|deceduto
    quando|dopo_che|da_quando|prima_che . è|morì|sono|era|fosse? mort*|mancat*|morì|scompars* . la|il|i|mia|mio? <kin>|<near>
    <my> . è|era|ci|se_n'è|sono . mancat*|spirat*|spent*|mort*|annegat* !di_sonno
    da_quando . è|se_n'è|non_c'è? . mort*|mancat*|andata_via|scompars*
    restano|rimangono|resta|rimane|danno|dato|davano .. mesi|settimane|giorni|anno . di vita
    dalla|dopo_la morte di & ho|mi|sono|mio|mia
    ammazzat*|uccis*|distrutt* . di|con|col . bere|alcol|alcool|vino
    bevuto fino_alla|fino_a . morte|morire|morirne
    mort*|mancat*|andat* . nel sonno
    mai . respirato|pianto & nat*|bimba|bimbo|figli*|neonat*
    mort*|morì|ucciso|uccisero|caduto accanto_a_me|al_mio_fianco|tra_le_mie_braccia|fra_le_mie_braccia|davanti_a_me`,
  stop,
};
