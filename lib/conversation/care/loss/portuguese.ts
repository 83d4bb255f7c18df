export const loss = `
  viveu|vivido|respirou|sobreviveu & só|apenas|somente & horas|minutos|dias|dia|hora & filha|filho|menina|menino|bebê|bebé|noss*|ele|ela
  deixou . nos|me & <near>
  nos deixou
  câncer|cancro|leucemia|tumor & <my>|mãe|pai|vovó|vovô|avó|avô & semanas|meses|pâncreas|pulmão|fígado|fase|cérebro|mama
  restam|resta|tem|deram|deu & dias|semanas|meses|ano & vida|lhe|só & <near>|ela|ele|minha|meu
  ecografia|ultrassom|coração & batia|bate|batimento*|parou|parado & não|já|bebé|bebê|mais|sem
  falecid*|finad* & meu|minha|nosso & marido|esposa|mulher|mãe|pai|filho|filha|irmão|irmã
  câncer|cancro|tumor|metástases & fígado|pulm*|ossos|cérebro|corpo & espalh*|alastr*|chegou|atingiu
  <my> .. <near> ... câncer|cancro|doença|guerra|covid|leucemia|acidente|mar . a|o|os|me|nos . levou|tirou|matou|levaram
  mão ... parou|deixou|último|morreu|faleceu . de|suspiro? . respirar|suspiro|$
  encontr*|detect*|diagnostic*|descobr* .. tumor|câncer|cancro|leucemia|metástases
  deslig* . as|o|os . máquinas|aparelhos|ventilador|$
  deu|deram|dá|dão me|lhe|nos . só|uns|apenas|no_máximo|mais? #|um|dois|três|quatro|seis|poucos|uns . meses|semanas|dias|ano . $|de
  me|lhe|nos deu|deram|dá|dão . só|uns|apenas? #|um|dois|três|quatro|seis|poucos . meses|semanas|dias|ano . $|de
  o|a|os|meu|minha avô|avó|pai|mãe|avós|vovô|vovó|bebê|bebé|vo|tio|tia|padrinho !do|da|de|dos ... morreu|faleceu|morrido|falecido|morreram|morto
  abortos|perdas . espontâneos? . antes|$|depois|e
  tive|sofri|tivemos . dois|um|três|vários? aborto*
  nasceu|nascido|nascida . sem_vida|mort*
  embora|porque|desde_que|antes_de|depois_de|até_que|quando|que|e . ele|ela? . tenha|ter|já? . morrido|morreu|falecido|faleceu|morresse . em|no|há|ontem|e|$|sem|de|naquele
  despedir me? . do|da|de <my>|meu|minha|pai|mãe
  pude|consegui|conseguimos|deu_tempo . me|nos|de? . despedir
  sacrificar|abater|eutanasiar|adormecer . o|a? . nosso|nossa|meu|minha . cachorr*|cão|cadela|gat*
  <near> .. tinha|havia|tinham . morrido|falecido|sido_morto|sido_morta|sido_mortos|se_matado
  <my> .. <near> ... <died>
  <kin> ... <died>
  morreu|morreram|faleceu .. <my> . <near>
  pai|mãe . já|se? morreu|faleceu
  quando|desde_que|depois_que . o|a? pai|mãe|papai|mamãe . morreu|faleceu
  morte|falecimento|funeral|enterro|túmulo|velório|perda|sepultamento|cinzas|suicídio|luto|caixão de|do|da|dos|pelo|pela . <my>|pai|mãe|papai|mamãe . <near>|$|mudou
  perdi|perdemos|perdido|perder|enterr*|sepultamos|cremámos|despedi . ao|o|a|os_dois|um|uma? . <my>|um|uma|o|a . <near>|bebê|bebé|filho|gravidez|pais
  ela|ele . morreu|faleceu . nos|em|sem|antes|nas|de_mãos|na_minha . meus|que|eu|minha* . braços|pudesse|despedir|mão
  nos_meus_braços|em_meus_braços|nos_nossos_braços ... morr*|faleceu
  morreu|faleceu|morreram .. nos_meus_braços|em_meus_braços|nos_nossos_braços|sem_que_eu|à_minha_frente
  faleceu ontem|há|em|no|na|este|esta|de_repente
  ele|ela|que . nos deixou . para_sempre|há|em|cedo
  aborto_espontâneo|nasceu_mort*|nascid*_mort*|nado_morto|natimort*|morte_súbita|sofri_um_aborto|tive_um_aborto|gravidez_ectópica|metástase*|cuidados_paliativos|doença_terminal|fase_terminal|desenganad*|viúv*|enviuv*|órfã*|órfão*
  não|sem|já_não . havia|tinha|encontr*|tem|mais . batimento*|batia|coração
  coração .. parou|deixou|batia . de|mais . bater|$
  câncer|cancro|tumor|leucemia|doença|diagnóstico ... incurável|terminal|inoperável|metástase*|espalhou|espalhado|fase|estágio|avançado|voltou
  tenho|tem|diagnostic*|descobri*|<near> . com|um|tem .. câncer|cancro|leucemia|tumor|ela_esclerose|esclerose_lateral
  rest*|deram|dão|tem|têm . lhe|só|apenas|poucos|poucas|uns .. dias|semanas|meses|ano* . de|$ . vida|$|viver
  médicos ... nada|desenganar*
  nada . mais|a|há|que . a|que|se|pode|podia* . fazer . por|$|pelo|pela
  não . pude|consegui|conseguimos|me . despedir*|dizer_adeus
  luto . por|de|pelo|pela|$ !livre
  câncer|cancro|acidente|guerra|covid|mar|doença . levou|tirou|matou . me|nos|o|a . <my>|ele|ela|$
  nunca|não . mais? voltou . da|do . guerra|mar|frente|hospital
  encontr*|achei . o|a|<my> . <near>? . mort*|enforcad*|sem_vida
  polícia|médico*|ligaram|telefonaram|notícia|disseram ... tinha|estava|morreu|faleceu|havia . morrido|mort*|falecido|$
  desde|após a morte da|do|de|dele|dela
  desde_que|depois_que|depois_de . morreu|faleceu|partiu|morrer
  bebeu|bebia até . se? morrer|matar|à_morte
  matou_se|se_matou . de|a . tanto? beber|bebida|álcool
  nunca . respirou|chorou & nasceu|menina|menino|bebê|bebé|filh*
  restam|resta|deram|dão|dá . me|mais? .. meses|semanas|dias|ano . de vida
  partiu|morreu|foi_se|se_foi . durante_o_sono|dormindo|a_dormir|enquanto_dormia
  morreu|mataram|caiu|morto ao_meu_lado|do_meu_lado|nos_meus_braços|à_minha_frente
  <my> . mãe|pai|avó|avô|marido|mulher|irmão|irmã|filho|filha . partiu & ainda|saudade*|nunca|casa|sinto`;
