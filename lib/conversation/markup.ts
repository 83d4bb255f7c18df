import { limits } from "../api/limits";

const nested = new RegExp(`^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t]))){${limits.markdownNesting}}`, "m");

/**
 * Whether a text has more quotes and lists in each other, or more marks in a paragraph, than anybody writes. An AI that
 * repeats itself does, or somebody means harm: as Markdown it would take minutes to read, or more stack than there is.
 */
export function isTangled(text: string): boolean {
  const countMarks = (paragraph: string) => paragraph.match(/[*_~[\]]/g)?.length ?? 0;
  return nested.test(text) || text.split(/\n\s*\n/).some((paragraph) => countMarks(paragraph) > limits.markdownMarks);
}
