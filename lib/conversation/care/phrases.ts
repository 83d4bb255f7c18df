import { apostrophesAndHyphens, normalizeLetters } from "./letters";

/** The signs of distress that the phrases of a language stand for. */
export type CareSign = "self-harm" | "abuse" | "loss" | "stop";

/**
 * The phrases of one language, one on each line, in the spelling of the language:
 *
 *     died|passed_away   one of these; "_" is a space          .    at most one word between
 *     kill*  *mother     any ending, any beginning             ..   at most three words between
 *     <near>  <near>s    one of a list, with an ending         ...  at most seven words between
 *     really?            may be absent                         ^ $  beginning and end of a clause ("$|now": or "now")
 *     !at|by             not before one of these               #    a number
 *
 * "A & B" is a sentence with both, in any order and at any distance. Commas between words do not matter. In Chinese and Japanese a gap has twice as many characters.
 */
export type Language = Record<CareSign, string> & {
  /** Words of a kind, with spaces between, by a name in lower case. */
  lists: Record<string, string>;
  /** Words that turn a phrase into its opposite: none stands right before it, nor in its gaps. */
  not: string;
  /** Words that do so when they follow right behind it. */
  notAfter?: string;
  /** Words that begin another thought: no gap reaches over them. */
  breaks: string;
  /** Idioms and metaphors: taken out of a text, whatever its language, before anything is looked for. */
  harmless: string;
  /** Reported speech ("..., my sister shouted"): a sentence with it does not ask the app to stop. */
  spoken: string;
};

/** Arabic writes "and" and "so" into the next word; Chinese and Japanese have no spaces. */
export type Script = "spaced" | "prefixed" | "spaceless";

/** A sentence has a phrase only if one of its keys (a word, or a stem with "*") is in the sentence; without keys, it may. */
export type Phrase = { sign: CareSign | "harmless" | "spoken"; keys: string[]; pattern: () => RegExp };

export function phrasesOf(source: Language, script: Script): Phrase[] {
  const language = normalizeLanguage(source);
  return (["harmless", "spoken", "self-harm", "abuse", "loss", "stop"] as const).flatMap((sign) =>
    linesOf(language[sign]).map((line) => {
      const parts = line.split(" & ").map((part) => part.split(/\s+/).map((item) => withLists(item, language.lists)));
      let pattern: RegExp | undefined;
      return {
        sign,
        keys: script === "spaced" ? keysOf(parts.flat()) : [],
        pattern: () => {
          pattern ??= new RegExp(patternOf(parts, language, sign, script), "gu");
          return pattern;
        },
      };
    }),
  );
}

/** Normalizes whole texts, which is much faster than word by word. */
function normalizeLanguage({ lists, ...texts }: Language): Language {
  return { ...mapValues(texts, normalizeLetters), lists: mapValues(lists, normalizeLetters) };
}

const mapValues = <Texts extends object>(texts: Texts, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)])) as Texts;

const linesOf = (block: string) => block.split("\n").flatMap((line) => line.trim() || []);

const trailing = new RegExp(`${apostrophesAndHyphens.source}+(?=[|?]|$)`, "g");

/** An item with its lists written out. */
function withLists(item: string, lists: Record<string, string>): string {
  const named = item.replace(/([^|!]*)<(\w+)>([^|?]*)/g, (_, before: string, name: string, behind: string) => {
    const list = lists[name];
    if (list === undefined) throw new Error(`There is no list ${name}`);
    return list
      .trim()
      .split(/\s+/)
      .map((word) => before + word + behind)
      .join("|");
  });
  return named.replace(trailing, "").replace(apostrophesAndHyphens, "_");
}

