export const loss = `
  vécu|vivre|respiré|survécu & qu'|que|seulement|à_peine & heures|minutes|jours|heure|jour & fille|fils|bébé|enfant|il|elle|jumeau*|notre
  cancer|leucémie|tumeur & <my>|maman|papa|mamie|papi & semaines|mois|pancréas|poumon*|foie|sein|stade|phase|cerveau|condamn*
  <near> .. est|était|a_été . en|au|admis* . en? soins_palliatifs|hospice
  plus|reste*|que & jours|semaines|mois & à_vivre|vivre|devant_lui|devant_elle & <near>|il|elle|lui|je|j'
  quelques|que|plus . quelques|deux|trois? & semaines|mois|jours & <my> .. <near> & a|reste|n'a|donn*
  échographie|cœur|écho & battait|bat|battement*|arrêté & plus|pas|bébé|ne|aucun
  défunt*|feu & mon|ma|mes|notre & mari|femme|père|mère|fils|fille|frère|sœur
  cancer|tumeur|métastases & foie|poumons|os|cerveau|partout|généralisé & étendu*|propag*|atteint*|gagn*|envahi*
  <my> .. <near> ... cancer|maladie|guerre|covid|leucémie|accident ... l'a|l'ont|l'avait . emport*|pris*|tu*|enlev*
  main ... cess*|arrêt*|dernier|mort*|éteint* . de|souffle? . respirer|souffle|$
  tumeur|cancer|leucémie|métastases . au|du|à|de? .. <my>|lui|elle|cerveau|poumon*|sein|foie .. <near>|femme|mari|$
  endormi* . paisiblement? . pour_toujours|à_jamais|pour_de_bon|à_tout_jamais
  parti*|partie|disparu* . pour_toujours|à_jamais|au_ciel|trop_tôt|rejoindre
  débranch* . les|l'|la? . machines|appareils|respirateur|$
  donn* . me|m'|lui|plus|leur|que|encore? .. mois|semaines|jours|an|heures . à_vivre|$|maximum
  lui|me|m'|nous donn* ... mois|semaines|jours|an . $|à|tout_au
  alors_qu'|bien_qu'|quoiqu'|parce_qu'|puisqu'|depuis_qu'|avant_qu'|après_qu'|quand|lorsqu'|jour_où|nuit_où|et . elle|il . est|soit|était|s'est? mort*|décédé*|parti*_pour|éteint*
  <my> .. <near> . est|a_été|était . tombé|mort|tué|disparu . en|au|à|dans . afghanistan|front|guerre|combat|algérie|indochine|verdun|irak|la_guerre|mer
  piquer|euthanasier . notre|mon|ma|le|la . vieux|vieille|pauvre? chien*|chat*|cheval
  chien*|chat* .. piqué*|euthanasi*|piquer
  <my> .. <near> ... <died>
  <kin> ... <died>
  mort|morte|décédé*|meurt|mourut|disparu*|éteint*|perdu|enterré .. <my> .. <near>
  mort|décès|enterrement|obsèques|funérailles|tombe|disparition|perte|deuil|cendres|cercueil|suicide|agonie de|du|d' . <my>|<kin> .. <near>|$
  mort|décès|enterrement|obsèques|funérailles|tombe|suicide de <kin>
  ai|avons|avait|perdu|avais|venons_de|viens_de .. perdu|perdre|enterr*|incinér* . aussi|tous? .. <my>|le|un|une|la|mes_deux .. <near>
  perdu|perdre . le|un|notre|mon bébé|enfant|fils
  <i>|nous .. avons|ai .. perdu|enterré maman|papa|mamie|mes_parents
  il|elle . est|a|s'est|nous_a|vient_de . mort*|décédé*|mourir|quitté* .. bras|sans|avant_que|la_veille|devant_moi|main|ma|mon|mes|nous|moi|je
  il|elle|qui . nous_a|nous quitté*|quittés
  s'est|se_sont éteint* . dans|à|chez|hier|entour*|paisiblement|le|ce|cette
  dans mes|nos bras .. mort*|éteint*|dernier
  depuis|après|avant|quand|lorsque . qu'? . il|elle|<kin> . est|n'est|nous|sa .. mort*|décédé*|parti*|plus_là|quitté*|mort
  fausse_couche|fausses_couches|mort_né|mort_née|mort_in_utero|mort_subite|interruption_médicale|enfant_mort|deuil_périnatal|né_sans_vie|née_sans_vie|métastases|en_phase_terminale|soins_palliatifs|en_fin_de_vie|maladie_incurable|veuf|veuve|orphelin*
  cœur|coeur .. ne? . bat*|cess*|arrêt* . plus|de_battre|$
  plus|pas|aucun . de? battement* . de? cœur|$
  cancer|maladie|tumeur|leucémie|diagnosti* ... incurable|terminal*|inopérable|généralisé|phase|métastas*|stade|foudroyant*|revenu|propagé*|étendu
  <i>|<near>|lui|il|elle|m'a|m' .. ai|a|diagnosti*|annonc*|découvert|atteint* .. cancer|leucémie|tumeur|sclérose|maladie_de_charcot
  reste|restait|donn* . plus|que|lui|leur|me|lui_que|à? .. jours|semaines|mois|an . à|de vivre|vie
  plus rien . à|pour|faire|tenter . faire|$|pour|mon|ma|lui
  médecins|docteur* ... rien|condamn*
  <i>|nous .. pas|jamais|même_pas|pu . pu|eu? . dire|faire . au_revoir|adieu*
  fait_mes|dit_mes|dire_mes|nos|mes adieux
  en|mon|notre|faire|fais|porte deuil . de|$|depuis
  cancer|accident|guerre|covid|mer|maladie .. emport*|enlev*|pris|tué* .. <my>|l'|nous|<near>
  emporté* . par . un|le|la|une? cancer|maladie|covid|vague|leucémie
  jamais|pas .. revenu*|rentré* . de|du . la? guerre|front|mer|camp*
  trouvé* . <my>|le|la|l' .. <near>? . mort*|pendu*|inanimé*|sans_vie
  police|gendarmes|médecin|hôpital|appel*|téléphon* ... il|elle|<near> . était|est|a_été|venait_de|avait . mort*|décédé*|tué*|mourir
  mort|morte|mourut|mourait|éteint* . dans|entre mes|nos bras
  depuis la|le|son mort|décès|enterrement
  depuis|après que|qu' . est|n'est|a_été mort*|décédé*|partie|plus_là|tué*
  s'est|s'était . tué* . à|par|avec . boire|alcool|drogue|l'alcool
  bu jusqu'à . en? mourir|la_mort
  jamais . pris_son|respiré|crié & née|né|bébé|fille|fils
  dans son sommeil & parti*|partie|mort*|éteint*|elle|il & an*|mariage|maman|papa|mari|femme|mort*|éteint*|elle_est|il_est !parl*|ronfl*|marche
  mort|morte|tué|tuée|tombé . à_côté_de|devant|à moi|mes . côtés|$
  sous|devant mes yeux . mort*|tué*`;
