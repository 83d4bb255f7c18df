import type { Language } from "../language";

/** Word lists that find nouns without a dictionary: by the words right before and right after them. */
export type Grammar = {
  /** Words right before a noun or its adjective. */
  determiners: Set<string>;
  /** Articles that are also pronouns ("la maison", "je la vois"): a noun follows only if a preposition precedes them. */
  articles: Set<string>;
  prepositions: Set<string>;
  /** Words that begin a new phrase, so that the word before them is a noun and not an adjective. */
  following: Set<string>;
  /** Words in the position of a noun that are not nouns, or not worth a question. */
  notNouns: Set<string>;
  /** Other frequent words, which are not nouns either. */
  others: Set<string>;
};

const list = (words: string) => new Set(words.split(" ").filter(Boolean));

const grammars: Partial<Record<Language, Grammar>> = {
  en: {
    determiners: list("the a an my our his their your its"),
    articles: list(""),
    prepositions: list("in on at by with from for into under over near behind beside between through across"),
    following: list(
      "of in on at by with from for to into onto over under near behind beside between through across around above " +
        "below beyond against along inside outside until till when while where which who whose that because as than if " +
        "before after during was were is are had has have would could should did does came went said told gave took made " +
        "sat stood ran kept knew saw held brought always never often used i we he she they you",
    ),
    notNouns: list(
      "same first second third last next other others more most less few fewer lot bit little least rest best worst " +
        "only own one ones two three four five six seven eight nine ten way kind sort thing things number couple whole " +
        "rich poor old young dead living past present former latter left right top bottom end middle beginning",
    ),
    others: list("and but not it be this there so her him me us what all no up out then"),
  },
  de: {
    determiners: list(
      "der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner meines unser unsere " +
        "unserem unserer unseren sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer im am zum zur beim vom ins " +
        "dieser diese dieses diesem diesen jeder jede jedes jeden jedem kein keine keinen keinem keiner",
    ),
    articles: list(""),
    prepositions: list("in auf mit von nach bei aus über unter vor hinter neben zwischen durch"),
    following: list(""),
    notNouns: list(
      "art teil paar bisschen weise ende anfang mal sache ding dinge sie ihnen ihr ihre ihren ihrem ihm du dir",
    ),
    others: list(
      "und ich nicht wir war ist es er auch wie als dass noch so aber hatte haben waren wenn dann uns mich mir",
    ),
  },
  fr: {
    determiners: list("un une mon ma mes ton ta son sa ses notre nos votre du au aux cette des"),
    articles: list("le la les"),
    prepositions: list("dans sur sous vers chez avec devant derrière par entre depuis pendant contre"),
    following: list(
      "de du des d à au aux dans sur sous avec pour par sans vers chez entre qui que où quand était étaient avait avaient " +
        "est sont fut depuis pendant avant après je nous il elle ils elles on vous tu",
    ),
    notNouns: list(
      "peu fois sorte chose choses autre autres même mêmes plus moins revoir moment part côté fin début bout",
    ),
    others: list("et ne pas en y ce se me lui leur mais ou comme très tout tous bien"),
  },
  es: {
    determiners: list("el un una unos unas mi mis tu su sus nuestro nuestra nuestros nuestras del al este esta"),
    articles: list("la los las"),
    prepositions: list("en con sobre hasta desde hacia bajo entre tras por de para a sin contra"),
    following: list(
      "de del en con sobre hasta desde hacia bajo entre por para sin a al que donde cuando era eran estaba estaban fue " +
        "había tenía es son porque yo nosotros él ella ellos ellas",
    ),
    notNouns: list(
      "poco par vez veces tanto mismo misma otro otra otros otras más menos cosa cosas tipo lado fin medio",
    ),
    others: list("y no se me le lo nos mi pero como muy todo todos también ya había cada"),
  },
  it: {
    determiners: list(
      "il un uno una mio mia miei mie tuo tua suo sua suoi sue nostro nostra nostri nostre del della dei delle dello nel " +
        "nella nei nelle al alla ai alle sul sulla sui sulle dal dalla dai dalle questo questa",
    ),
    articles: list("lo la i gli le"),
    prepositions: list("con per tra fra sopra sotto dietro dopo verso"),
    following: list(
      "di del della dei delle da dal dalla in nel nella con su sul sulla per tra fra che dove quando era erano aveva " +
        "avevano è sono fu perché senza io noi lui lei loro",
    ),
    notNouns: list("po poco volta volte stesso stessa altro altra altri altre più meno cosa cose tipo fine parte lato"),
    others: list("e non si mi ci ne ma come molto tutto tutti anche a ogni ho ha"),
  },
  pt: {
    determiners: list(
      "um uma uns umas num numa meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas do da dos das no na nas " +
        "pelo pela ao à",
    ),
    articles: list("o a os as"),
    prepositions: list("com sobre entre desde contra sob"),
    following: list(
      "de do da dos das em no na nos nas com sobre para por pelo pela até sem que onde quando era eram estava estavam foi " +
        "tinha havia é são porque eu nós ele ela eles elas",
    ),
    notNouns: list("pouco vez vezes mesmo mesma outro outra outros outras mais menos coisa coisas tipo lado fim meio"),
    others: list("e não se me lhe mas como muito tudo todos também já cada os as um"),
  },
  nl: {
    determiners: list("de een mijn onze jouw"),
    articles: list("het"),
    prepositions: list("in op met van bij naar over onder voor uit aan door tegen tussen achter"),
    following: list(
      "van in op met bij naar over onder voor uit aan door tegen tussen achter die dat waar toen was waren had hadden stond " +
        "lag zat kwam is zijn ik wij we hij zij ze",
    ),
    notNouns: list(
      "beetje paar keer soort ander andere zelfde eerste tweede laatste enige meeste ding dingen eind einde kant",
    ),
    others: list("en niet er maar ook als dan nog wel heel mij me hem haar hun om te werd"),
  },
};

/** `undefined` for languages whose nouns are not recognized. */
export const grammarOf = (language: Language | null): Grammar | undefined =>
  language === null ? undefined : grammars[language];

/** Whether a word is so frequent in a language that a capital letter does not make it part of a name. */
export function isFunctionWord(
  { determiners, articles, prepositions, following, others }: Grammar,
  key: string,
): boolean {
  return [determiners, articles, prepositions, following, others].some((words) => words.has(key));
}

/** Days, months, languages and the like: capitalized in English, but not names. */
export const englishCapitals = list(
  "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september " +
    "october november december christmas easter english french german italian spanish dutch polish irish scottish welsh " +
    "american british european god",
);
