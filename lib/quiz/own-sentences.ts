import { levels, quiz } from "./rules";
import { countWords } from "./words";

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Stands for an address: a sentence that has it is no plain sentence. */
const address = "\uffff";
/** Whatever has a dot, a slash or an at sign between letters. Before sentences are told apart, which may end inside of one. */
const addressPattern = /\S*(?:[\p{L}\p{N}][@/\\.]+[\p{L}\p{N}]|:\/\/|www\.)\S*/giu;
const fence = /```|~~~/;
/** Headings, lists, quotations, rules and tables. */
const markdownLine = /^\s*(?:#|>|[-+*•]\s|\d+[.)]\s|[-=*_]{3,}\s*$|\|)/;
const markdownInside = /[*_`#[\]<>|~^\\{}=\uffff]/;
/** After it a sentence only seems to end. */
const abbreviation = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|hr|fr|nr|no|sr|sra|mme|mlle|sig|ca|bzw|usw|etc|approx|vs)\.$/i;
/** Written without spaces between words, which are not told apart here. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const beginning = /^["'“”„«»‘’¿¡(–—-]*\s?(?:\p{Lu}|\p{Lo}|\p{N})/u;
const ending = /[\p{L}\p{M}\p{N}.!?…؟।۔"'”“»«’)]$/u;
/** German ordinals: "am 3. Mai". */
const ordinal = /(?:^|\s)\d{1,2}\.$/;
const afterOrdinal = /^(?:Jan|Jän|Feb|März|Apr|Mai|Juni|Juli|Aug|Sept|Okt|Nov|Dez|Klasse|Stock|Geburtstag|Jahrhundert)/;

/**
 * The sentences of a text that are long and short enough for a question, white space made single. Those with Markdown or an
 * address in them are left out, and so is what is no whole sentence.
 */
export function sentencesOf(text: string): string[] {
  if (fence.test(text)) return [];
  return text.split(/[\n\r\u2028\u2029]+/).flatMap((line) => (markdownLine.test(line) ? [] : sentencesIn(line)));
}

function sentencesIn(line: string): string[] {
  const segments = Array.from(segmenter.segment(line.replace(addressPattern, address)), ({ segment }) =>
    segment.trim().replace(/\s+/g, " "),
  );
  return segments.filter((sentence, place) => {
    const [before = "", next = ""] = [segments[place - 1], segments[place + 1]];
    return !isCut(before, sentence) && !isCut(sentence, next) && isPlain(sentence) && isRightLength(sentence);
  });
}

/** Whether what was told apart is one sentence. */
function isCut(one: string, next: string): boolean {
  return abbreviation.test(one) || (ordinal.test(one) && afterOrdinal.test(next));
}

function isPlain(sentence: string): boolean {
  const isWhole = beginning.test(sentence) && ending.test(sentence);
  return isWhole && !markdownInside.test(sentence) && !unspaced.test(sentence);
}

function isRightLength(sentence: string): boolean {
  const count = countWords(sentence);
  return count >= levels.Beginner.wordsMin && count <= quiz.wordsMax;
}
