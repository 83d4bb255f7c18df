export const stop = `
  chiudere|finire|terminare|interrompere & questa|la & conversazione|chiacchierata|discussione|intervista
  lasciamo|fermiamoci|chiudiamo & stare|stasera|oggi|qui|così|perdere & per|lasciamo
  chied*|chiedimi|parl*|domandami . di|invece? qualcos'altro|altro|un'altra_cosa|d'altro
  domande & niente|basta|più|non|altre & favore|su|mio|mia|sul|sulla|fare|più
  non|ancora & pront*|grado|capace & parl*|parlarne|scriv*|raccont*
  possiamo|posso|potremmo|voglio|vorrei|lasciamo & fermar*|smettere|finire|chiudere|lasciare_le_cose|lasciare_così & adesso|ora|qui|così|già|un_po'
  basta|abbastanza|sufficiente & oggi|sera|stasera|giorno|ora & per|è|così|una
  preferirei|preferisco|meglio . non . entrare|rispondere|parlar*|dir*|raccontar*|toccare|approfondire|andare_avanti|pensar* . $|in|nei|di|su|questo|oltre|più
  oggi|ora|adesso|per_oggi . non . ce_la_faccio|riesco|posso|me_la_sento|voglio . più . $|oggi|a|di|con
  non . chiedermi|chiedetemi|mi_chieda|mi_chiedere|domandarmi|farmi . più|ancora|di_nuovo|altro|domande|niente|di
  credo|meglio|io . che|io? . mi_fermo|smetto|chiudo|mi_fermerò|finisco . qui|qua|oggi|per_oggi
  è|questo_è|ecco tutto . quello|ciò? . che . voglio|posso|ho_da|volevo|dirò . dire|raccontare|scrivere|$
  non . voglio|posso|intendo|vorrei|ho_intenzione_di . rispondere|parlarne|entrare|approfondire|dettagliare . $|a|questo|questa|nei|di|su
  fa|troppo|è . troppo|così? male|doloroso|difficile|dura|duro . a|da|per? . parl*|scriv*|raccont*|ricord*|scriverne|parlarne
  sono|troppo stanc*|esaust* ... smettere|fermarmi|per_oggi|per_stasera|riposare|basta
  di_questo|di_ciò|su_questo . io? non . parlo|parlerò|voglio|posso|dico
  tenerlo|tenermelo|me_lo_tengo|tenermi_questo per_me|$
  non . ho . più? voglia|forza|energia|forze . di|per . parl*|continu*|scriv*|raccont*|risponder* . $|più|di|oggi|ora
  salt*|passiamo|passa|ignora . questa|quella|la|alla . domanda|prossima
  adesso|ora|ecco basta|stop . $|per|con|di
  non|preferirei_non|preferisco_non|meglio_non . voglio|posso|riesco|vorrei|ho_voglia|me_la_sento|mi_va|desidero? .. parl*|rispond*|scriv*|raccont*|ricord*|continu*|pens*|dir*|approfond*|andare_oltre|discut* . $|di_questo|di_quello|ne|ne_più|più|<now>|altro|questo|dell'argomento|di_ciò|a_parlare|su_questo|che !inglese
  non|preferirei_non|preferisco_non . voglio|vorrei|posso|me_la_sento|mi_va|ho_voglia|riesco .. parlarne|pensarci|discuterne|dirne|scriverne|raccontarlo|raccontare|ricordare|rispondere|continuare
  preferirei|preferisco|meglio . di? . non parlarne|parlar*|continuare|rispondere|pensarci|dire|dirlo
  di_questo|di_ciò|ne non|preferisco|preferirei .. voglio|parl*|posso
  preferirei|preferisco|voglio|vorrei|meglio|possiamo|fermiamoci . fermarmi|smettere|fermarci|chiudere|finire|fermiamoci|lasciar_perdere|cambiare_argomento|cambiare_discorso|interrompere|riposare|finirla_qui|chiuderla_qui $|<now>|qua|così|di|un
  parl*|pass*|cambi* . di|d'|ad? altro|argomento|discorso|un'altra_cosa|qualcos'altro
  ^ <start>? <start>? . lascia*|lasci|smetti*|smett*|basta|fermiamoci|stop|fermati|chiudiamo|finiamo* . $|perdere|stare|<now>|così|in_pace|mi|qui|di|con
  ^ <start>? <start>? . è|va|può . bast*|sufficiente|abbastanza|bene_così $|<now>|così|di . oggi|domande|$
  basta|sufficiente|abbastanza|tutto|finito|bene_così|mi_fermo|chiudo per_oggi|così|qui|per_ora|per_stasera|domande
  smett*|finisc* . di|con . farmi|chieder*|domand*|insistere|le_domande|fare_domande|interrog*
  non mi|me_lo|farmi|fatemi|insist*|chiedermi|chiedetemi|chieda . chied*|domand*|insist*|più|altre . più|$|altre|niente|di_questo|nulla|domande !come|perché
  niente|nessun'altra|basta|altre|più|nessuna|con_le . più|altre? domand* . per_favore? $|<now>
  lasci* . mi|temi|atemi|ami . in_pace|stare|tranquill*
  lasciami|lasciatemi|mi_lasci in_pace|stare|perdere|tranquill*|sol*
  ho|vorrei|voglio|mi_serve|facciamo|fare . bisogno|di? . una|un pausa|riposo|momento_di_pausa $|<now>
  non . voglio|ho|c'è . più? . altro|nient'altro|niente|nulla . da|di? . dire|aggiungere|raccontare
  sono|mi_sento stanc*|stuf*|esaust* . di . parlar*|domande|scriver*|raccontar*|queste|rispondere
  non . sono|è|ti|la . affari|riguarda . tuoi|suoi|$
  ^ <start>? non_ora|non_adesso|non_oggi|ora_no|adesso_no|oggi_no $|per_favore
  ^ un'altra_volta|magari_un'altra_volta|un_altro_giorno|forse_un'altra_volta $
  troppo doloroso|difficile|dura|duro|personale|intimo . per|da . parlar*|raccontar*|scriver*|continuare`;
