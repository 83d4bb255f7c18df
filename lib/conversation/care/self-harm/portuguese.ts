export const selfHarm = `
  não & estar|estarei|vou_estar|ficar & aqui|cá & muito_tiempo|muito_tempo|muito_mais|por_muito
  me & teria|tinha|tivesse & matado|suicidado|enforcado|já_tinha
  pulsos|veias & cortei|cortado|abri|corto|cortava & os|meus|as|minhas
  devia|deveria|mereço|melhor . simplesmente|era|eu? morrer|desaparecer|estar_mort*
  morrer|morte|estar_mort* & fácil|melhor|alívio|simples & que|continuar|seria|viver|eu|assim
  comprimidos|remédios|pastilhas|calmantes & todos|caixa|frasco|plano & tomar|engolir|tomei|engoli|tomado
  não|sem|nenhuma|nenhum & vontade|forças|razão|motivo|sentido|coragem & de|para|em & viver|continuar_a_viver|estar_aqui|estar_vivo|estar_viva|existir|continuar_vivendo
  odeio|odiava & me|mim & morrer|desaparecer|matar|sumir
  não . quero|queria|quer & estar_aqui|existir|acordar & já|mais|dias|vezes|nunca !na_cidade
  braços|coxas|pulsos|veias|pernas & cort*|queim* & me|os|eu & lâmina|gilete|sangue|sentir|escond*|propósito|dor|alívio|via
  ninguém|todos|melhor|felizes & sem_mim|se_eu_morresse|se_eu_não|se_eu_sumisse|se_eu_desaparecesse|eu_não_existisse
  espero|tomara|oxalá|rezo|rezava|peço|pedia|queria|desejo|desejava ... coração|deus|céu|câncer|morte|carro|raio|alguém ... pare|leve|levasse|atropele|mate|venha|parasse|atropelasse
  pens*|ideias|vontade ... não|de|em|deixar . mais|já|continuar|estar|acordar|querer? . viv*|existir|aqui|acordar $|mais|por
  por_que|para_que|pra_que|porquê|razão|porque .. continu*|vou|viver|quero|tenho|serve .. viv*|vida
  mais fácil|fáceis|feliz*|simples|leve ... se|que|quando eu não . existisse|estivesse|existir|estivesse_aqui
  melhor|fácil|felizes|aliviad*|alívio|ninguém ... se eu . não . existisse|estivesse|morresse|desaparecesse|sumisse|tivesse_nascido
  overdose . de|e|com|$|quando
  queim*|cort*|arranh* . me|os|as|meus braços|pernas|pulsos|coxas|pele|antebraços
  volt*|recomec*|começ*|parar|continu* . a|de? . me? cortar|machucar|mutilar|queimar|cortar_me|magoar_me
  ponte|plataforma|cais|telhado|varanda|beira|trilhos|linha ... passo|saltar|pular|soltar|acaba|acabava|atirar_me
  se|quando . eu? morresse|morrer|sumisse ... ninguém|para_ninguém|nada|melhor|diferença|importa*
  quem_me_dera|devia|deveria|queria|gostava|antes . ter|de_ter|tivesse|ter_sido? mort*|morrido
  não|já_não . mais? aguento|suporto|consigo . mais|continuar? .. viver|vivendo|esta_vida|essa_vida|a_vida
  não . quero|queria mais|continuar . a? viver|existir|estar_vivo|estar_viva $|assim|sem|neste
  <want> . de|em|que? . morrer|estar_mort*|me_matar|matar_me|suicidar_me|me_suicidar|desaparecer_para_sempre|sumir_para_sempre|deixar_de_viver|deixar_de_existir|acabar_com_tudo|acabar_com_a_minha|acabar_com_minha|pôr_fim|tirar_a_minha|tirar_minha|me_enforcar|me_cortar|cortar_me|me_machucar|me_ferir|magoar_me|me_jogar|atirar_me|me_atirar|nunca_ter_nascido|não_ter_nascido|não_acordar*|não_existir|não_estar_aqui|pular_da|saltar_da
  quero|queria sumir|desaparecer $|para|do|deste
  não|já_não|nem . quero|queria|aguento|tenho_vontade_de|tinha_vontade_de|apetece|aguentava . mais? . continuar_a? viver|vivendo|existir|estar_aqui|acordar|estar_viv* . mais? $|<now>|assim|sem|neste|com|amanhã
  quero|queria|gostaria|gostava|tomara|oxalá|espero|rezo|preferia|dormir|adormecer|deitar ... não|nunca|jamais . mais|me|ter|eu? . acord*|nascido|existisse|estivesse_viv*
  queria|gostava|tomara|melhor|preferia|oxalá . que|eu? . estar|estivesse|morresse|ter . mort*|morrido|$
  tent*|pens*|vou|ia|quis|decidi|vontade .. suicid*|me_matar|matar_me|enforcar|cortar_os_pulsos|tirar_a_vida
  me|eu . corto|cortei|cortava|cortar|automutil* .. braços|pulsos|pernas|propósito|para_sentir|desde|coxas|escondid*|automutil*
  cortava|corto|cortei|cortar . me|os braços|pulsos|propósito|desde|para|veias
  automutil*|meu_suicídio|pensamentos_suicidas|ideias_suicidas|tentativa_de_suicídio|overdose|carta_de_despedida|minha_própria_vida|acabar_com_a_minha_vida|acabar_com_minha_vida|cortar_os_pulsos
  pens* . muito|tanto|sempre? . em|no . suicídio|morrer|me_matar|matar_me|tirar_a|acabar_com_tudo|desaparecer
  machuco|machucava|machucar|firo|magoar|magoava . me|a . mim|mesm* . de_propósito|mesm*|$
  melhor|felizes|aliviad*|tranquil* .. sem_mim
  sem_mim .. melhor|felizes|aliviad*
  se|quando eu? . não|me? . morresse|desaparecesse|existisse|estivesse|morrer|sumisse|morr* . aqui|mort*? ... ninguém|melhor|todos|falta|notar*
  ninguém|melhor|todos|aliviad* .. se|que|quando eu . não . morresse|desaparecesse|existisse|estivesse|sumisse|morrer|tivesse_nascido
  ninguém . sentir*|notar*|dar*|iria|vai|choraria . minha|a_minha|por_mim|a . falta|sentir|notar|ausência|mim|$
  sou|só|apenas . um|uma fardo|peso|estorvo . para|$|na
  minha|a|esta vida . já|mais . não|perdeu|deixou .. sentido|vale|graça
  não|nenhum|nenhuma|perdi|perdido|sem . tenho|vejo|há|encontro|mais|a? . mais|nenhum*|a? razão|razões|motivo*|sentido|vontade . para|de|em . continuar_a? viver|vivendo|vida|na_vida
  cansad*|fart* de . viver|vida|estar_viv*
  tom*|engoli*|guard*|junt* .. todos|tudo|muitos|caixa|frasco|punhado|cartela .. comprimidos|remédios|medicamentos|pastilhas|calmantes
  jog*|atir*|salt*|pul*|lanç* . me|da|do|contra|debaixo .. ponte|trem|comboio|janela|varanda|prédio|metro|metrô|trilhos|linha|árvore|caminhão|camião
  ponte|telhado|varanda|beira .. queria|quis|vontade|pens* .. saltar|pular|atirar|jogar
  quero|queria|só que tudo|isto|isso|acabe|a_dor . acab*|termin*|$
  não vejo|encontro|há . outra|mais|nenhuma? saída $|<now>
  dar|dou|meter . me|-me? . um tiro . na|em
  melhor|mais_leve|mais_fácil|tranquil* .. sem mim`;
