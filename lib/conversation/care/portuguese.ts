import type { Language } from "./phrases";
import { stop } from "./stop/portuguese";

export const portuguese: Language = {
  lists: {
    my: "meu minha meus minhas nosso nossa nossos nossas",
    near: `mãe pai pais mamãe papai papá mamã irmão irmã irmãos irmãs filho filha filhos filhas filhinh* bebê bebé gémeo* gêmeo* marido esposo esposa mulher
      companheir* namorad* noiv* amigo* amiga* avó avô avós vovó vovô neto* neta* tio* tia* primo* prima* sobrinh* sogr* cunhad* padrasto madrasta padrinho
      madrinha vizinh* menin* caçula pequen* cachorr* cadela cão gato gata maninh*`,
    kin: "mamãe papai vovó vovô mamã",
    died: `morreu morreram morre morrem morrer morrendo morria morresse morta morto mortos mortas faleceu falec* suicidou suicidou-se enforcou enforcado afogou
      assassinad* mataram matou matado perdeu_a_vida tirou_a_vida tirou_a_própria nos_deixou partiu_para_sempre partiu_deste terminal incurável
      paliativos desenganad* sepultad* enterrad* cremad* velório não_sobreviveu não_resistiu não_acordou_mais já_não_está_entre já_não_está_connosco
      não_está_mais_entre não_está_mais_aqui natimort* nado_morto`,
    he: `ele ela eles pai mãe papai mamãe padrasto madrasta tio tia avô irmão irmãos marido ex namorado noivo companheiro professor padre treinador chefe
      patrão vizinho homem homens primo pais alguém freiras que`,
    hit: `bateu bate batia batiam bater batido batendo bateram espanc* agrediu agred* violou violava viol* estupr* abus* esbofete* maltrat* chicote*
      estrangul* enforc* apalp* tortur* assedi* surrou surrava esmurr* soc* chut* pontape* bolin* molest*`,
    want: "quero queria quis querendo querer gostaria gostava vontade desejo desejava desejei prefiro preferia tomara oxalá penso pensei pensava pensado decidi tent* rezo apetece",
    start:
      "por favor e mas já olha bem não ok melhor agora podemos pode podes poderia poderíamos vamos quero prefiro acho que",
    now: "hoje por_hoje agora por_agora por_enquanto aqui já por_favor mais disso disto com_isso",
  },
  not: "não nao nunca jamais nem sem tampouco ninguém",
  notAfter: "nunca jamais",
  breaks: `como filme novela livro romance série história jogo rei rainha herói protagonista contou contava disse dizia bateria telemóvel celular
 carro computador planta* jardim que_o_rei`,
  harmless: `
    mataria|matava por
    bat* os_ovos|à_porta|na_porta|na_janela|palmas|na_mesa|o_bolo|forte
    morr*|morto|morta|mortos|mortas . de|do|da rir|riso|fome|sede|sono|frio|medo|calor|vergonha|vontade|tédio|cansaço|curiosidade|pena|inveja|amores|susto|saudade*|saudades|ciúme*|rindo
    morr*|matar|mato|matou|matei . de . rir|riso|vergonha
    morr* por|rindo
    quase . me? . morr*|matou|matei|mata
    me mata|matam|matava|matando . de|a|o|os|as|este|esta|esse|essa|$
    mat* o|a|as|os tempo|fome|saudade*|sede|aula|aulas|curiosidade|charada
    natureza|ponto|mar|tempo|peso|hora* mort*
    bateu . a|o|uma|um . porta|sono|fome|saudade|recorde|palmas|asas|vontade|meta
    me|nos ganhou|venceu|bateu . ao|no|em|com|por|# . xadrez|ténis|tênis|cartas|final|#|saudade
    sou de? câncer|caranguejo
    o|ao|do|um papa
    surra|tareia|coça|sova . no|na|nas|nos|ao|às|aos . tabuleiro|xadrez|damas|dama|jogo|cartas|dominó|dados|bola|partida|videogame|truco
    dei|demos|deram|dar|levámos|levamos .. surra|tareia|coça|sova . #|cinco|quatro|três|dois|de_cinco|no_jogo
    jogar|jogo|partida|xadrez|dama|damas|dominó ... levava|levar|levei|apanhava .. surra|sova|coça`,
  spoken: `
    ^ grit*|dizia|disse|berr*|repetia|ralhava|ria a|o|minha|meu|mamãe|papai|ela|ele|uma|um
    ^ a|o|minha|meu? . minha|meu? . <near>|<kin> . me|nos? grit*|dizia|berr* $|lá`,
  "self-harm": `
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
    melhor|mais_leve|mais_fácil|tranquil* .. sem mim`,
  abuse: `
    queim*|escald*|pôs|encostou & mão*|braço*|dedos|pele & fogão|ferro|chapa|cigarro*|água|fogo & me|minha|meu|minhas & mãe|pai|madrasta|padrasto|ele|ela|castigo
    escond* & nos|me|gente|eu & quando|enquanto & pai|padrasto|ele|papai & bati*|batia|gritav*|bêbado|chegava
    me|minha_cabeça|cabeça & parede|chão|escada*|garganta|pescoço|cabelo*|cama|porta & empurr*|atir*|apert*|agarr*|jog*|arrast*|segur*|pux* & ele|ela|meu|minha|e|contra
    coisas & comigo|me & fazia|fez|obrigava & tio|pai|primo|entend*|padre|homem|criança|vergonha|noite|avô
    se & cont*|disser|dissesse|deixar|deixasse|sair|falasse & mat*|bater & me|ele|a|nos
    orfanato|internato|colégio|convento|abrigo & bati*|batiam|espanc*|surra*|castig* & nos|em_nós|me|a_gente
    cabeça|cara|rosto .. debaixo_d'água|debaixo_de_água|debaixo_da_água|na_água|contra_a_parede|na_parede|travesseiro|almofada
    mão*|dedos .. na|nas|dentro|debaixo|entre|no .. calcinha|calça|calças|cuecas|calções|saia|blusa|sutiã|pernas|coxas|roupa|vestido|pijama|short
    persegu* .. ex|meses|semanas|casa|ameaç*|queimar|medo
    queimar|incendiar|pôr_fogo|tocar_fogo .. minha|nossa casa|comigo
    joga*|jogou|atira*|atirou|lança* . os|um|uma? . pratos|prato|garrafa*|coisas|cadeiras|copos|objetos|objectos .. em_mim|me|contra|em_nós|na_minha
    me|nos|lhe deu|dava|deram . uma|um|tão? bofetada|bofetão|tapa|tapas|surra|estalada|murro|soco|pontapé|tareia|porrada
    deu|dava|deram me|nos . uma|um? bofetada|bofetão|tapa|surra|estalada|murro|soco|pontapé|tareia|porrada|uma_tareia
    segur*|agarr*|imobiliz* .. me|despir*|tir* .. roupa|forç*|calça|despir*|tapar*
    me|nos despi*|amordaç*|amarr*|prendiam|violaram . à_força|e|na|no|$
    nódoas|roxos|hematomas|manchas_roxas|marcas ... caí|caído|escada|corpo|costas|braços|professora
    colo|joelhos ... toc*|passava_a_mão|apalp*|mão|beij*
    abus*|abusaram|abusava|abusou de mim|nós|minha_irmã
    bebe|bebia|bêbado|bebendo .. fica|ficava|torna|tornava|é|era . muito? violento|agressivo|louco
    me|mim|nos estupr*|violou|violaram|violava|abusou|espanc*|agrediu|agredia|estrangul*|molest*|esbofete*
    <near>|gente|<he> .. bêbado|nervoso|bebia ... apanhava|apanhávamos|batia|bater
    eu|gente|nós|crianças|sempre .. apanhava|apanhávamos|apanhava_de|apanhei|levava_porrada|levávamos . $|de|do|da|muito|por|quando|em|todo !fruta|laranja|uva|o_autocarro|o_ônibus
    bati*|bateu|bate|batiam nos|me . com|até|quando|todo|$
    casaram . me . à_força|contra|aos|obrigad*
    tira*|tirou|control*|proíb*|proib* .. o|me|meu .. dinheiro|telemóvel|celular|sair|amig*
    <he>|quando|sempre|noite|dia ... me|nos|em_mim|em_nós .. <hit>
    <he> ... <hit> . me|nos|em|na|no|a|da . mim|nós|minha_mãe|mamãe|mãe|meus_irmãos|minha_irmã|meu_irmão|filhos|crianças
    me <hit> . com|desde|quando|todo|toda|muito|por|na|sempre|durante|$|até
    <hit> me . com|quando|desde|todo|durante|na|sempre|$|até
    batia|bateu|bate|bater . muito? em|na|no mim|nós|minha_mãe|mãe|meus_irmãos|meu_irmão|minha_irmã
    fui|fomos|sido|era|éramos|sendo|sou . sexualmente|muito? viol*|estupr*|abusad*|maltratad*|espancad*|agredid*|assediad*|vítima|molestad*|chicotead*
    apanhava|apanhei|apanhávamos|apanhamos|apanhar . muito? . do|da|de|em . meu|minha|cinto|pai|mãe|marido|vara|casa|padrasto|chinelo
    abus* de|da mim|nós|minha_irmã
    vítima .. abus*|violação|estupro|incesto|maus_tratos|violência|agressão
    violência_doméstica|maus_tratos|abuso_sexual|abusos_sexuais|meu_estuprador|meu_violador|meu_agressor|contra_a_minha_vontade|contra_minha_vontade|incesto|nosso_segredo|nosso_segredinho|uma_surra|surras|uma_tareia|me_dava_com_o
    cinto|chicote|vara|chinelo|pau|cabo|punhos|fivela .. me|em_mim|em_nós|costas|batia|bateu|nos|apanh*
    <he> .. tocou|tocava|toca|tocavam|mexia|mexeu|passava_a_mão|acariciava|beijava . me|em_mim|nas|minhas|no_meu|comigo .. quando|noite|onde|entre|íntim*|seios|debaixo|cama|criança|partes|pernas|sozinh*|$
    tocava|tocou|mexia . me|em . mim onde|quando|à_noite|entre|criança|sozinh*
    tio|padrasto|padre|treinador|avô|professor|primo|vizinho . me? . tocava|tocou|apalp*|abus*|mexia|viol* . me|em|comigo|$ . mim|$|quando
    mão* .. debaixo|dentro|entre|por_baixo .. saia|vestido|calça*|calcinha|camisa|pernas|blusa|cuecas|pijama
    mão|mãos .. pescoço|boca|garganta
    <he> .. entrava|entrou|vinha|veio|metia . no|na|para_o . meu|minha cama|quarto .. noite|bêbado|toc*
    noite* .. entrava|vinha|metia . no|na meu|minha cama|quarto
    forç*|obrig* . me|a|nos . a|me? . dormir_com|sexo|despir*|tirar_a_roupa|tocar*|beijar*|casar*|relações|ter|fazer_coisas|transar|tirar_a
    disse|dizia|gritei|gritava|implorei . que? . não|parasse mas|e? .. continuou|parou|ligou|continuava
    ameaç* .. me|nos|com|de|matar*|que . matar*|morte|bater*|faca|$|se
    se . eu . o|lhe . cont*|disser*|dissesse|deixar|deixasse|sair|saísse|fosse|falasse ... mat*|bater
    me|nos . mata|matar|matava|matava_me|vai_matar|ia_matar . se
    faca|pistola|arma|revólver|navalha . no|ao|na|contra|à . meu|minha|o? . pescoço|garganta|cabeça|peito
    tranc*|fech*|prend* .. cave|porão|armário|quarto|banheiro|escuro|horas|noite|despensa|adega
    me|minha_mãe|mamãe|empurr*|jog*|atir* . empurr*|jog*|atir*|arrast*|pux*|me .. parede|escada*|cabelo*|chão|porta
    agarr*|apert*|pux* .. pescoço|cabelo*|garganta
    marido|pai|padrasto|ele|namorado|ex . era|é|ficava|tornou_se|fica . muito? violento|agressivo_comigo
    roxos|hematomas|nódoas_negras|olho_roxo|olho_negro .. mangas|marido|escond*|maquil*|pai|disfarç*
    escond*|tap*|disfarç*|maquil* .. roxos|hematomas|nódoas|marcas_das|olho_roxo
    medo .. que|quando|ele|marido|pai . cheg*|me|bêbado|bater|batesse|matasse|bata|chegasse_bêbado
    não . me . deix* . sair|ver|falar|trabalhar|ter|eu_sair . com|de|a|sozinh*|amig*|$
    não|nunca . cont* . nada? a|para ninguém|minha_mãe . senão|ou|que|o_que
    disse|mandou . me|que|para . não . contar|dizer . nada? a|para ninguém
    me|minha|meu . queim* .. cigarro*|ferro
    part*|quebr* . me|o|a|meu|minha . o|a|meu|minha? nariz|braço|costela*|dente*|maxilar|mandíbula
    passava|passou|passavam|metia|meteu|punha|pôs|enfiava .. mão|mãos . em|no_meu|na_minha|por|onde . mim|não|corpo|baixo|pernas|peito|devia
    esperavam|cercavam|encurralavam|cercaram|agarravam & me|mim & chut*|pontapés|pontapeavam|batiam|socos|murros|soqueavam`,
  loss: `
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
    aborto_espontâneo|nasceu_mort*|nascid*_mort*|nado_morto|natimort*|morte_súbita|sofri_um_aborto|tive_um_aborto|gravidez_ectópica
    não|sem|já_não . havia|tinha|encontr*|tem|mais . batimento*|batia|coração
    coração .. parou|deixou|batia . de|mais . bater|$
    câncer|cancro|tumor|leucemia|doença|diagnóstico ... incurável|terminal|inoperável|metástase*|espalhou|espalhado|fase|estágio|avançado|voltou
    metástase*|cuidados_paliativos|doença_terminal|fase_terminal|desenganad*
    tenho|tem|diagnostic*|descobri*|<near> . com|um|tem .. câncer|cancro|leucemia|tumor|ela_esclerose|esclerose_lateral
    rest*|deram|dão|tem|têm . lhe|só|apenas|poucos|poucas|uns .. dias|semanas|meses|ano* . de|$ . vida|$|viver
    médicos ... nada|desenganar*
    nada . mais|a|há|que . a|que|se|pode|podia* . fazer . por|$|pelo|pela
    viúv*|enviuv*|órfã*|órfão*
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
    morreu|mataram|caiu|morto ao_meu_lado|do_meu_lado|nos_meus_braços|à_minha_frente`,
  stop,
};
