export const selfHarm = `
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
  mejor|tranquil*|liger*|descansar* .. sin mí
  no|ni vale|merece . la_pena . seguir? viviendo|vivir`;
