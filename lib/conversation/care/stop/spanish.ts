export const stop = `
  terminar|acabar|parar|cerrar|finalizar|cortar & esta|la & conversación|charla|plática|entrevista
  dejémoslo|dejémoslo_así|dejarlo|lo_dejamos & hoy|noche|aquí|ahora|ahí|por
  pregunt* . me|mejor? otra_cosa|algo_distinto|por_otra
  pregúntame|pregúnteme|háblame|hablemos otra_cosa|de_otra|algo
  preguntas & no|más|basta|sin & por_favor|sobre|más|ya
  no|todavía|aún & list*|preparad*|capaz & hablar|contar|escribir|para
  podemos|puedo|podríamos|vamos_a|quiero & parar|dejarlo|terminar|detener* & ya|ahora|aquí|así|hoy|un_rato
  dejarlo|dejémoslo|quedarme|lo_dejo & así|ahí|aquí
  basta|suficiente|bastante & hoy|noche|tarde|día|ya & por|es|una
  prefiero|preferiría|mejor . no . entrar|contestar|responder|hablar|decir|contar|tocar|profundizar|seguir . $|en|de|sobre|eso|ahí|más
  hoy|ya|ahora . ya|hoy? . no . puedo|doy|quiero . más|para|seguir . $|hoy|más|con|por_hoy
  no . me|vuelvas_a|vuelva_a|volváis_a|sigas? . pregunt*|preguntarme . más|otra_vez|de_nuevo|nunca|por|sobre|nada
  creo|mejor|lo|yo . que|mejor? . lo? . dejo|dejamos|paro|termino|corto|dejaré|dejaremos aquí|ahí|por_hoy
  es|eso_es|esto_es|y_eso_es todo . lo_que . quiero|puedo|tengo|voy_a|diré|quería . que? . decir|contar|escribir
  no . quiero|puedo|pienso|voy_a|quisiera . responder*|contestar*|hablar_de|entrar|profundizar|detallar . $|a|eso|esto|en|de|esa
  duele|doloroso|difícil|duro|cuesta . demasiado|mucho|muy|tanto? . para? . hablar*|escribir|contar|recordar*|escribirlo
  estoy|muy|demasiado cansad*|agotad* ... parar|dejarlo|por_hoy|por_esta_noche|descansar|basta
  de_eso|de_esto|sobre_eso . ya? no . hablo|hablaré|quiero|voy|puedo|pienso
  guardármelo|guardarme_eso|guardarlo_para_mí|para_mí_mism*
  no . tengo|hay . más? ganas|fuerzas|ánimo . de|para . hablar|seguir|escribir|contar|responder|contestar . $|más|de|hoy|ahora
  salta*|sáltate|saltemos|pasa|pasemos|omite|omitir . esta|esa|de|la|a_la . pregunta|siguiente
  ya|así . basta|vale|está_bien . $|por|de|ya
  no|ya_no|prefiero_no|preferiría_no|mejor_no . quiero|puedo|me_gustaría|quisiera|tengo_ganas|deseo|me_apetece|estoy_list*? .. seguir|de|para? . hablar|hablando|contestar|responder|escribir|contar|recordar|continuar|pensar|decir|seguir|profundizar|que_me_pregunt*|tocar_ese|entrar_en hablando|escribiendo|contando|respondiendo? $|de_eso|de_esto|de_ello|del_tema|sobre|más|<now>|en_eso|en_ello|nada|ese_tema|con_esto !inglés
  de_eso|de_esto no|prefiero .. quiero|hablar|puedo
  prefiero|preferiría|quiero|quisiera|mejor|voy_a|vamos_a|me_gustaría . parar|dejarlo|dejarlo_aquí|detenerme|parar_aquí|terminar_aquí|cambiar_de_tema|callarme|guardármelo|descansar|parar|dejar_el_tema|dejar_de_hablar $|<now>|ahí|así|de|un
  habl*|cambi* . de|a otra_cosa|otro_tema|tema
  ^ <start>? <start>? . déjalo|dejalo|dejemos*|dejémoslo|déjelo|déjame|dejame|déjeme|dejadme|para|pare|basta|paremos|stop|parar|cambiemos|olvídalo|alto $|<now>|así|ahí|en_paz|tranquil*|estar|de_preguntar*|de_hablar|de_esto|de_eso|este|ese|el_tema|con
  ^ <start>? <start>? . es|con_eso|ya|eso_es|eso|fue suficiente|basta|está_bien|bastante|es_suficiente|está $|<now>|con_eso|de . hoy|preguntas|$
  suficiente|basta|bastante|está_bien|fue_todo|es_todo|termino|listo por_hoy|por_ahora|por_esta_noche
  deja|dejen|dejad|deje|para|paren|dejes . de . preguntar*|insistir|hacerme|interrog*
  no|ya_no|ni . me? . preguntes|pregunte|pregunten|insistas|insista|hagas|sigas|preguntéis|pregunt* . más|preguntando|$|por|sobre|eso|nada !cómo|por_qué
  no_más|basta_de|más|ninguna|ni_una preguntas|pregunta . más? $|<now>
  necesito|quiero|quisiera|hacer|hagamos un|una|descansar . descanso|pausa|parar|respiro? $|<now>
  hasta aquí|ahí . por|llego|hoy|$ !llegó
  no . quiero|tengo|hay nada_más|más|más_nada . que? . decir|añadir|contar
  estoy|me_siento cansad*|agotad*|hart* . de . hablar|preguntas|escribir|contar|tantas|responder
  no . es|te|le . asunto|importa|incumbe . tuyo|suyo|$
  ^ <start>? ahora|hoy no $|por_favor
  ^ en_otro_momento|otro_día|quizás_otro_día|tal_vez_otro_día|mejor_otro_día $
  demasiado|muy doloroso|difícil|duro|personal|íntimo . para|como . hablar|contar|escribir|seguir`;
