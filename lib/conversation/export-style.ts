/** How the exported page looks on a screen and on paper. */
export const exportStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1d2127, #ebe8e2); --quiet: light-dark(#5c636d, #a3abb6);
  --paper: light-dark(#faf8f4, #131518); --line: light-dark(#e5e0d7, #2c3139); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.65 Georgia, "Times New Roman", serif; }
main { max-width: 68ch; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2, h3, .who, header p { font-family: system-ui, sans-serif; line-height: 1.3; }
header { border-bottom: 1px solid var(--line); }
article { padding: 1.5rem 0; border-bottom: 1px solid var(--line); }
section { margin: 1.25rem 0; }
h3 { margin: 1rem 0 0; font-size: 0.95rem; color: var(--quiet); }
.who, header p { margin: 0; font-size: 0.875rem; color: var(--quiet); }
.said, .reply { margin: 0.25rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; }
blockquote { margin: 1rem 0 0; padding-inline-start: 1rem; border-inline-start: 3px solid var(--line); }
.note { padding: 0.75rem 1rem; border: 1px dashed var(--quiet); border-radius: 12px; }
img { display: block; max-width: 100%; height: auto; margin: 0.75rem 0; }
@media print {
  :root { color-scheme: light; --paper: #fff; }
  main { max-width: none; padding: 0; }
  h2, h3, .who { break-after: avoid; }
  .note, img { break-inside: avoid; }
}`;
