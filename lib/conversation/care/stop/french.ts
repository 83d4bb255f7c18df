export const stop = `
  fin|terme|arrêter|stopper|clore|finir|terminer & cette|notre|la & conversation|discussion|échange & je|on|veux|voudrais|aimerais
  rien . d'autre|de_plus|à_ajouter & dire|ajouter|raconter & je|n'ai|j'ai
  demand*|pos*|parl* . moi|m'? . de? autre_chose|une_autre
  autre_chose & s'il|demand*|parl*|pose*|préfère
  question|questions & plus|pas|assez & s'il|de|sur|stop|arrêt*|mon|ma|poser
  suis & pas & prêt*|capable|encore & parl*|en_parler|écrire|raconter|répondre
  reste|restait|rester|arrête|arrêter|finir . en|s'? & là|ici . $|s'il|maintenant|pour & on|j'aimerais|je|préfère|veux
  peut|peux|pourrait|pouvons|on . on|nous? . s'|nous? & arrêter|arrête|stopper & maintenant|là|s'il|on_peut|pause
  assez|suffit|stop & soir|aujourd'hui|une_fois|soirée|jour & pour|c'est|ça
  entrer|rentrer|revenir . pas? . là_dedans|dans_les_détails|là_dessus|dans_ce|sur_ce
  j'en_peux|en_peux|peux . n'? plus . pour|aujourd'hui|maintenant|là|parler|écrire|continuer . aujourd'hui|ce_soir|$|le_moment|maintenant
  ne|n'? me|m'|m'en . reparl*|parl*|demand*|redemand*|interrog*|repos*|pos*|questionn* . moi|me|m'en? . plus|pas|jamais . de|sur|cette|ces|la|rien|$|d'
  c'est|voilà tout . ce . que . je|j' . veux|voulais|peux|ai|dirai|souhaite .. dire|$|écrire|raconter
  veux|peux|souhaite|vais|voudrais . pas|plus . y? . répondre|en_dire|développer|entrer|détailler|m'étendre . $|à|plus|là_dessus|davantage|ça
  pass*|saut* . la|cette|on|à_la? . cette|la question . $|suivante|s'il
  laiss* . moi|nous . tranquille|en_paix
  suis|trop fatigué*|épuisé* ... arrêter|stop|pour_ce_soir|pour_aujourd'hui
  non|en ... n'en|en parlerai|parle|parlerons . pas|plus
  garder|garde . ça|cela|le? . pour_moi
  plus|pas . trop|du_tout|vraiment? . envie|la_force|l'énergie|le_courage . d'en|d'|de . parler|discuter|écrire|continuer|répondre|raconter !anglais|français|à_mon|avec
  douloureux|dur|difficile|mal|lourd . de|d'|pour . en|y? . parler|écrire|reparler|repenser|raconter|évoquer
  <i>|veux|peux|souhaite|préfère|préférerais|aimerais|envie|voudrais .. plus|pas|ne_pas|jamais .. parler|discuter|continuer|répondre|écrire|penser|écrire|dire_plus|repenser|raconter|m'en_parle|parle|m'interroge|évoquer $|<now>|de|tes|vos|davantage|plus|là_dessus !français|anglais
  en_parler|parler_de_ça|parler_de_cela|d'y_penser|y_penser|en_dire_plus|continuer|répondre je .. pas|plus|peux
  préfère|préférerais|voudrais|vais|aimerais|veux|envie_d'|envie_de . qu'on|que_nous|m'? . arrêter|en_rester_là|rester_là|stopper|m'arrêter|s'arrêter|laisser_tomber|changer_de_sujet|garder_ça_pour_moi|me_taire|faire_une_pause|une_pause $|<now>|là|d'en
  parl*|discut*|pass* . on_peut? . de|à|d' . autre_chose|autre_sujet
  chang* de sujet
  ^ <start>? <start>? <start>? . laiss*|arrêt*|stop|stoppe*|oubli* . moi|nous|donc|tout|là|un_peu? tranquille|tomber|$|de_me|de_poser|avec|<now>|en_paix|ça|de_demander|d'insister|vos|tes|n'en
  arrêt* . de . me? . poser|demander|questionner|interroger|insister
  laiss*|restons|rest* . moi|nous? tranquille|en_paix|tomber|en_là|là_dessus $|<now>|avec|maintenant
  en reste* là
  ^ <start>? <start>? . ça|cela|c'est|j'en_ai|en_voilà . est|a? suffi*|assez|bon|trop . comme_ça? $|<now>|de_ces|de_tes|de_vos|pour_moi|questions !personnes
  assez|suffit|suffira|fini|bon|stop pour aujourd'hui|ce_soir|maintenant|cette_fois
  assez parlé|dit|de_questions|raconté|d'en_parler|écrit
  plus|pas|aucune . d'autres|de|autre? question* $|<now>|s'il
  ne|n'? . me|m'|m'en|en? . demand*|pos*|parl*|insist*|interrog* . moi|me|m'en|en? plus|pas . rien|ça|de_questions|cela|davantage|plus|$ $|<now>|de|sur|là_dessus|davantage|questions|encore
  je . m'|vais_m'|me|vais_me arrête* . là|ici|pour $|aujourd'hui|maintenant
  on|nous . s'|peut . arrêt* . là|ici|pour $|aujourd'hui|maintenant|ce_soir
  j'ai|besoin|faire|fais|voudrais . besoin? . d'|de|une|faire . pause|repos $|<now>
  rien . de_plus|d'autre|à . dire|ajouter . à? . dire|ajouter|$ $|là_dessus|sur|pour
  ça|cela ne . te|vous|regarde . regarde . pas|$
  ^ <start>? pas|plus maintenant|aujourd'hui|ce_soir $
  ^ une_autre_fois|plus_tard_peut_être|un_autre_jour|peut_être_une_autre_fois $
  trop . douloureux|dur|difficile|pénible|personnel|intime . d'|pour . en? . parl*|écrire|raconter|continuer`;
