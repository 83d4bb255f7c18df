/** What Markdown reads as more than words, or might. */
const markup =
  /[*_`#~|<>[\]\\&@=\r]|https?:|www\.|^[ \t]*(?:[-+]|\d+[.)])(?:[ \t]|$)|^[ \t:]*-[-: \t]*$|^(?: {4}|[ \t]*\t)| {2}$/im;

/** The paragraphs of a text that has no Markdown, as Markdown would have them; `null`: it may have some. */
export function plainParagraphs(text: string): string[] | null {
  return markup.test(text) ? null : text.trim().split(/\n[ \t]*\n\s*/);
}
