/** What a detail is about, as far as a word list can tell; it decides which questions fit. */
export type DetailKind = "person" | "place" | "feeling" | "sense" | "time" | "thing" | "brief" | "wordless";

/** Something a person really wrote. `quote` is a piece of their text, letter for letter. */
export type Detail = { quote: string; kind: DetailKind; isCut: boolean };

const quoteLength = 70;
const quoteWords = 9;

const wordList = (words: string) => new Set(words.split(/\s+/));

const kinds: [DetailKind, Set<string>][] = [
  [
    "person",
    wordList(`mother mom mum mama father dad papa parents grandmother grandma granny gran nana oma grandfather grandpa
      granddad opa uncle aunt brother sister cousin cousins friend friends neighbour neighbor neighbours neighbors teacher
      boss colleague colleagues wife husband partner son daughter child children baby family man woman boy girl mutter
      vater bruder schwester madre padre abuela abuelo hermano hermana`),
  ],
  [
    "place",
    wordList(`house home flat apartment kitchen garden yard balcony street road lane school classroom office shop store
      factory workshop farm village town city river lake sea beach shore harbour forest wood woods mountain hill field
      church mosque temple station room bedroom attic cellar basement barn park bridge market hospital café cafe train
      bus car boat tent staircase roof`),
  ],
  [
    "feeling",
    wordList(`afraid scared fear happy glad joy sad cried cry crying laughed laugh laughing angry proud ashamed shame
      lonely alone nervous love loved miss missed worried relieved grief jealous surprised shy brave tired`),
  ],
  [
    "sense",
    wordList(`smell smelled smelt smells scent sound sounded sounds noise sang song songs music voice taste tasted colour
      color red blue green yellow white black brown warm cold hot wet dry rough soft sweet sour bitter loud quiet
      dust smoke rain snow bread soup coffee`),
  ],
  [
    "time",
    wordList(`summer winter spring autumn morning evening night afternoon dawn monday tuesday wednesday thursday friday
      saturday sunday christmas easter ramadan birthday holiday holidays weekend childhood war`),
  ],
];

const plainWords =
  wordList(`the a an and or but so then because that this these those there here it its is was were are be been
  being am i me my mine we us our you your he him his she her they them their of to in on at by for from with without
  as if when while where who whom which what how not no yes do did does done have has had would could should will can
  just very really always never often sometimes also too all some any every each one other more most much many about
  into out up down over under again still only than like got get went go came come made make said say told know knew
  think thought thing things something anything everything nothing lot okay ok well don't dont can't cannot couldn't it's i'm i've remember maybe
  perhaps`);

const links = wordList("and but so then");
const joints = wordList("and but so then because when while although though which who where until before after");

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

type Word = { text: string; start: number; end: number };

/** The most telling piece of what a person wrote (oldest text first), but for quotes already used. `null`: there is nothing. */
export function pickDetail(texts: string[], used: string[] = []): Detail | null {
  const details = texts.flatMap(clausesOf).map(detailOf);
  const fresh = details.filter(({ quote }) => !used.includes(quote));
  const ranked = (fresh.length > 0 ? fresh : details).map((detail) => ({ detail, score: scoreOf(detail) }));
  // Equal ones: the later one, which the person wrote last.
  const best = ranked.reduce<(typeof ranked)[number] | null>((a, b) => (a && a.score > b.score ? a : b), null);
  return best?.detail ?? null;
}

/** Sentences and parts of sentences, in any script. Points and colons inside numbers or names do not end one. */
function clausesOf(text: string): string[] {
  const ends = /[\n\r!?…;()[\]{}"“”„«»。！？、，；：।॥؟،؛]+|[.,:]+(?=\s|$)|\s[-–—]+\s|—/u;
  const clauses = text.split(ends).map((clause) => clause.trim());
  const telling = clauses.filter((clause) => wordsOf(clause).length > 0 || /\p{Extended_Pictographic}/u.test(clause));
  if (telling.length === 0) return text.trim() ? [text.trim()] : [];
  return telling.flatMap(partsOf);
}

/** A long clause falls apart at its conjunctions. */
function partsOf(clause: string): string[] {
  const words = wordsOf(clause);
  const joint = words.findIndex(({ text }, place) => place >= 3 && joints.has(text.toLowerCase()));
  if (words.length <= quoteWords || joint < 0 || words.length - joint < 4) return [withoutLink(clause)];
  const start = words[joint]?.start ?? 0;
  return [withoutLink(clause.slice(0, start).trim()), ...partsOf(withoutLink(clause.slice(start)))];
}

function withoutLink(clause: string): string {
  const [first, second] = wordsOf(clause);
  return first && second && links.has(first.text.toLowerCase()) ? clause.slice(second.start) : clause;
}

function detailOf(clause: string): Detail {
  const quote = shortened(clause);
  return { quote, kind: kindOf(quote), isCut: quote !== clause };
}

function kindOf(quote: string): DetailKind {
  const words = wordsOf(quote).map(({ text }) => text.toLowerCase());
  if (words.length === 0) return "wordless";
  const found = kinds.find(([, list]) => words.some((word) => list.has(word)));
  if (found) return found[0];
  if (/\d/.test(quote)) return "time";
  return words.length === 1 || words.every((word) => plainWords.has(word)) ? "brief" : "thing";
}

/** At most nine words and seventy characters, around the most telling word, never through a visible character. */
function shortened(clause: string): string {
  const words = wordsOf(clause);
  if (words.length <= quoteWords && clause.length <= quoteLength) return clause;
  const heaviest = words.reduce((best, _, place) => (weightOf(words, place) > weightOf(words, best) ? place : best), 0);
  const from = Math.max(0, Math.min(heaviest - 3, words.length - quoteWords));
  const start = words[from]?.start ?? 0;
  const fitting = words.slice(from, from + quoteWords).filter(({ end }) => end - start <= quoteLength);
  const end = fitting.at(-1)?.end;
  return end === undefined ? firstCharacters(clause.slice(start)) : clause.slice(start, end);
}

function firstCharacters(text: string): string {
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > quoteLength) break;
    kept += segment;
  }
  return kept || text.slice(0, quoteLength);
}

function scoreOf({ quote, isCut }: Detail): number {
  const words = wordsOf(quote);
  const weight = words.reduce((sum, _, place) => sum + weightOf(words, place), 0);
  return weight / Math.sqrt(words.length + 2) + (words.length >= 3 ? 1 : 0) - (isCut ? 1 : 0);
}

/** How much a word tells: names and numbers most, then what a list knows, then long words. */
function weightOf(words: Word[], place: number): number {
  const word = words[place]?.text ?? "";
  const plain = word.toLowerCase();
  if (plainWords.has(plain) || joints.has(plain)) return 0;
  const isName = place > 0 && /^\p{Lu}\p{Ll}/u.test(word);
  if (isName || /\d/.test(word)) return 3;
  if (kinds.some(([, list]) => list.has(plain))) return 2.5;
  return word.length >= 6 ? 2 : 1;
}

function wordsOf(text: string): Word[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ text: segment, start: index, end: index + segment.length }));
}
