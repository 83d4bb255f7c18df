// Other forms of a word of a search, by the regular endings of English and German. They are cautious: a text has to contain one
// of them as a whole word, so that "caring" is found for "care" and "car" is not. Words are normalized: lower case, no accents.

const isLatin = /^[a-z]{4,24}$/;

/** Forms of other words than these endings suggest. */
const exceptions = new Set(["evening", "herring", "listen", "news", "outing", "species", "warden"]);

/** Neuter German plurals without an umlaut, also as the end of a compound. English words with this ending have other stems. */
const germanErPlural = /(kind|bild|lied|kleid|feld|geist|gesicht|licht|nest|brett|rind|schild|geld|glied)ern?$/;
/** Ends of German words in -e that hardly any English word has. */
const germanE = /(nde|lde|rte|lte|hte|sche|efe|iele|iere|eine|oote|aare|inge|unge|ische|aeume)$/;

/**
 * Whole words that count as the word, without those that contain it, which are found anyway. `looksGerman`: the search has an
 * umlaut or a capital letter, so that the endings of nouns and adjectives are safe to remove.
 */
export function wordForms(word: string, looksGerman: boolean): string[] {
  if (!isLatin.test(word) || exceptions.has(word)) return [];
  const english = englishLemmas(word).flatMap(englishForms);
  const german = germanStems(word, looksGerman).flatMap(germanForms);
  return [...new Set([...english, ...german])].filter((form) => form.length > 2 && !form.includes(word));
}

/** Short words double their last letter: "planned" is of "plan", and "planed" is not. */
const doubles = /^[^aeiou]+[aeiou][bdgklmnprt]$/;

/** What the word may be a form of, itself included. */
function englishLemmas(word: string): string[] {
  const lemmas = [word];
  const stemOf = (ending: string) => word.slice(0, -ending.length);
  const addVerb = (stem: string) => {
    if (stem.length < 3 || !/[aeiouy]/.test(stem)) return;
    lemmas.push(...(doubles.test(stem) ? [] : [stem]), `${stem}e`);
    if (/([bdfgklmnprt])\1$/.test(stem)) lemmas.push(stem.slice(0, -1));
    if (stem.endsWith("i")) lemmas.push(`${stem.slice(0, -1)}y`);
  };
  if (word.endsWith("ies")) lemmas.push(`${stemOf("ies")}y`, stemOf("s"));
  else if (word.endsWith("ves")) lemmas.push(`${stemOf("ves")}f`, `${stemOf("ves")}fe`, stemOf("s"));
  else if (/(s|x|z|ch|sh|o)es$/.test(word)) lemmas.push(stemOf("es"), stemOf("s"));
  else if (/[^sui]s$/.test(word)) lemmas.push(stemOf("s"));
  if (/[^e]ed$/.test(word)) addVerb(stemOf("ed"));
  if (word.endsWith("ing")) addVerb(stemOf("ing"));
  if (word.endsWith("men")) lemmas.push(`${stemOf("men")}man`);
  if (word === "children") lemmas.push("child");
  return lemmas;
}

function englishForms(lemma: string): string[] {
  const stem = lemma.slice(0, -1);
  if (/[^aeiou]y$/.test(lemma)) return [lemma, `${stem}ies`, `${stem}ied`, `${lemma}ing`];
  if (lemma.endsWith("e")) {
    const plural = lemma.endsWith("fe") ? [`${lemma.slice(0, -2)}ves`] : [];
    return [lemma, `${lemma}s`, `${lemma}d`, `${stem}ing`, ...plural];
  }
  const plural = /(s|x|z|ch|sh)$/.test(lemma) ? [`${lemma}es`] : [`${lemma}s`];
  if (/[^f]f$/.test(lemma)) plural.push(`${stem}ves`);
  if (lemma.endsWith("man")) plural.push(`${lemma.slice(0, -3)}men`);
  const doubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(lemma) ? [lemma + lemma.slice(-1)] : [];
  const base = doubles.test(lemma) ? doubled : [lemma, ...doubled];
  return [lemma, ...plural, ...base.flatMap((one) => [`${one}ed`, `${one}ing`])];
}

const withoutEnding = (word: string, ending: string, shortest: number) =>
  word.endsWith(ending) && word.length - ending.length >= shortest ? [word.slice(0, -ending.length)] : [];

function germanStems(word: string, looksGerman: boolean): string[] {
  const shortest = looksGerman ? 3 : 4;
  const nouns = looksGerman ? ["e", "er", "ern", "es", "em", "n", "s"] : [];
  const endings = ["en", "te", "ten", "test", ...nouns];
  const stems = endings.flatMap((ending) => withoutEnding(word, ending, shortest));
  if (germanErPlural.test(word)) stems.push(word.replace(/ern?$/, ""));
  if (germanE.test(word)) stems.push(word.slice(0, -1));
  // "Katzen": the stem may end in -e.
  return stems.flatMap((stem) => (stem.endsWith("e") ? [stem] : [stem, `${stem}e`]));
}

function germanForms(stem: string): string[] {
  const endings = stem.endsWith("e") ? ["", "n", "r", "s"] : ["", "e", "en", "er", "ern", "es", "s", "t", "te", "ten"];
  return endings.map((ending) => stem + ending);
}
