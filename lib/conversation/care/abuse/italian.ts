export const abuse = `
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
  veniva|entrava|infilava .. nel|in mio letto & notte|lui|zio|nonno|sera|patrigno`;
