export const stop = `
  terminar|acabar|parar|encerrar|fechar & esta|essa|a & conversa|entrevista|conversação
  deixemos|deixar|ficamos|fico|paremos & hoje|noite|aqui|agora|por
  pergunta|pergunte|fala|fale|falemos|pergunta_me . me|antes|de? outra_coisa|de_outra|sobre_outra
  outra_coisa & falemos|falar|pergunta*|conversar|antes|por_favor
  perguntas & não|mais|chega|sem & por_favor|sobre|mais|já
  não|ainda & pront*|preparad*|capaz & falar|contar|escrever|para
  podemos|posso|poderíamos|vamos|quero & parar|deixar|terminar|encerrar & já|agora|aqui|assim|hoje
  deixar|ficar|fico|deixemos & por_aqui|assim & gostaria|quero|prefiro|vou|vamos|melhor
  chega|basta|suficiente & hoje|noite|dia|já & por|é|uma
  prefiro|preferia|melhor . não . entrar|responder|falar|dizer|contar|mexer|aprofundar|continuar|lembrar . $|em|de|sobre|isso|aí|mais|nisso|por
  hoje|já|agora . já|hoje? . não . consigo|posso|dá|quero|aguento . mais|continuar . $|hoje|mais|com|por_hoje
  não . me|volte_a? . pergunt*|perguntar_me|faça . mais|outra_vez|de_novo|nunca|pela|sobre|nada
  acho|melhor|vou|eu . que|eu? . fico|paro|termino|parar|ficar por_aqui|aqui|por_hoje
  é|isso_é|isto_é tudo|só_isso . o . que . eu? . quero|posso|tenho|vou|queria . dizer|contar|escrever
  não . quero|posso|penso|vou|gostaria|consigo . de? . responder|falar|entrar|aprofundar|detalhar . $|a|isso|isto|nisso|de|essa
  dói|doloroso|difícil|duro|custa . demais|muito|tanto|demasiado? . para? . falar|escrever|contar|lembrar
  estou|muito|demasiado cansad*|exaust* ... parar|por_hoje|por_esta_noite|descansar|chega
  disso|disto|sobre_isso|nisso . eu|já? não . falo|falarei|quero|vou|posso|toco
  guardar|guardo . isso? para_mim|comigo
  não . tenho|há . mais? vontade|forças|ânimo|energia . de|para . falar|continuar|escrever|contar|responder . $|mais|de|hoje|agora
  pula*|pule|salta|salte|passa|passe|vamos_pular|ignora . essa|esta|a|à|para_a . pergunta|questão|próxima
  já chega|basta . $|por|de|disso
  não|já_não|prefiro_não|preferia_não|preferiria_não|melhor_não . quero|queria|posso|consigo|gostaria|gosto|tenho_vontade|apetece*? . mais|de|continuar? .. falar|conversar|responder|escrever|contar|recordar|lembrar|continuar|pensar|dizer|aprofundar|que_me_perguntem $|disso|disto|nisso|nisto|sobre|mais|<now>|nada|desse|esse_assunto|a_falar|a_escrever|do_assunto !inglês
  disso|disto|sobre_isso não|prefiro .. quero|falar|posso|consigo
  prefiro|preferia|quero|queria|melhor|vou|vamos|gostaria . parar|parar_por_aqui|ficar_por_aqui|deixar_por_aqui|mudar_de_assunto|descansar|terminar_aqui|encerrar|calar_me|guardar_para_mim|parar_de_falar $|<now>|assim|de|um
  falar|falemos|mudar|mudemos|vamos_falar|conversar|falarmos de|sobre outra_coisa|outro_assunto|assunto|tema
  ^ <start>? <start>? . deixa|deixe|deixem|deixemos|para|pare|parem|chega|basta|paremos|stop|esquece|esqueça|paramos $|<now>|assim|isso|lá|em_paz|para_lá|me|quieto|por|pra_lá|de|estar|com
  ^ <start>? <start>? . já|é|isso|está|foi . é|bom|bem? . chega|suficiente|basta|bastante $|<now>|de . hoje|perguntas|$
  chega|basta|suficiente|é_tudo|foi_tudo|está_bom|já_chega|fico|fica|termino por_hoje|por_agora|por_enquanto|por_aqui
  para|pare|parem|deixa|deixe|pára de|com . me? . pergunt*|insistir|fazer_perguntas|as_perguntas|questionar
  não . me|nem . perguntes|pergunte|perguntem|insista|insistas|faças|faça . mais|$|por|sobre|nada|isso|disso !como|por_que
  mais|chega_de|nenhuma|sem|nada_de . mais? perguntas|pergunta . por_favor|mais? $|<now>
  deixa|deixe|deixem . me . em_paz|sossegad*|quiet*|sozinh*
  preciso|quero|queria|fazer de|um|uma|fazer . uma|um? . pausa|descanso|intervalo|tempo $|<now>|disto
  não . quero|tenho|há . mais_nada|nada_mais|mais|nada . que|a? . dizer|acrescentar|contar
  estou|sinto_me cansad*|fart*|exaust* . de . falar|perguntas|escrever|contar|tantas|responder
  não . é|te|lhe . da|interessa|diz . conta|respeito|interessa . sua|tua|$
  ^ <start>? agora|hoje não $|por_favor
  ^ fica_para_outro_dia|outro_dia|outra_hora|talvez_outro_dia|noutra_altura $
  demasiado|muito|doloroso|difícil . doloroso|difícil|duro|pessoal|íntimo|demais . para|demais . falar|contar|escrever|continuar`;
