// A phrase becomes tokens that are the same for every language: `1974` a year, `'74` its short form, `12` and `12th` numbers,
// `1974/75` and `9/10` pairs, `m6` a month, `w0` Monday, `d196` and `d6s` decades, or what a lexicon says. `?` is not understood.

/** Phrases in lower case, with blanks between their parts, and the tokens of each. An empty token means nothing to a date. */
export type Lexicon = ReadonlyMap<string, string>;

const longestPhrase = 5;

/** From tokens, each with its phrases. */
export const lexiconOf = (...entries: (readonly [token: string, phrases: string])[]): Lexicon =>
  new Map(entries.flatMap(([token, phrases]) => phrases.split("|").map((phrase) => [phrase, token] as const)));

/** What is written in digits, each by the first that fits. */
const numbers: [RegExp, (...groups: string[]) => string][] = [
  [/^(\d{4})([-/.])(\d\d?)\2(\d\d?)(?!\d)/, (year, _, month, day) => dateTokens(day, month, year)],
  [/^(\d{4})[年년] ?(\d\d?)[月월] ?(\d\d?)[日일]/, (year, month, day) => dateTokens(day, month, year)],
  [/^(\d{4})[年년] ?(\d\d?)[月월]/, (year, month) => monthTokens(month, year)],
  [/^(\d{4})[年년]/, (year) => year],
  [/^(\d\d?)\. ?(\d\d?)\. ?'?(\d{4}|\d\d)(?![\d.])/, (day, month, year) => dateTokens(day, month, longYear(year))],
  [/^(\d\d?)\. ?(\d\d?)\.(?!\d)/, (day, month) => dateTokens(day, month)],
  [/^(\d\d?)([/-])(\d\d?)\2(\d{4}|\d\d)(?!\d)/, (first, _, second, year) => slashed(first, second, longYear(year))],
  [/^(\d\d?)[./](\d{4})(?!\d)/, (month, year) => monthTokens(month, year)],
  [/^(\d{4})[/-](\d\d)(?!\d)/, (first, second) => yearPair(first, second)],
  // A decade or a century.
  [/^\d\d00(?:i?e?s|'s)(?!\p{L})/u, () => "?"],
  [/^(\d{3})0(?:er|ern|i?e?s|'s)(?!\p{L})/u, (decade) => `d${decade}`],
  [/^'?(\d)0(?:er|ern|i?e?s|'s)(?!\p{L})/u, (decade) => `d${decade}s`],
  [/^(\d{4})(?![\d\p{L}])/u, (year) => year],
  [/^'(\d\d)(?![\d\p{L}])/u, (year) => `'${year}`],
  [/^(\d\d?)\.? ?\/ ?(\d\d?)\.?(?![\d\p{L}])/u, (first, second) => `${Number(first)}/${Number(second)}`],
  [/^(\d\d?)(?:\.(?!\d)|(?:st|nd|rd|th)(?!\p{L}))/u, (number) => `${Number(number)}th`],
  [/^(\d\d?)(?![\d\p{L}])/u, (number) => String(Number(number))],
  [/^-/, () => "to"],
  [/^\//, () => "or"],
  [/^[?~]/, () => "about"],
];

const longYear = (year: string) => (year.length === 2 ? `'${year}` : year);

const isMonth = (number: string) => Number(number) >= 1 && Number(number) <= 12;

const monthTokens = (month: string, year = "") => (isMonth(month) ? `m${Number(month)} ${year}` : "?");

const dateTokens = (day: string, month: string, year = "") => `${Number(day)} ${monthTokens(month, year)}`;

/** Day and month, or month and day: if both are possible, nobody can know. */
function slashed(first: string, second: string, year: string): string {
  // The first number could be a short year, too.
  if (year.startsWith("'") && Number(year.slice(1)) <= 31) return "?";
  if (isMonth(first) && isMonth(second) && Number(first) !== Number(second)) return "?";
  return isMonth(second) ? dateTokens(first, second, year) : dateTokens(second, first, year);
}

/** `1974-06` is a month, `1974-75` two years, and `1901-05` could be both. */
function yearPair(first: string, second: string): string {
  const isLater = Number(second) > Number(first.slice(2)) || (/99$/.test(first) && second === "00");
  if (isLater === isMonth(second)) return "?";
  return isLater ? `${first}/${second}` : monthTokens(second, first);
}

/** One spelling of apostrophes, dashes and blanks, in lower case. A hyphen within a phrase is a blank. */
const normalized = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐-―−]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/(?<=\b(?:mid|early|late|\p{L}+ty|nineteen|eighteen|er))-(?=[\p{L}\d])/gu, " ")
    .replace(/^[ ,;:.]+|[ ,;:.!]+$/g, "");

/** Numbers as their tokens, everything else as it is written. */
function atomsOf(text: string): string[] {
  const atoms: string[] = [];
  for (let rest = normalized(text); rest !== ""; ) {
    const [found, atom] = nextAtom(rest);
    atoms.push(...atom.split(" ").filter(Boolean));
    rest = rest.slice(found.length).replace(/^[ ,]+/, "");
  }
  return atoms;
}

function nextAtom(rest: string): [found: string, atom: string] {
  for (const [pattern, token] of numbers) {
    const match = pattern.exec(rest);
    if (match) return [match[0], token(...match.slice(1))];
  }
  const word = /^(\p{L}[\p{L}\p{M}']*)\.?/u.exec(rest);
  return word ? [word[0], word[1] ?? ""] : [rest[0] ?? "", "?"];
}

/** The tokens of a phrase: of the longest phrases that the lexicon has. */
export function tokensOf(text: string, lexicon: Lexicon): string[] {
  const atoms = atomsOf(text);
  const tokens: string[] = [];
  for (let index = 0; index < atoms.length; ) {
    const length = phraseLength(atoms, index, lexicon);
    const phrase = atoms.slice(index, index + Math.max(1, length)).join(" ");
    const token = lexicon.get(phrase) ?? (/\d|^(to|or|about)$/.test(phrase) ? phrase : "?");
    tokens.push(...token.split(" ").filter(Boolean));
    index += Math.max(1, length);
  }
  return tokens;
}

function phraseLength(atoms: string[], index: number, lexicon: Lexicon): number {
  for (let length = Math.min(longestPhrase, atoms.length - index); length > 0; length--)
    if (lexicon.has(atoms.slice(index, index + length).join(" "))) return length;
  return 0;
}