const noWord = /^(\.+|[$^#]|!.*|.*\$.*|.*\?)$/;

/** The words of the item that fewest sentences have: by its shortest one, the longest. */
function keysOf(items: string[]): string[] {
  const choices = items
    .filter((item) => !noWord.test(item))
    .map((item) => item.split("|").map((word) => word.replace(/(?<=.)_.*/, "")))
    .filter((words) => words.every((word) => /^[^*]+\*?$/.test(word)));
  const shortest = (words: string[]) => Math.min(...words.map((word) => word.length));
  return choices.sort((a, b) => shortest(b) - shortest(a))[0] ?? [""];
}

const mayEnd = (item: string) => item.split("|").includes("$");
const withoutEnd = (item: string) =>
  item
    .split("|")
    .filter((word) => word !== "$")
    .join("|");

function patternOf(parts: string[][], language: Language, sign: Phrase["sign"], script: Script): string {
  const end = script === "spaceless" ? "" : " ";
  const comma = script === "spaceless" ? ",?" : "(?:, )?";
  const anyWord = script === "spaceless" ? "[^~]" : `[^ ,]+ ${comma}`;
  const anyOf = (item: string) => {
    const words = item.replaceAll("#", "\\d+").replaceAll("*", "[^ ]*").replaceAll("_", end);
    return `${script === "prefixed" ? "[وف]?" : ""}(?:${words})${end}`;
  };
  const listed = (words: string) => anyOf(withLists(words.trim().replace(/\s+/g, "|"), language.lists));
  const not = listed(language.not);
  const breaks = listed(`${language.breaks} ~`);
  const free = `(?!${breaks}|${not})${anyWord}`;
  // A phrase of loss may contain a "not" ("could not breathe and died"), but not in the two words before its verb.
  const gap = (length: number) =>
    sign === "loss" && length > 1
      ? `(?:(?:(?!${breaks})${anyWord}){0,${length - 2}}(?:${free}){2}|${free})?`
      : `(?:${free}){0,${length}}`;
  const lengths = script === "spaceless" ? [2, 6, 14] : [1, 3, 7];
  const patternOfItem = (item: string): string => {
    if (/^\.+$/.test(item)) return gap(lengths[item.length - 1] as number);
    if (item === "^") return `(?<=^${end}|,${end})`;
    if (item === "$") return `(?:(?<=,${end})|(?=,|$))`;
    if (mayEnd(item)) return `(?:${patternOfItem("$")}|${patternOfItem(withoutEnd(item))})`;
    if (item.startsWith("!")) return `(?!${anyOf(item.slice(1))})`;
    if (item.endsWith("?")) return `(?:${anyOf(item.slice(0, -1))}${comma})?`;
    return `${anyOf(item)}${comma}`;
  };
  const behind =
    language.notAfter && (sign === "abuse" || script === "spaceless") ? `(?!${listed(language.notAfter)})` : "";
  // Where a "not" is a part of its own, it may stand right before another part.
  const isNot = new RegExp(`^${not}$`, "u");
  const hasNot =
    parts.length > 1 &&
    parts.some((items) => items.some((item) => item.split("|").some((word) => isNot.test(word + end))));
  const before = hasNot ? end : `${end}(?<!${end}${not})`;
  const patterns = parts.map((items) => `${before}${inOrder(items)}${behind}`);
  return patterns.length > 1 ? `^${patterns.map((pattern) => `(?=.*?${pattern})`).join("")}` : (patterns[0] as string);

  /** A clause that may end here may not end behind a gap, which would let any word pass. */
  function inOrder([item, ...rest]: string[]): string {
    if (item === undefined) return "";
    const next = rest.findIndex((other) => !/^\.+$|\?$/.test(other));
    if (!item.startsWith(".") || !mayEnd(rest[next] ?? "")) return patternOfItem(item) + inOrder(rest);
    const between = rest.slice(0, next);
    const behindIt = rest.slice(next + 1);
    const atEnd = inOrder([...between.filter((other) => !other.startsWith(".")), "$", ...behindIt]);
    const others = withoutEnd(rest[next] as string);
    return others ? `(?:${atEnd}|${patternOfItem(item)}${inOrder([...between, others, ...behindIt])})` : atEnd;
  }
}
