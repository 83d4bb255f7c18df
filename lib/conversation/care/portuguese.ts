import { abuse } from "./abuse/portuguese";
import { loss } from "./loss/portuguese";
import type { Language } from "./phrases";
import { selfHarm } from "./self-harm/portuguese";
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
  "self-harm": selfHarm,
  abuse,
  loss,
  stop,
};
