import { abuse } from "./abuse/french";
import { loss } from "./loss/french";
import type { Language } from "./phrases";
import { selfHarm } from "./self-harm/french";
import { stop } from "./stop/french";

export const french: Language = {
  lists: {
    i: "je j' j'ai moi me m' jai jveux",
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
  "self-harm": selfHarm,
  abuse,
  loss,
  stop,
};
