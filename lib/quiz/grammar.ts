/** What tells a noun in a language without a dictionary: the words that stand right before and right after one. */
type Grammar = {
  /** Right before a noun, or before its adjective. */
  determiners: Set<string>;
  /** Articles that are pronouns as well ("la maison", "je la vois"): they tell only behind one of `prepositions`. */
  articles: Set<string>;
  prepositions: Set<string>;
  /** Words that begin something new, so that what stands before them is a noun and no adjective. */
  following: Set<string>;
  /** Stand where nouns do, and are none, or none worth asking for. */
  noNouns: Set<string>;
  /** Further frequent words, by which the language is told. */
  others: Set<string>;
};

const list = (words: string) => new Set(words.split(" ").filter(Boolean));

/** A language that is recognised, so that it is taken for no other one. Its nouns are not told. */
const onlyTold = (words: string): Grammar => ({
  ...{ determiners: list(""), articles: list(""), prepositions: list(""), following: list(""), noNouns: list("") },
  others: list(words),
});

const languages = {
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
    noNouns: list(
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
    noNouns: list(
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
    noNouns: list(
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
    noNouns: list(
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
    noNouns: list("po poco volta volte stesso stessa altro altra altri altre più meno cosa cose tipo fine parte lato"),
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
    noNouns: list("pouco vez vezes mesmo mesma outro outra outros outras mais menos coisa coisas tipo lado fim meio"),
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
    noNouns: list(
      "beetje paar keer soort ander andere zelfde eerste tweede laatste enige meeste ding dingen eind einde kant",
    ),
    others: list("en niet er maar ook als dan nog wel heel mij me hem haar hun om te werd"),
  },
  pl: onlyTold(
    "i w z na do się nie że to jest był była było były po od za ale jak gdy już tak mnie mój moja przy dla oraz",
  ),
  tr: onlyTold("ve bir bu da de için çok ile o ben biz ama gibi vardı sonra kadar daha her benim annem babam"),
  sv: onlyTold("och i att det som en ett på är av för var jag med den han hon vi när inte hade till min mitt om"),
  da: onlyTold("og i at det som en et på er af for var jeg med den han hun vi da ikke havde til min mit om når"),
} satisfies Record<string, Grammar>;

export type Language = keyof typeof languages;
export const grammarOf = (language: Language): Grammar => languages[language];

const vocabularies = Object.entries(languages).map(([language, grammar]) => ({
  language: language as Language,
  words: new Set([
    ...[...grammar.determiners, ...grammar.articles, ...grammar.prepositions],
    ...[...grammar.following, ...grammar.others],
  ]),
}));

/** One of the words that every text of a language is full of. */
export const isFrequent = (language: Language, key: string) =>
  vocabularies.some((one) => one.language === language && one.words.has(key));

/** So many different frequent words tell a language. */
const wordsNeeded = 3;

/** The language of a text by its frequent words, or `null` where they do not tell. `words`: in lower case. */
export function languageOf(words: Iterable<string>): Language | null {
  const different = [...new Set(words)];
  const counts = vocabularies
    .map(({ language, words }) => ({ language, count: different.filter((word) => words.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (!first || first.count < wordsNeeded || first.count === second?.count) return null;
  return first.language;
}

/** Days, months and the like: written large in English, and no names. */
export const englishCapitals = list(
  "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september " +
    "october november december christmas easter english french german italian spanish dutch polish irish scottish welsh " +
    "american british european god",
);
