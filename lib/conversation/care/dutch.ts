import { abuse } from "./abuse/dutch";
import { loss } from "./loss/dutch";
import type { Language } from "./phrases";
import { selfHarm } from "./self-harm/dutch";
import { stop } from "./stop/dutch";

export const dutch: Language = {
  lists: {
    my: "mijn mn m'n m'ne onze ons mama's papa's",
    near: `moeder mama mam mams ma vader papa pap paps ouders broer broers broertje zus zusje zussen zoon zonen zoontje dochter dochters dochtertje kind kinderen
      kindje baby tweeling man echtgenoot echtgenote vrouw partner vriend vrienden vriendin verloofde oma opa omi grootmoeder grootvader grootouders oom tante neef
      nicht neefje nichtje kleinzoon kleindochter kleinkind schoon* stief* peetoom peettante buurman buurvrouw collega jongen meisje jongetje kleintje hond kat
      oudste jongste vriendje vriendinnetje tweelingbroer tweelingzus`,
    kin: "mama papa oma opa mam pap moeder vader",
    died: `overleden overleed overlijdt stierf stierven sterft sterven gestorven stervende dood doodgeboren doodgegaan omgekomen om_het_leven verongelukt verdronken
      vermoord doodgeschoten gesneuveld zelfmoord suïcide van_het_leven_beroofd verhangen opgehangen ongeneeslijk terminaal uitbehandeld palliatieve
      begraven gecremeerd van_ons_heengegaan heengegaan ingeslapen bezweken omgebracht niet_overleefd niet_gered coma uitgezaaid doodgereden doodging
      er_niet_meer`,
    he: `hij zij ze papa vader mama moeder stiefvader stiefmoeder oom tante opa broer man echtgenoot ex vriend vriendje leraar meester pastoor priester pater
      trainer baas buurman mannen neef ouders iemand nonnen die`,
    hit: `geslagen sloeg slaat slaan sloegen mishandel* misbruik* verkracht* aangerand afgeranseld gewurgd wurgde geschopt schopte trapte bedreigd* bedreigt betast* betastte
      gestompt stompte afgetuigd ranselde geslaag aangeraakt opgesloten gepijnigd gestalkt`,
    want: "wil wilde wou wens* hoop hoopte verlang* liever graag liefst zou zin bid",
    again: "niet_meer nooit_meer niet_langer nooit",
    start:
      "alsjeblieft aub alstublieft ok oké en maar nu nee zo laten laat we kunnen kun kan je u ik wil wou graag even zullen gewoon liever",
    now: "vandaag nu voor_vandaag voor_nu hier alsjeblieft alstublieft aub even daarmee mee",
  },
  not: "niet nooit geen niemand zonder nooit",
  notAfter: "nooit niet",
  breaks: `hoe film boek roman serie verhaal spel koning koningin held vertelde vertelt zei zegt vroeg lachte las toen_de batterij accu
 telefoon mobiel auto computer plant* tuin`,
  harmless: `
    lach* .. dood|kapot|rot
    doodlachen|doodgelachen|doodmoe|doodsaai|doodsbang|doodeng|doodgewoon|doodstil|doodziek_van|doodserieus
    dood|sterf|stierf|sterven|doodga* . van|aan . het|de? lachen|honger|dorst|kou|schaamte|verveling|nieuwsgierigheid|hitte|moeheid|slaap|verlegenheid
    van|ga|ging|verga . het|de? lachen|honger|dorst|kou|schaamte|verveling|nieuwsgierigheid|hitte|stress|verlegenheid . dood|gestorven|gaan|gaan_dood|sterven|ga_dood
    bijna . dood|gestorven|doodgegaan
    dode hoek|zee|punt|letter|lijn|boel
    tijd doden|dood*|gedood
    sloeg|slaat|geslagen|verslagen|versloeg . mij|me|ons . met|bij|in|op . #|schaken|tennis|finale|schouder|schaakspel
    met_#|met_schaken|bij_het_schaken|in_de_finale|met_tennis|op_de_schouder|bij_het_kaarten ... geslagen|verslagen|sloeg
    sloeg|geslagen . de|het|op|een|een_kruis . slagroom|deeg|hol|hand|acht|brug
    ben . kreeft
    sneed|snij|snijd|gesneden mezelf|me . bijna|per_ongeluk|aan|bij|tijdens`,
  spoken: `
    ^ riep|schreeuwde|zei|gilde|lachte|stond|snauwde|brulde mijn|mn|onze|ons|de|het|hij|zij|ze|op|<kin>`,
  "self-harm": selfHarm,
  abuse,
  loss,
  stop,
};
