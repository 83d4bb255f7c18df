/** The style of an exported page, on a screen and in print: the pages of a book. */
export const exportStyle = `
:root { color-scheme: light dark; --ink: light-dark(#25272c, #ece7de); --quiet: light-dark(#5e6067, #aba59b);
  --paper: light-dark(#faf8f4, #171614); --line: light-dark(#e0d8ca, #3b3832); }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.125rem/1.65 "Iowan Old Style", Palatino, "Palatino Linotype", Georgia, "Times New Roman", serif; }
main { max-width: 64ch; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
h1, h2 { font-weight: 500; line-height: 1.2; letter-spacing: -0.01em; text-wrap: balance; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: clamp(2rem, 1.5rem + 2.5vw, 3rem); }
h2 { margin: 0; font-size: 1.75rem; }
h3, .who, .when, time, header p, blockquote { font-family: system-ui, sans-serif; line-height: 1.5; }
.who, .when, time, header p { margin: 0; font-size: 0.875rem; color: var(--quiet); }
header { padding-bottom: 2rem; text-align: center; }
header p { margin-top: 0.75rem; text-wrap: balance; }
nav { padding: 1.5rem 0 2rem; border-top: 1px solid var(--line); }
nav h2 { font-size: 1.25rem; }
nav ol { margin: 0.75rem 0 0; padding: 0; list-style: none; }
nav li { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; justify-content: space-between; padding: 0.25rem 0; }
nav a { color: inherit; text-decoration-color: var(--line); text-underline-offset: 0.2em; overflow-wrap: anywhere; min-width: 0; }
article { padding: 2.5rem 0 1.5rem; border-top: 1px solid var(--line); }
header + article:has(> section:first-child) { padding-top: 0.25rem; }
article:target h2 { text-decoration: underline 2px var(--line); text-underline-offset: 0.2em; }
section { margin: 1.75rem 0 0; }
h2 + section { margin-top: 0.35rem; }
h3 { margin: 1.25rem 0 0; font-size: 0.95rem; font-weight: 500; color: var(--quiet); overflow-wrap: anywhere; }
.text, .reply { margin: 0.25rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; }
blockquote { margin: 1.25rem 0 0; padding-inline-start: 1rem; border-inline-start: 2px solid var(--line); font-size: 0.9375rem; }
.note { padding: 0.75rem 1rem; border: 1px dashed var(--quiet); border-radius: 8px; }
.contribution { padding-inline-start: 1.5rem; font-style: italic; }
figure { margin: 1rem 0; }
img { display: block; max-width: 100%; height: auto; border-radius: 2px; }
figcaption { margin-top: .4rem; font-style: italic; }
@page { margin: 20mm 18mm; }
@media print {
  :root { color-scheme: light; --paper: #fff; font-size: 10pt; }
  body { font-size: 11.5pt; }
  main { max-width: none; padding: 0; }
  nav + article, article + article { break-before: page; border-top: 0; padding-top: 0; }
  nav a { text-decoration: none; }
  nav li, .note, figure { break-inside: avoid; }
  h2, h3, .who, .when { break-after: avoid; }
  p { orphans: 3; widows: 3; }
  blockquote { font-size: 9pt; }
  img { max-height: 17cm; }
}`;
