export const loss = `
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
  aborto_espontáneo|nació_muert*|nacida_muerta|nacido_muerto|muerte_súbita|muerte_de_cuna|muerte_perinatal|un_aborto|embarazo_ectópico|metástasis|cuidados_paliativos|enfermedad_terminal|fase_terminal|desahuciad*|viud*|enviud*|huérfan*
  no|sin|ya_no . tenía|había|encontr* . latido*|latía
  corazón .. dej*|par*|latía|detuvo . de|$ . latir|$
  cáncer|tumor|leucemia|enfermedad|diagnóstico ... incurable|terminal|inoperable|metástasis|extendido|fase|etapa|avanzado|volvió|ha_vuelto|estadio
  tengo|tiene|diagnostic*|detect*|me_encontraron|<near> . a|un|con|tiene .. cáncer|leucemia|tumor|esclerosis_lateral|ela
  queda*|dieron|daban|dan .. días|semanas|meses|año* . de|$|para_vivir . vida|$|vivir
  médicos|doctores ... nada|desahuci*
  nada . más|se|que? . puede*|podían|pueden|podía|que . hacer . hacer|por|$
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
  murió|mataron|cayó|muerto a_mi_lado|junto_a_mí|en_mis_brazos|ante_mis_ojos`;
