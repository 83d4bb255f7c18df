export const selfHarm = `
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
  meglio|leggeri|facile|tranquill* .. senza di? me`;
