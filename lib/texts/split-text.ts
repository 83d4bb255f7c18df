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
