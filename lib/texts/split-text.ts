import { isTooLong, textLength } from "./rules";

/**
 * Splits a text that is too long: first as many sentences as fit, or words if the first sentence does not fit, then all the rest. No
 * character is lost. `max`: UTF-16 units.
 */
export function splitText(text: string, max: number): [first: string, rest: string] {
  for (const granularity of ["sentence", "word", "grapheme"] as const) {
    let end = 0;
    for (const { index, segment } of new Intl.Segmenter(undefined, { granularity }).segment(text)) {
      const next = index + segment.length;
      if (isTooLong(text.slice(0, next), max)) break;
      end = next;
    }
    if (textLength(text.slice(0, end)) > 0) return [text.slice(0, end), text.slice(end)];
  }
  return [text, ""];
}

/** Where a long text is best cut: after an empty line, else after a line. */
const paragraphEnds = [/\n[ \t]*\n\s*/g, /\n\s*/g];

/** A text in parts that fit: as many paragraphs as possible, of one that is too long as many sentences (`splitText`). No character is lost. */
export function splitParagraphs(text: string, max: number): string[] {
  const parts: string[] = [];
  for (let rest = text; rest !== ""; ) {
    const part = isTooLong(rest, max) ? firstPart(rest.slice(0, 2 * max), max) : rest;
    parts.push(part);
    rest = rest.slice(part.length);
  }
  return parts;
}

function firstPart(text: string, max: number): string {
  for (const ends of paragraphEnds) {
    const cuts = [...text.matchAll(ends)].map(({ index, 0: end }) => text.slice(0, index + end.length));
    const fitting = cuts.findLast((part) => textLength(part) > 0 && !isTooLong(part, max));
    if (fitting) return fitting;
  }
  const [part] = splitText(text, max);
  // A single character of so many code points is no word of anybody.
  return isTooLong(part, max) ? (new RegExp(`^.{1,${max / 2}}`, "su").exec(part)?.[0] ?? part) : part;
}
