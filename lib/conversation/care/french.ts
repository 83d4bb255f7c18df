import type { Language } from "./phrases";
import { stop } from "./stop/french";

export const french: Language = {
  lists: {
    I: "je j' j'ai moi me m' jai jveux",
    my: "mon ma mes notre nos",
    near: `mère père parents maman papa frère* sœur* soeur* fils fille* enfant* bébé* jumeaux jumelles mari femme époux épouse compagnon compagne
      conjoint copain copine ami amie amis fiancé* grand_mère grand_père grands_parents mamie papi papy mémé pépé camarade* oncle tante cousin* neveu nièce
      petit petite beau_père belle_mère parrain marraine voisin* collègue chien chat`,
    kin: "maman papa mamie papi papy mémé pépé",
    died: `mort morte morts mortes meurt mourir mourut mourait mourant mourante décédé* décède décès disparu disparue éteint éteinte suicidé* pendu pendue
      noyé* tué* assassiné* succombé* a_perdu_la_vie a_perdu_la_bataille nous_a_quitt* nous_ont_quitt* a_quitté_ce_monde parti_trop_tôt partie_trop_tôt
      mis_fin_à_ses_jours condamné* incurable palliatif* phase_terminale mort_né mort_née enterré* incinéré* n'a_pas_survécu dernier_souffle
      plus_de_ce_monde plus_parmi_nous`,
    he: `il elle ils on qui papa maman père mère beau_père oncle frère* grand_père mari ex copain petit_ami conjoint compagnon professeur prof prêtre curé
      entraîneur moniteur animateur éducateur instituteur surveillant patron voisin homme* cousin parents quelqu'un inconnu`,
    hit: `frapp* battu* battait battaient bat tapait tape giflait giflé* gifle cogn* viol* violait agress* abus* molest* maltrait* étrangl* tabass* fouett*
      harcel* tripot* pelot* rouait roué* tortur* insultait_et brutalis*`,
    want: "veux voulais voudrais voulu aimerais aurais_voulu souhait* envie préfère préférerais préférais rêve espère espérais désir* pense songe décidé",
    again: "plus jamais pas ne_plus ne_jamais ne_pas",
    start:
      "s'il te vous plaît plait alors bon non et mais maintenant stop ok on je vais tu peux pouvez peut on_peut pourrait peut-on veux-tu pourriez-vous",
    now: "maintenant aujourd'hui pour ce ici là ça cela merci s'il svp",
  },
  not: "pas jamais rien aucun aucune sans ni",
  notAfter: "pas jamais",
  breaks:
    "comment dans_le_film film livre roman série histoire jeu roi reine héros disait dit raconté racontait ri batterie téléphone voiture ordinateur plante* jardin",
  harmless: `
    n'arrêt*|pouvais|arrêter . pas|plus de|d' parler|raconter
    cuisin*|travaill*|infirmi* .. hospice
    tué|tuerait|tuerais pour
    cœur . s'arrêtait_de_joie
    mort|morte|morts|mourir|meurs|mourais|meurt|crevé* de|d' rire|fatigue|faim|soif|froid|peur|honte|trouille|inquiétude|sommeil|ennui|chaud|chaleur|curiosité|envie|jalousie|rires
    mourais|meurs|mourrais d'envie|pour
    failli|presque . mourir|mort*|tué*
    à mourir
    ivre_mort|mort_saoul|nature|point|temps|mer|poids|angle|langue|feuilles morte*|mort|mortes
    tuer|tue|tuait|tué le_temps|l'ambiance
    me_tue|me_tuer|me_tuais|m'a_tué* . à|au|de|les|en
    m'a|m'avait|m'ont frappé* . par|que|c'est
    ce|ça|détail|chose|cela qui? . m'a|m' . frappé*|tué*|touché*
    frapp* à
    battu*|battait|bat|battent . aux|à|au|en|#|de . échecs|tennis|cartes|plates|finale|course|ping|#|points|tir|loin|jeu
    coup de|d' foudre|main|fil|téléphone|pouce|soleil|cœur|œil|chance
    raclée|pâtée|dérouillée . #|cinq|quatre|trois|au_match|aux
    s' arrêt* . toujours|souvent|parfois? à|chez|devant|dans|au`,
  spoken: `
    ^ crie*|criait|cria|crié|hurl*|disait|dit|lança*|répétait|grondait|rigolait ma|mon|notre|la|le|elle|il|sa|son|<kin>
    ^ ma|mon|notre|la? . <near>|<kin> . a? criait|cria|crié|hurlait|hurlé|disait|répétait $|depuis`,
  "self-harm": `
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
    <I> .. <want> .. mourir|être_mort*|en_finir|disparaître|me_tuer|me_suicider|me_pendre|crever|m'endormir_pour_toujours
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
    <I> ... qu'un|un|qu'une|une|juste_un poids|fardeau|charge . pour|$
    vie . ne|n' . vaut|a . plus|pas|aucun . la_peine|sens|de_sens
    fatigué*|marre|assez|las|lasse|ras_le_bol de . la? vivre|vie $|<now>|et|comme
    à_quoi_bon|pourquoi vivre|continuer_à_vivre|rester_en_vie
    jamais . dû . naître
    ne|n' pas|jamais être_né*|avoir_vu_le_jour
    avalé*|pris|avaler|prendre|gardé|gard*|stock* .. tous|toute|trop|boîte|tas|plein|plaquette .. cachets|comprimés|médicaments|somnifères|pilules
    <I> ... sauter|jeter|lancer|foncer|balancer .. pont|train|fenêtre|toit|balcon|métro|arbre|mur|rails|falaise|camion|vide
    pont|toit|quai|rails|falaise .. voulais|envie|prêt*|pens* .. sauter|jeter
    que|voudrais|veux|pour_que tout|ça|cela .. s'arrête|soit_fini|finisse|cesse . enfin|$
    voi*|vois|trouve . plus|pas|aucune . d' . issue
    me|m' . tirer|tire|tirerais . une? balle
    mieux|léger|facile|tranquille .. sans moi`,
  abuse: `
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
    attend*|coinç*|coinc*|guett*|encercl* & me|m' & frapp*|rouaient|rouait|roué*|tabass*|tapaient|cogn*|coups_de_pied|coups_de_poing & ils|garçons|grands|collège|école|lycée|bande`,
  loss: `
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
    mort|morte|décédé*|meurt|mourut|disparu*|éteint* .. <my> .. <near>
    mort|décès|enterrement|obsèques|funérailles|tombe|disparition|perte|deuil|cendres|cercueil|suicide|agonie de|du|d' . <my>|<kin> .. <near>|$
    mort|décès|enterrement|obsèques|funérailles|tombe|suicide de <kin>
    ai|avons|avait|perdu|avais|venons_de|viens_de .. perdu|perdre|enterr*|incinér* . aussi|tous? .. <my>|le|un|une|la|mes_deux .. <near>
    perdu|enterré .. <my> .. <near>
    perdu|perdre . le|un|notre|mon bébé|enfant|fils
    <I>|nous .. avons|ai .. perdu|enterré maman|papa|mamie|mes_parents
    il|elle . est|a|s'est|nous_a|vient_de . mort*|décédé*|mourir|quitté* .. bras|sans|avant_que|la_veille|devant_moi|main|ma|mon|mes|nous|moi|je
    il|elle|qui . nous_a|nous quitté*|quittés
    s'est|se_sont éteint* . dans|à|chez|hier|entour*|paisiblement|le|ce|cette
    dans mes|nos bras .. mort*|éteint*|dernier
    depuis|après|avant|quand|lorsque . qu'? . il|elle|<kin> . est|n'est|nous|sa .. mort*|décédé*|parti*|plus_là|quitté*|mort
    fausse_couche|fausses_couches|mort_né|mort_née|mort_in_utero|mort_subite|interruption_médicale|enfant_mort|deuil_périnatal|né_sans_vie|née_sans_vie
    cœur|coeur .. ne? . bat*|cess*|arrêt* . plus|de_battre|$
    plus|pas|aucun . de? battement* . de? cœur|$
    cancer|maladie|tumeur|leucémie|diagnosti* ... incurable|terminal*|inopérable|généralisé|phase|métastas*|stade|foudroyant*|revenu|propagé*|étendu
    métastases|en_phase_terminale|soins_palliatifs|en_fin_de_vie|maladie_incurable
    <I>|<near>|lui|il|elle|m'a|m' .. ai|a|diagnosti*|annonc*|découvert|atteint* .. cancer|leucémie|tumeur|sclérose|maladie_de_charcot
    reste|restait|donn* . plus|que|lui|leur|me|lui_que|à? .. jours|semaines|mois|an . à|de vivre|vie
    plus rien . à|pour|faire|tenter . faire|$|pour|mon|ma|lui
    médecins|docteur* ... rien|condamn*
    veuf|veuve|orphelin*
    <I>|nous .. pas|jamais|même_pas|pu . pu|eu? . dire|faire . au_revoir|adieu*
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
    sous|devant mes yeux . mort*|tué*`,
  stop,
};
