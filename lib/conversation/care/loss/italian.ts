export const loss = `
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
  aborto_spontaneo|nat*_mort*|morte_in_culla|morte_bianca|gravidanza_extrauterina|ho_abortito|ho_avuto_un_aborto|metastasi|cure_palliative|malato_terminale|malata_terminale|malattia_terminale|fase_terminale|hospice|vedov*|orfan*
  non|nessun|più . c'era|si|sentiva|trov*|aveva|batteva . più|il? . battito|batteva . $|cardiaco|più
  cuore . non|si|aveva|ha . batteva|fermat*|smesso . più|di . battere|$
  cancro|tumore|leucemia|malattia|diagnosi ... incurabile|terminale|inguaribile|inoperabile|metastasi|diffuso|stadio|tornato|avanzato|degenerativa
  ho|ha|diagnostic*|scoperto|trovato|<near> . un|il|di_avere|con|ha|al .. cancro|tumore|leucemia|sla|sclerosi_laterale
  rest*|dato|dat*|davano|hanno_dato . gli|le|mi|solo|poche|pochi|ancora|più_di .. giorni|settimane|mesi|anno . di|$|da vita|vivere|$
  medici|dottori ... niente|nulla|più
  niente|nulla . più? . da|che|si . fare|possa* . fare . per|$|di
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
  mort*|morì|ucciso|uccisero|caduto accanto_a_me|al_mio_fianco|tra_le_mie_braccia|fra_le_mie_braccia|davanti_a_me
  nonno|nonna|mamma|papà|babbo|padre|madre|marito|moglie se_n'è andat* & aveva|natale|ancora|manca|anni !casa`;
