export const abuse = `
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
  esperavam|cercavam|encurralavam|cercaram|agarravam & me|mim & chut*|pontapés|pontapeavam|batiam|socos|murros|soqueavam`;
