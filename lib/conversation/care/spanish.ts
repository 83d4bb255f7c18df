import { abuse } from "./abuse/spanish";
import { loss } from "./loss/spanish";
import type { Language } from "./phrases";
import { selfHarm } from "./self-harm/spanish";
import { stop } from "./stop/spanish";

export const spanish: Language = {
  lists: {
    my: "mi mis nuestro nuestra nuestros nuestras",
    near: `madre padre mamá papá papi mami mamita papito padres hermano* hermana* hermanit* hijo hijos hija hijas hijit* niño* niña* bebé* bebe bebita gemel*
      mellizo* marido esposo esposa mujer pareja novio novia amigo* amiga* abuelo* abuela* abuelit* yaya yayo nieto* nieta* tío* tía* primo* prima*
      sobrino* sobrina* suegr* cuñad* padrastro madrastra padrino madrina compañer* camarada* vecin* pequeñ* perro perra gato gata mejor`,
    kin: "mamá mami papi abuelita abuelito mamita papito",
    died: `murió murio murieron muere mueren morir morirse muriendo moría murió muriera muriese muerto muerta muertos falleci* fallec* suicidó suicido suicidado
      ahorcó ahorcado ahogó ahogado asesin* mataron mató matado perdió_la_vida perdieron_la_vida quitó_la_vida nos_dejó se_nos_fue se_fue_para_siempre
      terminal incurable desahuci* cuidados_paliativos ya_no_está_con_nosotros ya_no_está agoni* enterr* incineramos velorio no_sobrevivió no_despertó_más
      partió_de_este`,
    he: `él ella papá mamá padre madre padrastro madrastra tío tía abuelo hermano* marido esposo esposa ex novio novia pareja profesor maestro cura sacerdote
      entrenador jefe vecino hombre* primo padres alguien monjas que`,
    hit: `pegó pego pega pegaba pegaban pegado pegar pegarme pegarle golpe* golpeó viol* abus* abofete* maltrat* azot* patea* pateó estrangul* ahorcaba ahogaba manose*
      tortur* acos* agredi* agred* apaleó zurr* cachete* molió`,
    me: "me nos mi_madre mi_mamá mi_hermana mi_hermano mis_hermanos mis_hijos los_niños mi_hijo mi_hija",
    want: "quiero queria quería quisiera quise querido ganas desead* deseo deseaba deseé gustaría prefiero preferiría preferiria ojalá pienso pensé pensaba pensado decidí intent* traté rezo",
    start:
      "por favor y pero ya mira bueno no vale ok mejor ahora oye podemos puedes podrías podríamos vamos_a quiero prefiero",
    now: "hoy por_hoy ahora por_ahora aquí ya por_favor más de_esto de_eso con_esto",
  },
  not: "no nunca jamás ni sin tampoco nadie nada apenas",
  notAfter: "nunca jamás",
  breaks: `que_el_rey como cómo película novela libro serie historia juego rey reina héroe protagonista contó contaba dijo decía batería teléfono móvil
 celular coche carro ordenador computadora planta* jardín`,
  harmless: `
    mataría|mataba|mata por|estudiando|trabajando|a_trabajar
    me|nos golpe* . la|el|los|un rodilla|codo|dedo|pie|cabeza_con_la|pierna|mano|con
    muerto|muerta|muertos|muero|moría|morir|morirme|morí|muere|morimos|murieron|morían|morirse|muriendo|muertas . de|del risa|hambre|sed|sueño|frío|miedo|calor|vergüenza|ganas|aburrimiento|cansancio|curiosidad|pena|envidia|amor|susto|la_risa|nervios
    me muero por
    casi . me? muero|morí|muere|murió|mató|mata|morimos|matamos
    me|nos mata|matan|mataba de|la|el|este|esta|esa|ese
    mat* el|las|los tiempo|rato|gusanillo|aburrimiento|horas|hambre
    naturaleza|punto|mar|tiempo|peso|hora* muert*
    me pegó|golpeó|pega . el_susto|la_gana|un_susto|fuerte_el|una_gripe
    pegó|pego|pega|pegaba un grito|salto|susto|estirón
    me|nos ganó|golpeó|pegó . al|en|con_la|# . ajedrez|tenis|pelota|cartas|final|noticia|#
    golpe de suerte|estado|vista|calor
    de mala_muerte|muerte_súbita
    vivito|a_muerte|hasta_la_muerte|ni_muerto|ni_muerta
    soy cáncer
    el|al|del|un papa
    les|le|os . metimos|dimos|pegamos|metieron .. paliza
    paliza|palizas . #|cuatro|cinco|tres|dos|seis|en_el_partido|al_dominó|al_ajedrez|a_las_cartas`,
  spoken: `
    ^ grit*|decía|dijo|chill*|repetía|reía|reñía|ponía mi|la|el|mamá|papá|ella|él|una|un|en
    ^ mi|la? . <near>|<kin> . me|nos? grit*|decía|chill* $|desde`,
  "self-harm": selfHarm,
  abuse,
  loss,
  stop,
};
