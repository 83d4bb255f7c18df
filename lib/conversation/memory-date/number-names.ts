// Numbers as people write or dictate them: 1 to 99, their ordinals, of days and round birthdays, and years.

type Names = Iterable<readonly [token: string, phrases: string]>;

const ones =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";
const ordinalOnes =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth";

/** From 1 to 99, at their indexes. */
function english(): string[] {
  const low = ["", ...ones.split(" ")];
  return [...low, ...tens.split(" ").flatMap((ten) => low.slice(0, 10).map((one) => `${ten} ${one}`.trim()))];
}

/** As it is written in a sentence: small ones in words, unless greater ones stand beside them. */
export const numberInSentence = (n: number, greatest = n) => (greatest <= 12 && english()[n]) || String(n);

export function* englishNumbers(): Names {
  const names = english();
  const ordinals = ordinalOnes.split(" ");
  for (const [n, name] of names.entries()) if (n > 0) yield [String(n), name];
  for (const [index, name] of ordinals.entries()) {
    yield [`${index + 1}th`, name];
    if (index < 9) yield [`${index + 21}th`, `twenty ${name}`];
  }
  for (const [index, ten] of tens.split(" ").entries()) yield [`${10 * (index + 2)}th`, ten.replace("y", "ieth")];
  yield ["31th", "thirty first"];
  for (const [century, prefix] of [
    ["18", "eighteen"],
    ["19", "nineteen"],
    ["20", "twenty"],
  ] as const)
    for (const [n, name] of names.entries())
      if (n > 9) yield [`${century}${n}`, `${prefix} ${name}`];
      else if (n > 0) yield [`${century}0${n}`, `${prefix} oh ${name}`];
  yield ["1900", "nineteen hundred"];
  yield ["2000", "two thousand"];
  for (const [n, name] of names.entries()) {
    if (n === 0) continue;
    yield [String(1900 + n), `nineteen hundred and ${name}`];
    yield [String(2000 + n), `two thousand ${name}|two thousand and ${name}`];
  }
}

const germanOnes =
  "ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn";
const germanTens = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig";
const oddOrdinals: Record<number, string> = { 1: "erst", 3: "dritt", 7: "siebt", 8: "acht" };

/** From 1 to 99, at their indexes. */
function german(): string[] {
  const low = ["", ...germanOnes.split(" ")];
  const high = germanTens.split(" ").flatMap((ten) => low.slice(0, 10).map((one) => (one ? `${one}und${ten}` : ten)));
  return [...low, ...high];
}

export function* germanNumbers(): Names {
  const names = german();
  for (const [n, name] of names.entries()) {
    if (n === 0) continue;
    yield [String(n), n === 1 ? "eins" : name];
    yield [String(2000 + n), `zweitausend${name}${n === 1 ? "s" : ""}|zweitausendund${name}`];
    for (const [century, prefix] of [
      ["18", "achtzehnhundert"],
      ["19", "neunzehnhundert"],
    ] as const)
      yield [`${century}${String(n).padStart(2, "0")}`, `${prefix}${name}${n === 1 ? "s" : ""}|${prefix}und${name}`];
    const stem = oddOrdinals[n] ?? (n < 20 ? `${name}t` : `${name}st`);
    yield [`${n}th`, ["e", "en", "er", "es", "em"].map((ending) => stem + ending).join("|")];
  }
  yield ["1900", "neunzehnhundert"];
  yield ["2000", "zweitausend"];
}
