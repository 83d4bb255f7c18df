export const abuse = `
  brûl*|ébouillant*|coll*|appuy* & main*|bras|doigts|peau & plaque|fer|cuisinière|poêle|cigarette*|radiateur|eau|feu & me|m'|ma|mon|mes & mère|père|il|elle|puni*
  cach* & on|nous|je|me & quand|pendant & papa|père|il|beau_père|mari & tap*|frapp*|batt*|hurl*|cri*|saoul|soûl|ivre
  m'|me|ma_tête|mon_bras & mur|sol|escalier*|gorge|cou|cheveux|lit|porte|terre & pouss*|plaqu*|jet*|serr*|traîn*|tir*|étrangl*|balanc*|attrap*|saisi* & il|elle|mari|père|mère|copain|homme|frère|ex
  choses|des_trucs & m'a_fait|me_faisait|m'avait_fait|m'ont_fait & oncle|père|compren*|homme|nuit|enfant|petit*|prêtre|cousin|honte
  si & parl*|disais|dis|partais|pars|raconte*|quitte* & tuer*|tue|frapp*|mort & il|elle|mari|père
  orphelinat|internat|foyer|pension|couvent|pensionnat & batt*|frapp*|fouett*|coups|corrections|punitions & on|nous|m'|me|je
  tête|visage .. sous_l'eau|dans_l'eau|contre_le_mur|contre_la_porte|oreiller
  main*|doigts .. dans|sous|entre|sur . mon|ma|mes|le_mien short|slip|culotte|pantalon|jupe|robe|caleçon|maillot|soutien_gorge|jambes|cuisses|sexe|pyjama
  suivi*|suit|harcel*|guett* .. mois|semaines|années|partout ... menac*|brûl*|tuer|ex|disait|peur
  brûler*|mettre_le_feu|mettrait_le_feu .. ma|notre|chez maison|moi|nous|appartement
  lanc*|balanc*|jet* .. me|m'|assiette*|bouteille*|objets|verre*|chaise*|cendrier . dessus|à_la_figure|à_la_tête|contre_moi|sur_moi|au_visage
  me|m'|nous . lanc*|balanc*|jet* .. assiette*|bouteille*|objets|verre*|chaise*|cendrier
  ten*|maintenu*|plaqu* .. m'|me|moi .. déshabill*|forc*|bâillonn*|étrangl*
  m'ont|m'a|me déshabill*|ligot*|attach*|bâillonn*|séquestr* . de_force|nu*|et|dans|$|sur !à_mon
  bleus|marques|ecchymoses|hématomes .. partout|dos|bras|corps|jambes ... tomb*|dit|escalier|caché*|maîtresse
  genoux ... main|touch*|caress*|culotte|pantalon|sexe
  interdi*|empêch* . de|m'|me? . de . sortir|voir|parler|travailler|téléphoner ... il|mari|argent|$|ami*|seule|famille
  boit|buvait|bu|ivre|soûl|saoul .. devient|devenait|était|est . violent|agressif|fou|dangereux
  papa|père|il|mari .. coups .. tombaient|pleuvaient|partaient|ceinture
  coups tombaient|pleuvaient|partaient
  m'a_mari*|on_m'a_mari*|ils_m'ont_mari* .. force|gré|quinze|quatorze|seize|treize|volonté
  <he> ... me|m'|nous|ma_mère|maman|ma_sœur|mon_frère|mes_frères|les_enfants|nos_enfants|mes_enfants .. <hit> !en_duel|aux|au
  <hit> .. ma_mère|maman|ma_sœur|mon_frère|les_enfants|nos_enfants|ses_enfants
  je|j'|nous .. ai_été|été|étais|étions|fus|suis|sommes|faire|fait|faisais|avons_été . souvent|déjà? <hit>|touchée_par|enfermé*|forcé*
  me_faisais|me_suis_fait|me_faire|se_faisait|nous_faisions . souvent? <hit>|toucher|taper|violer|frapper|agresser|tabasser
  abus* de moi|nous|ma_sœur
  victime .. viol*|inceste|abus*|agression*|violence*|attouchement*
  <he> ... me|m'|nous .. touch*|caress*|embrass* .. là|où|entre|sous|sexe|seins|nuit|cuisse*|lit|intim*|jambes|fesses|poitrine|quand|enfant|en_cachette
  oncle|beau_père|curé|prêtre|entraîneur|grand_père|professeur|cousin|voisin . m' . a|avait? . touch*
  attouchements|inceste|mon_violeur|mon_agresseur|mon_viol|contre_mon_gré|contre_ma_volonté|violences_conjugales|violence_conjugale|femme_battue|enfant_battu*|enfants_battus|abus_sexuel*|agression_sexuelle|violences_sexuelles
  <he> ... main* .. sous|dans|entre|sur ma|mon|mes jupe|robe|culotte|pantalon|cuisses|jambes|chemise|bouche|seins|t_shirt|gorge
  mains . autour . de? mon|ma cou|gorge
  ceinture|martinet|fouet|bâton|poings|ceinturon .. me|m'|nous|sur_moi|sur_nous|frapp*|dos|coups
  coups|coup .. ceinture|ceinturon|martinet|poing|poings|pied|pieds|bâton|fouet !ballon
  recevais|recevait|recevions|reçu|prenais|pris|pleuvaient|donnait . des|les|de . coups|gifles|claques|raclée*
  coups . pleuvaient|tombaient|de_mon_père|de_mon_mari
  lev* . la . main sur
  <he> ... forc*|oblig*|contrai*|contraint* .. me|m'|à|coucher|faire|toucher|déshabiller|sexu*|rapports|sucer|épouser|embrasser !manger|finir|travailler|apprendre
  forcé*|obligé*|contraint* . à|de . coucher|avoir|toucher|déshabiller|épouser|faire_des|le_toucher|me_déshabiller|marier|me_marier|des_rapports
  mariage forcé . je|moi|à
  dit|disais|disait|crié non mais|il|et? ... continué|pas_arrêté|pas_écouté|continuait|quand_même
  <he> ... menac* .. tuer|mort|frapper|moi|couteau|enfants|me|m'|nous
  menac* de me|nous|m' tuer|frapper|étrangler|faire_du_mal
  si je|j' . parl*|disais|dis|pars|partais|racont*|quitt* ... tuer*|frapp*|me_tue
  me_tuer*|nous_tuer* si|un_jour
  couteau|pistolet|arme|fusil . sous|sur|contre . la|ma|mon? . gorge|tempe
  <he> ... enferm* .. cave|placard|cagibi|chambre|noir|nuit|heures|grenier
  m'|me|nous . enferm* .. cave|placard|cagibi|noir|heures
  <he> ... me|m'|ma_mère|maman . a|avait? . pouss*|jet*|tir*|traîn*|plaqu*|balanc* .. mur|escalier*|cheveux|sol|terre
  <he> .. ven*|entr*|gliss*|rejoin* .. dans . ma|mon chambre|lit .. nuit|soir|ivre|touch*|dorm*
  nuit|soir <he> .. ven*|entr*|gliss* .. chambre|lit
  notre . petit secret
  ne|n' .. dire|parler|raconter . rien? à_personne .. sinon|il|faisait|ce_qu'il
  père|mari|mère|ex|compagnon|conjoint|il|beau_père . était|est|devenait|devient|était_devenu très? violent*
  cach*|maquill*|masqu* .. bleus|ecchymoses|cocard|œil_au_beurre
  bleus|ecchymoses .. mari|père|il|cach*|maquill*|coups
  peur .. qu'|que|de|quand il|elle|père|mari|lui . me|nous|rentr*? . frapp*|batt*|tue|tap*|saoul|ivre|soûl|levait|rentr*
  <he> . ne? . me|m' laiss*|permet*|autoris* .. sortir|voir|parler|travailler|téléphone
  <he> . m'a|m'avait|me . pris|confisqu*|contrôl*|fouill* .. téléphone|passeport|papiers|argent
  cigarette* .. sur|brûl* . ma|mon|mes|moi|m'
  cass* . me|m'|moi? . le|la|une|un|deux nez|bras|côte*|dent*|mâchoire .. coup*|il|mari|père
  attend*|coinç*|coinc*|guett*|encercl* & me|m' & frapp*|rouaient|rouait|roué*|tabass*|tapaient|cogn*|coups_de_pied|coups_de_poing & ils|garçons|grands|collège|école|lycée|bande`;
