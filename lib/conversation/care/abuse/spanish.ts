export const abuse = `
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
  pegarme|golpearme|violarme|pegarle_a_mi|pegándome|golpeándome|violó|violencia_doméstica|violencia_de_género|malos_tratos|abuso_sexual|abusos_sexuales|abusos_de|mi_violador|mi_agresor|mi_violación|contra_mi_voluntad|incesto|nuestro_secreto|nuestro_pequeño_secreto|una_paliza|palizas|me_daba_con_el|mano_larga
  fui|fuimos|sido|era|éramos|siendo|he_sido|soy . sexualmente? viol*|abusad*|maltratad*|golpead*|agredid*|acosad*|azotad*|víctima
  víctima .. abus*|violación|incesto|maltrato|violencia|agresión
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
  esperaban|esperaba|acorral*|rodea*|agarraban|emboscaban & me & patadas|golpeaban|pegaban|puñetazos|escupían|pateaban`;
