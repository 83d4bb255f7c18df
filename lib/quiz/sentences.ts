import { countWords } from "./cloze";
import { levels, quiz } from "./rules";

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Replaces an address before sentences are split, because a dot inside one may look like an end. */
const address = "\uffff";
/** Whatever has a dot, a slash or an at sign between letters. */
const addressPattern = /\S*(?:[\p{L}\p{N}][@/\\.]+[\p{L}\p{N}]|:\/\/|www\.)\S*/giu;
const fence = /```|~~~/;
/** Headings, lists, quotations, rules and tables. */
const markdownLine = /^\s*(?:#|>|[-+*•]\s|\d+[.)]\s|[-=*_]{3,}\s*$|\|)/;
const markdownInside = /[*_`#[\]<>|~^\\{}=\uffff]/;
/** The dot of an abbreviation does not end a sentence. */
const abbreviation = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|hr|fr|nr|no|sr|sra|mme|mlle|sig|ca|bzw|usw|etc|approx|vs)\.$/i;
/** Scripts without spaces between words, which cannot be counted by spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const beginning = /^["'“”„«»‘’¿¡(–—-]*\s?(?:\p{Lu}|\p{Lo}|\p{N})/u;
const ending = /[\p{L}\p{M}\p{N}.!?…؟।۔"'”“»«’)]$/u;
/** German ordinals: "am 3. Mai". */
const ordinal = /(?:^|\s)\d{1,2}\.$/;
const afterOrdinal = /^(?:Jan|Jän|Feb|März|Apr|Mai|Juni|Juli|Aug|Sept|Okt|Nov|Dez|Klasse|Stock|Geburtstag|Jahrhundert)/;

/**
 * The sentences of a text that have the length for a question, with single spaces. Fragments and sentences with Markdown or
 * an address are skipped.
 */
export function sentencesOf(text: string): string[] {
  if (fence.test(text)) return [];
  return text.split(/[\n\r\u2028\u2029]+/).flatMap((line) => (markdownLine.test(line) ? [] : sentencesIn(line)));
}

function sentencesIn(line: string): string[] {
  const segments = Array.from(segmenter.segment(line.replace(addressPattern, address)), ({ segment }) =>
    segment.trim().replace(/\s+/g, " "),
  );
  return segments.filter((sentence, index) => {
    const [before = "", next = ""] = [segments[index - 1], segments[index + 1]];
    return (
      !isSplitWrongly(before, sentence) &&
      !isSplitWrongly(sentence, next) &&
      isPlain(sentence) &&
      isRightLength(sentence)
    );
  });
}

/** Whether two segments are really one sentence. */
function isSplitWrongly(one: string, next: string): boolean {
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
