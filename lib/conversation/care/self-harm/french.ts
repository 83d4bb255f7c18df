export const selfHarm = `
  plus . là|ici|de_ce_monde & longtemps & je|j'|moi
  serais|aurais|m'aurais|suis & me|m' & tué*|suicidé*|pendu*|foutu*_en_l'air & sans|si|longtemps|depuis|déjà|presque_un
  me . serais . déjà? tué*|suicidé*|pendu*|jeté*
  veines|poignets & ouvert*|tailladé*|coupé*|entaillé* & je|me|mes|m'
  je . devrais|ferais_mieux|mérite . juste|simplement|de? mourir|crever|disparaître
  mourir|mort|être_morte & facile|simple|mieux|doux|soulagement|préférable & que|je|moi|continuer|serait|vivre
  cachets|comprimés|somnifères|médicaments & tous|boîte|toute|plan|entière & avaler|prendre|avalé*|pris|avalais
  plus|aucune|sans|pas & envie|force|raison|courage|goût|volonté|sens & de vivre|d'être_là|être_là|d'exister|d'être_en_vie|me_lever_et_vivre|continuer_à_vivre
  déteste|hais & me|je & mourir|disparaître|en_finir|tuer
  cuisses|bras|poignets|veines|avant_bras & coup*|entaill*|taillad*|brûl*|lacér* & me|m'|mes|je & pour|quand|lame|rasoir|cachette|sentir|exprès|ouvert*|soulag*
  personne|tout_le_monde|mieux|soulag*|heureux & si|sans_moi|quand & je_n'étais|je_mourais|je_disparaissais|je_n'existais|j'étais_mort*|sans_moi|je_meurs|je_n'y_étais
  espère|espérais|prie|priais|voudrais|aimerais|souhait* ... cœur|dieu|ciel|cancer|mort|voiture|foudre .. s'arrête*|prenne|prennent|emporte*|vienne|cesse|renverse|rappelle
  pens*|idées|envie .. de|d'|à|que . ne|plus? . plus|mourir|me_tuer|disparaître|en_finir|sauter|être_mort* . être_en_vie|vivre|exister|être_là|$
  pourquoi|raison|à_quoi|quoi .. continu*|je|je_devrais|rester|sert|bon . vivre|vive|à_vivre|en_vie|vivrais|être_en_vie|existe|existais|continuer_à_vivre
  mieux|facile|simple|heureux|soulag*|personne ... si|que je ... n'existais|n'étais|ne_sois|n'existe|disparaissais|mourais|sois_mort*|étais_mort* . plus|pas|$|là
  plus|pas . envie|la_force|le_courage|le_goût . d'|de . exister|vivre|être_en_vie|continuer|me_lever_le_matin_ni
  j'en_peux|en_peux|peux plus . de . vivre|cette_vie|la_vie|exister
  brûl*|grattais|griff* . me|m'|les|mes? . les|mes|moi . bras|poignets|cuisses|jambes|peau|$ . pour|exprès|avec|$
  quai|pont|rails|toit|balcon|falaise|bord ... pas|sauter|saute|lâcher|fini|vide
  fatigué*|las|lasse|marre|assez d'|de . être_en_vie|vivre|la_vie|exister|me_battre_pour_vivre|respirer
  recommenc*|continu*|arrêter|commenc* . à|de me couper|scarifier|mutiler|faire_du_mal|brûler
  si je mourais|disparaissais|meurs|mourrais|n'étais_plus_là|n'existais_plus ... personne|rien|changerait|mieux|monde
  aurais|aimerais|voulu . dû|voulu|mieux? mourir|y_rester|être_mort* . dans|à|avec|ce_jour|cette_nuit|$
  <i> .. <want> .. mourir|être_mort*|en_finir|disparaître|me_tuer|me_suicider|me_pendre|crever|m'endormir_pour_toujours
  envie|besoin|idée|pensé|penser|pense|décidé|essayé|tenté|voulu|voulais|veux|vais|voulait|prêt* . de|d'|à? . mourir|en_finir|me_tuer|me_suicider|me_pendre|me_noyer|me_foutre_en_l'air|me_flinguer|me_faire_du_mal|me_mutiler|me_scarifier|me_jeter|me_couper|m'ouvrir
  <want> .. <again> . vivre|me_réveiller|être_là|exister|être_né*|ouvrir_les_yeux|être_ici|être_en_vie $|<now>|comme|sans|demain|avec|et|dans_ce
  plus|aucune|pas . envie|force|raison|goût|courage|désir de|à . vivre|continuer_à_vivre|exister|la_vie
  m'endormir|endormir|coucher|fermer .. ne|plus|jamais . <again> . me? réveill*|rouvrir
  réveill* <again>|plus $
  me_suis|je_me|de_me|à_me|j'ai|me . déjà|encore? scarifi*|mutil*|taillad*|suicid*|lacér*|entaill*|ouvert_les_veines|coupé_les_veines|coupe_les_bras|coupais_les_bras|coupais_les_cuisses
  me|m' . faire|fais|faisais|fait . du_mal|mal . exprès|volontairement|pour|encore|$ !au|en|à
  me|m' . coup* . les|volontairement|exprès|pour . veines|bras|poignets|cuisses|sentir|$
  mes|mon|ma|de|au|pensées|idées|tentative|lettre|penser|pense|pensais|pensé|songé . de|au? suicide|suicidaires|noires|d'adieu
  mettre|mis|mette . fin . à mes_jours|ma_vie|tout
  m'ôter|me_donner|m'enlever|donner la vie|mort
  mieux|heureux|heureuse|facile|soulag*|simple .. sans_moi
  sans_moi .. mieux|heureux|heureuses|soulag*
  si|quand|que je|j'|moi . ne|n'? . suis|étais|mourais|serais|disparaissais|meurs|existais|n'existais . mort*|là|plus_là|pas_né*|plus|$ ... mieux|personne|tout_le_monde|soulag*|heureux|manque*|remarque*
  mieux|personne|soulag*|heureux|facile|remarque*|préférable ... si|que|quand je|j' . ne|n'? . suis|étais|mourais|serais|disparaissais|existais|sois|meure|n'existais . mort*|là|plus_là|pas_né*|plus|$
  manquer* . à personne
  personne ne me . pleurer*|regretter*|chercher*
  <i> ... qu'un|un|qu'une|une|juste_un poids|fardeau|charge . pour|$
  vie . ne|n' . vaut|a . plus|pas|aucun . la_peine|sens|de_sens
  fatigué*|marre|assez|las|lasse|ras_le_bol de . la? vivre|vie $|<now>|et|comme
  à_quoi_bon|pourquoi vivre|continuer_à_vivre|rester_en_vie
  jamais . dû . naître
  ne|n' pas|jamais être_né*|avoir_vu_le_jour
  avalé*|pris|avaler|prendre|gardé|gard*|stock* .. tous|toute|trop|boîte|tas|plein|plaquette .. cachets|comprimés|médicaments|somnifères|pilules
  <i> ... sauter|jeter|lancer|foncer|balancer .. pont|train|fenêtre|toit|balcon|métro|arbre|mur|rails|falaise|camion|vide
  pont|toit|quai|rails|falaise .. voulais|envie|prêt*|pens* .. sauter|jeter
  que|voudrais|veux|pour_que tout|ça|cela .. s'arrête|soit_fini|finisse|cesse . enfin|$
  voi*|vois|trouve . plus|pas|aucune . d' . issue
  me|m' . tirer|tire|tirerais . une? balle
  mieux|léger|facile|tranquille .. sans moi
  ne|plus plus|jamais . jamais? ouvrir|rouvrir|ouvre & voudrais|endormir|envie|aimerais`;
