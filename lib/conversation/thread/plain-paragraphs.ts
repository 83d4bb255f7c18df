/** What Markdown reads as more than words, or might. */
const markup = new RegExp(
  [
    /[*_`#~|<>[\]\\&=@\r]/,
    // Addresses.
    /https?:|www\./,
    // Items of a list.
    /^[ \t]*(?:[-+]|\d+[.)])(?:[ \t]|$)/,
    // Lines under a heading, between two parts and in a table.
    /^[ \t:]*-[-: \t]*$/,
    // Code, which is indented.
    /^(?: {4}|[ \t]*\t)/,
    // A line break.
    / {2}$/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "im",
);

/** The paragraphs of a text that has no Markdown, as Markdown would have them; `null`: it may have some. */
export function plainParagraphs(text: string): string[] | null {
  return markup.test(text) ? null : text.trim().split(/\n[ \t]*\n\s*/);
}
