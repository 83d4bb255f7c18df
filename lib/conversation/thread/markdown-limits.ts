import { limits } from "../../api/limits";

const nested = new RegExp(`^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t]))){${limits.markdownNesting}}`, "m");

/**
 * Whether a text has deeper nested quotes and lists, or more marks in a paragraph, than people write. A repeating AI or an
 * attacker may produce such text, and parsing it as Markdown could take minutes or overflow the stack.
 */
export function exceedsMarkdownLimits(text: string): boolean {
  const countMarks = (paragraph: string) => paragraph.match(/[*_~[\]]/g)?.length ?? 0;
  return nested.test(text) || text.split(/\n\s*\n/).some((paragraph) => countMarks(paragraph) > limits.markdownMarks);
}
