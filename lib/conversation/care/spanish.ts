import type { Language } from "./phrases";
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
  "self-harm": `
    no & estar|estaré|voy_a_estar|seguir & aquí & mucho_tiempo|mucho_más|mucho & yo|pienso|creo|voy|porque|mis
    me & habría|hubiera|habría_ya & matado|suicidado|ahorcado|quitado_la_vida
    venas|muñecas & abrí|corté|cortado|abierto|corto & me|mis
    debería|mejor|merezco . simplemente|yo|me? morir*|morirme|desaparecer|estar_muert*
    morir*|muerte|estar_muert* & fácil|mejor|alivio|preferible|sencillo & que|seguir|sería|vivir|yo|así
    pastillas|somníferos|píldoras|medicamentos & todas|frasco|caja|plan|bote & tomar*|tragar*|tomé|tragué|tomado|tomarme
    no|sin|ninguna|ningún & ganas|fuerzas|razón|motivo|sentido|razones & de|para|en|a & vivir|seguir_viviendo|la_vida|estar_vivo|estar_viva|existir|estar_aquí
    odio|odiaba & me & morir*|desaparecer|matarme|muert*
    no . quiero|quería & estar_aquí|existir|despertar* & ya|más|días|veces|nunca|simplemente !en_la_ciudad|en_madrid
    brazos|muslos|muñecas|venas|piernas & cort*|quem*|raj* & me & cuchilla|sangre|sentir|escond*|propósito|noche|veían|dolor|alivio
    nadie|todos|mejor|felices|aliviad* & sin_mí|si_yo|si_me_muero|si_no_estuviera|si_desapareciera|yo_no_existiera|si_me_muriera|yo_faltara
    espero|ojalá|rezo|rezaba|pido|pedía|quisiera|deseo|deseaba ... corazón|dios|cielo|cáncer|muerte|coche|rayo|alguien ... pare|detenga|lleve|llevara|atropelle|mate|venga|deje_de_latir|parara
    pens*|pienso|ideas|ganas ... no_seguir|no_estar|no_despertar|no_vivir|dejar_de . viva|vivo|vivir|existir|aquí|despertar|viviendo|$
    por_qué|para_qué|qué_sentido|razón .. seguir|voy|vivir|sigo|quiero|tiene .. vivien*|viv*|vida|aquí|adelante_con_mi_vida
    mejor|fácil|felices|tranquil*|aliviad*|alivio|nadie|sencillo ... si|que|cuando yo . no? existiera|estuviera|muriera|desapareciera|hubiera_nacido|muero|estoy|faltara
    sobredosis . $|y|de|con|cuando
    quem*|cort*|arañ*|rasguñ* . me . los|las|el brazo*|piernas|muñecas|muslos|piel|antebrazo*
    me . quem*|cort*|arañ*|rasguñ*|hacía . los|las|el|cortes|daño brazo*|piernas|muñecas|muslos|piel|antebrazo*|para
    vuelto|volví|empecé|empezado|dejar|seguía|sigo . a|de? cortarme|autolesionarme|hacerme_daño|lastimarme|quemarme
    puente|andén|azotea|balcón|borde|vías|precipicio ... paso|saltar|salto|soltar*|acaba|tirarme|caer
    si|cuando me . muriera|muero|muriese|fuera|pasara_algo ... a_nadie|nadie|nada|importa*|mejor|importar*|nada_cambiaría|igual
    ojalá|hubiera|debí|debería . me|haber|yo? . hubiera|haberme|haber? muerto|muerta|morir|muriera|matado
    ya? no . aguanto|soporto|puedo . más|seguir? . vivir|viviendo|esta_vida|la_vida|vida
    <want> . de? . morir*|morirme|estar_muert*|matarme|suicidarme|desaparecer_para_siempre|dejar_de_vivir|dejar_de_existir|acabar_con_todo|acabar_con_mi_vida|terminar_con_todo|quitarme_la_vida|no_despertar*|no_existir|no_haber_nacido|no_estar_aquí|ahorcarme|colgarme|cortarme|hacerme_daño|lastimarme|tirarme|lanzarme|saltar_del|tomarme_todas
    quiero|quisiera|quería desaparecer $|para|del|de_este
    no|ya_no|tampoco . quiero|quería|quisiera|tengo_ganas_de|tenía_ganas_de|deseo|aguanto . seguir? vivir|viviendo|vivo|viva|existir|estar_aquí|despertar*|estar_viv* . más? $|<now>|así|sin|en_este|con|mañana
    ojalá|quisiera|desearía|deseo|gustaría|espero|rezo|preferiría|dormir*|acostarme ... no|jamás . nunca|me|volver_a|más|haber? . despert*|nacido|estuviera_viv*|existiera|despierte|naciera
    ojalá|quisiera|desearía|mejor . me|estuviera|estar|yo? . muriera|muerto|muerta|muera
    intent*|trat*|pens*|quise|voy_a|iba_a|decidí|ganas .. suicid*|matarme|quitarme|ahorcarme|cortarme_las|hacerme_daño
    me . corto|corté|cortaba|autolesion*|lastimo|lastimaba . las|los|a_propósito|los_brazos|en|para|desde|$ . venas|muñecas|brazos|piernas|sentir|propósito|$
    me autolesion*|suicid*|mato|mataré . si|un_día|$
    me quiero|quería|voy_a|iba_a morir|matar|suicidar|ahorcar|cortar_las
    hago|hacía|hacerme|hice . daño . a_mí|a_propósito|a_mi|$
    autolesion*|mi_suicidio|pensamientos_suicidas|ideas_suicidas|intento_de_suicidio|sobredosis_de_pastillas|nota_de_suicidio|carta_de_despedida|pienso_en_el_suicidio|quitarme_la_vida|acabar_con_mi_vida|terminar_con_mi_vida|cortarme_las_venas
    pens*|pienso . en . el? suicidio|morir*|matarme|quitarme|la_muerte_como
    mejor|felices|tranquilos|aliviad* .. sin_mí
    sin_mí .. mejor|felices|tranquilos
    si|cuando . yo . no|me|estuviera|desaparec* . me|muriera|desapareciera|existiera|estuviera|muero|muriese|muert*|$ . aquí|muert*|$ ... nadie|mejor|todos|extrañ*|echar*|notar*
    nadie|mejor|todos|aliviad* .. si|que|cuando . yo . no|me|estuviera . muriera|desapareciera|existiera|estuviera|muero|muert*|muriese|hubiera_nacido|nacer
    nadie me|notaría|se_daría|lo_notaría . extrañar*|echaría|echará|lloraría|va_a_extrañar|falta|que_no_estoy|$
    soy|sólo|solo|siendo .. una carga . para|$|de
    mi|la|esta vida . ya . no|carece|perdió|dejó .. sentido|vale|importa
    no|ningún|ninguna|perdí|perdido|sin . tengo|tiene|veo|hay|encuentro|las? . ninguna|ningún|más? razón|razones|motivo|motivos|sentido|ganas . para|de|por|en . seguir? vivir|viviendo|la_vida|vida
    cansad*|hart*|fart* de . la? vivir|vida|estar_viv*
    tom*|tragu*|tragado|ingerí|guard*|junt* .. todas|todo|muchas|demasiadas|frasco|bote|caja|puñado .. pastillas|somníferos|medicamentos|píldoras
    tir*|lanz*|salt*|arroj*|estrellar* . me|por|del|al|desde|contra|bajo|a .. puente|tren|ventana|balcón|azotea|metro|vías|árbol|camión|techo . y? !paracaídas
    puente|azotea|balcón|vías|andén .. quería|quise|ganas|pens* .. saltar|tirarme|lanzarme
    quiero|quisiera|ojalá que|todo|esto|acabe|se . todo|esto|se . acabe|termine|acabara|terminara . todo|$|ya|de_una
    no veo|encuentro|hay . otra? salida $|<now>|a_mi
    pegarme|pegar|darme|meterme un tiro
    mejor|tranquil*|liger*|descansar* .. sin mí`,
  abuse: `
    quem*|escald*|puso|pegó & mano*|brazo*|dedos|piel & estufa|plancha|fogón|hornilla|cigarr*|agua|fuego|cocina & me|mi & madre|padre|madrastra|padrastro|él|ella|castigo
    escond* & nos|me|yo & cuando|mientras & papá|padre|él|padrastro & peg*|golpe*|gritab*|borracho|llegaba
    me|mi_cabeza & pared|suelo|escaler*|garganta|cuello|pelo|cama|puerta & empuj*|tir*|apret*|agarr*|lanz*|estrell*|arrastr*|sujet*|jal* & él|ella|mi|marido|padre|novio|y|contra|del
    me & cosas & hacía|hizo|obligaba & tío|padre|primo|entend*|cura|hombre|niñ*|vergüenza|noche|abuelo
    si & cont*|decía|digo|dejo|dejaba|habl*|march* & mat*|pegar*|golpear* & me|la|lo|nos|él
    orfanato|internado|colegio|hospicio|convento|casa_hogar & pega*|azot*|golpe*|palizas|castiga* & nos|me|yo
    cabeza|cara .. debajo_del_agua|bajo_el_agua|en_el_agua|contra_la_pared|almohada|bajo_agua
    mano*|dedos .. en|bajo|debajo|dentro|entre .. pantalón|pantalones|falda|bragas|calzón*|ropa|piernas|blusa|short*|braga|vestido|interior
    seguía|siguió|sigue|persig*|persegu*|acech*|acos* ... ex|meses|semanas|casa|amenaz*|quemar|miedo
    quemar*|prender_fuego|incendiar .. mi|nuestra casa|conmigo
    me|nos . tira|tiraba|tiró|lanza|lanzaba|avienta|aventaba|arroja* . los|un|una? . platos|plato|botella*|cosas|sillas|vasos|objetos
    sujet*|agarr*|inmoviliz* .. me|desnud*|quit* .. desnud*|ropa|forz*|pantalon*|tap*
    me|nos desnud*|amordaz*|amarr*|ataban|ató . a_la_fuerza|y|en|$|a
    moratones|moretones|cardenales|marcas|morados ... caí|caído|caída|cuerpo|espalda|brazos|escalera|maestra
    rodillas|regazo|falda ... toc*|manose*|mano|bes*
    abus*|abusaron|abusaban|abusó de mí|nosotr*|mi_hermana
    bebe|bebía|tomaba|toma|borracho .. pone|ponía|vuelve|volvía|es|era . muy? violento|agresivo|loco
    nos|me . molía|molió|daba|mataba|agarraba|moliera a palos|golpes|patadas|puñetazos|correazos|cinturonazos|puñetazo
    casaron|casarme .. fuerza|obligad*|contra_mi|quince|catorce|dieciséis|voluntad
    quita|quitaba|controla*|prohíbe|prohibía|prohib* .. me|mi|el .. dinero|móvil|teléfono|salir|celular|ver_a|amig*
    <he>|cuando|siempre|noche|día ... me|nos .. <hit>
    me|nos . ha|había|han|habían|estaba? . <hit> !en_la_final|al_ajedrez|la_gana|el_sol|#|de_la|su|la_idea
    <he> ... <hit> . a . mi_madre|mi_mamá|mamá|mis_hermanos|mi_hermana|mi_hermano|los_niños|mis_hijos|nuestros_hijos
    pegarme|golpearme|violarme|pegarle_a_mi|pegándome|golpeándome|violó
    fui|fuimos|sido|era|éramos|siendo|he_sido|soy . sexualmente? viol*|abusad*|maltratad*|golpead*|agredid*|acosad*|azotad*|víctima
    víctima .. abus*|violación|incesto|maltrato|violencia|agresión
    violencia_doméstica|violencia_de_género|malos_tratos|abuso_sexual|abusos_sexuales|abusos_de|mi_violador|mi_agresor|mi_violación|contra_mi_voluntad|incesto|nuestro_secreto|nuestro_pequeño_secreto|una_paliza|palizas|me_daba_con_el|mano_larga
    correa|cinturón|cinto|fusta|chancla|palo|cable|puños|vara .. me|nos|espalda|pegaba|pegó
    me|nos .. daba|daban|dan|dio|dieron|pegaba|pegaban .. correa|cinturón|cinto|vara|palo|cable|puñetazo*|patada*|bofetada*|cachetada*|golpes|paliza !balón
    me|nos .. tocó|toco|tocaba|toca|tocaron|tocar*|manose*|besaba .. ahí|donde|entre|debajo|partes|pechos|noche|niñ*|sexual*|piernas|cama|cuando_mi|íntim*|solos|muslos
    tío|padrastro|cura|sacerdote|entrenador|abuelo|profesor|primo|vecino|hermano_mayor .. me . tocaba|tocó|manose*|abus*|viol*
    mano* .. debajo|bajo|dentro|entre .. falda|vestido|pantalón|pantalones|bragas|camisa|piernas|blusa|calzones|pijama
    manos|mano .. al|del|en_el|alrededor_de|tapó cuello|mi_cuello|garganta|boca
    me . agarr*|apret*|cog*|tapaba|tapó . del|el|por_el|la cuello|boca|garganta|pelo
    <he> .. entraba|entró|venía|vino|metía|metió . en|a|se mi|mi_cama|mi_cuarto . cama|cuarto|habitación .. noche|borracho|toc*
    noche* .. entraba|venía|metía . en|a mi cama|cuarto|habitación
    me|nos . forz*|oblig*|obligaron .. acostarme|sexo|desnud*|tocar*|besar*|casar*|relaciones|tener|hacerle|chupar|dormir_con !comer
    forzad*|obligad* . a . casarme|tener_sexo|tener_relaciones|desnudarme|tocarlo|casarnos|prostituirme|acostarme
    dije|decía|grité|gritaba|supliqué . que? no|parara pero|y? ... siguió|paró|hizo_caso|igual|seguía|importó
    amenaz* .. con|de|matar*|me|que . matar*|muerte|pegar*|golpear*|cuchillo|hacernos|hacerme|quitarme_a
    me|nos amenaz*|amenac*
    si . lo|le|se . cuento|contaba|decía|digo|dejo|dejaba|voy|iba|hablaba|abandono ... mat*|pegar*|mataría
    me|nos . va_a|iba_a mat*|mataría|matará si
    cuchillo|pistola|navaja|arma . en|contra|al . el|la|mi? cuello|garganta|cabeza|pecho
    me|nos . encerr* .. sótano|armario|cuarto|baño|oscur*|horas|noche|llave|clóset|ropero
    me|mi_madre|mamá . empuj*|tir*|lanz*|arrastr*|estamp*|jal*|agarr* .. pared|escalera*|pelo|suelo|cabello|piso|puerta
    me|nos . tir*|lanz*|arroj* . platos|botella*|cosas|sillas|zapatos
    marido|padre|padrastro|él|esposo|novio|ex .. era|es|se_ponía|volvió|pone . muy? violento|agresivo_conmigo|maltratador
    moretones|moratones|cardenales|ojo_morado .. mangas|marido|escond*|tap*|maquill*|padre|golpes
    escond*|tap*|ocult*|maquill* .. moretones|moratones|cardenales|golpes|ojo_morado
    miedo . de|a .. que|cuando|él|marido|padre . me? . llega* . borracho|a_casa|pegara|pegue|mate|golpe*|pegar|borracho
    no . me . dej* . salir|ver_a|hablar|trabajar|tener . con|de|a|sola|amigos|teléfono|$ !mi_madre
    me . dij* . que? no . le|se|lo . dijera|contara|digas|cuentes . a_nadie|nada
    no . se_lo|le . contara|cuentes|dijera|digas . nada? a_nadie
    me|nos . quemó|quemaba|apag* .. cigarr*|plancha|colilla
    me . rompió|partió|fractur* . la|el|un|una|dos . nariz|brazo|costilla*|labio|diente*|mandíbula
    esperaban|esperaba|acorral*|rodea*|agarraban|emboscaban & me & patadas|golpeaban|pegaban|puñetazos|escupían|pateaban`,
  loss: `
    vivió|vivido|respiró|sobrevivió & solo|sólo|apenas & horas|minutos|días|día|hora & hija|hijo|niña|niño|bebé|nuestr*|él|ella
    dejó|dejaron nos|me|solo|sola & <near>
    nos dejó . mi|nuestr* . <near>
    cáncer|leucemia|tumor & <my>|mamá|papá|abuela|abuelo & semanas|meses|páncreas|pulmón|hígado|fase|cerebro|etapa|mama
    quedan|queda|dan|dieron|dado & días|semanas|meses|año & <near>|le|solo|me|vida
    ecografía|corazón|ultrasonido & latía|latido*|late|paró|parado & no|ya|bebé|había|sin
    difunt*|fallecid* & mi|mis|nuestro & marido|esposa|mujer|madre|padre|hijo|hija|hermano|hermana
    cáncer|tumor|metástasis & hígado|pulmon*|huesos|cerebro|todo_el_cuerpo & extend*|pasado|llegado|propag*|invad*
    <my> .. <near> ... cáncer|enfermedad|guerra|covid|leucemia|accidente|mar ... se_la|se_lo|me_la|me_lo|nos_la|nos_lo|la|lo . llevó|quitó|arrebató|mató
    se_la|se_lo llevó el|la|un|una cáncer|leucemia|guerra|covid|accidente|enfermedad|mar|infarto
    mano ... dejó|dejaba|último|murió|falleció . de|suspiro|aliento? . respirar|suspiro|$
    encontr*|detect*|diagnostic*|descubr* .. tumor|cáncer|leucemia|metástasis
    desconect* . las|la|los|el|a? . máquinas|respirador|aparatos|$|<my>|mi
    da|dan|daba|daban|dio|dieron . me|le|nos . solo|sólo|unos|apenas|como_mucho? #|un|dos|tres|cuatro|seis|pocos|unos . meses|semanas|días|año . $|de
    abuelo|abuela|padre|madre|bebé|hijo|hija|hermano|hermana|perro .. murió|falleció|fallecido . mientras|en|el|hace|ayer|la|a_los|de|un !héroe|rey|libro
    aborto* . natural*|espontáneo*|$|antes|después|y !ley|legal|debate|despenalización
    tuve|tuvimos|sufrí|sufrimos . dos|un|tres|varios? aborto*|pérdida|pérdidas
    nació|nacido|nacida . sin_vida|muert*
    aunque|porque|desde_que|antes_de_que|después_de_que|hasta_que|que|y . él|ella|se? murió|falleció|muriera|haya_muerto . en|el|hace|ayer|y|$|sin|de|cuando
    pude|pudimos|alcancé|logré|llegué . a? despedirme|decirle|despedirnos
    sacrificar|dormir|eutanasiar . a . nuestro|nuestra|mi|al|la . perr*|gat*|caballo
    <near>|me|le .. matado|matarse|mató . se|había . en . coche|moto|accidente|carretera
    falleció|murió mi|nuestr*|la|el . <near>
    <my> .. <near> ... <died>
    <kin> ... <died>
    cuando|desde_que|antes_de_que|después_de_que murió|murieron|falleció|se_fue|muriera .. <my>|papá|mamá .. <near>|$
    murió|murieron|fallec*|muere|ha_muerto .. <my>|papá|mamá . <near>|$
    papá|mamá . ya|se|nos? . murió|falleció|ha_muerto|muriera|fallecido|murio
    cuando|desde_que papá|mamá murió|falleció|se_fue_al_cielo
    muerte|fallecimiento|funeral|entierro|tumba|velorio|pérdida|sepelio|cenizas|suicidio|duelo|ataúd de|del|por . <my>|papá|mamá . <near>|$
    perdí|perdimos|perdido|perder|enterr*|enterramos|velamos|incineramos|despedí . a|al . <my>|los_dos|un|una|nuestro? . <near>|bebé|hijo|embarazo|todos !el_partido
    perdí|perdimos|perdió|perder . el|al|un|nuestro|mi bebé|bebe|embarazo|hijo
    <near>|él|ella|se . murió|fallec* . en|sin|antes|delante|con mis|que_yo|nuestros|mi . brazos|pudiera|despedirme|boda|mano
    murió|falleció|fallecida|muerto .. en_mis_brazos|en_nuestros_brazos|delante_de_mí|sin_que_pudiera|tomada_de_mi_mano
    falleció ayer|hace|el|en|la|este|anoche|repentinamente
    ella|él|que . nos|se . dejó|fue . para_siempre|en_paz|al_cielo|hace|demasiado_pronto
    aborto_espontáneo|nació_muert*|nacida_muerta|nacido_muerto|muerte_súbita|muerte_de_cuna|muerte_perinatal|un_aborto|embarazo_ectópico
    no|sin|ya_no . tenía|había|encontr* . latido*|latía
    corazón .. dej*|par*|latía|detuvo . de|$ . latir|$
    cáncer|tumor|leucemia|enfermedad|diagnóstico ... incurable|terminal|inoperable|metástasis|extendido|fase|etapa|avanzado|volvió|ha_vuelto|estadio
    metástasis|cuidados_paliativos|enfermedad_terminal|fase_terminal|desahuciad*
    tengo|tiene|diagnostic*|detect*|me_encontraron|<near> . a|un|con|tiene .. cáncer|leucemia|tumor|esclerosis_lateral|ela
    queda*|dieron|daban|dan .. días|semanas|meses|año* . de|$|para_vivir . vida|$|vivir
    médicos|doctores ... nada|desahuci*
    nada . más|se|que? . puede*|podían|pueden|podía|que . hacer . hacer|por|$
    viud*|enviud*|huérfan*
    no . pude|pudimos|alcancé|llegué . a? . despedir*|decirle_adiós
    luto|duelo . por|de mi
    cáncer|accidente|guerra|covid|mar|enfermedad . se|me|nos . llevó|arrebató|quitó|mató
    nunca|jamás|no . volvió|regresó . de|del|a . la? guerra|frente|mar|hospital|casa_con_vida
    encontr* . a|lo|la . <my>|lo|la? . <near>? . muert*|ahorcad*|sin_vida
    llam*|policía|médico*|doctor|noticia|dijeron ... había|estaba|ha|murió|falleció . muerto|muerta|fallecido|$
    se me|nos . ha|había? murió|muere|murieron|muerto|morido !la_planta|el_móvil|el_teléfono|la_batería|el_ordenador|el_bonsái|el_geranio|la_radio
    desde_que|después_de_que|cuando_se_nos . se? . murió|falleció|faltó|muriera !el_rey
    desde|tras la|su muerte
    se . mató|mataba|ha_matado . bebiendo|a_beber|de_beber|con_la_bebida|por_la_bebida
    bebió|bebiendo hasta_morir|hasta_matarse
    nunca . respiró|lloró & nació|niña|niño|bebé|hij*
    se_fue|murió|apagó . mientras_dormía|durmiendo|en_sueños
    murió|mataron|cayó|muerto a_mi_lado|junto_a_mí|en_mis_brazos|ante_mis_ojos`,
  stop,
};
