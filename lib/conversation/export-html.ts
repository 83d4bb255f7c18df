import { journalTexts } from "../texts/journal";
import { labelTexts } from "../texts/label";
import { nonEmptyAnswers } from "./guided-answers";
import {
  chosenEntries,
  type Journal,
  type JournalConversation,
  type JournalEntry,
  type JournalFileRef,
} from "./journal";

type Contents = Pick<Journal, "appName" | "choices" | "contentOf">;

/** An export as one HTML page that works offline: pictures and files are inlined, and no script runs. */
export async function* toHtml({
  owner,
  exportedAt,
  language,
  conversations,
  ...contents
}: Journal): AsyncGenerator<string> {
  const name = owner && (owner.displayName || owner.username);
  const title = escaped(name ? journalTexts.title(name) : journalTexts.ofConversation);
  yield `<!doctype html>
<html lang="${escaped(language)}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
<main>
<header lang="en"><h1 dir="auto">${title}</h1><p dir="auto">${escaped(journalTexts.writtenOn(exportedAt.slice(0, 10)))}</p></header>
`;
  for await (const conversation of conversations) yield* article(conversation, contents);
  yield "</main>\n</html>\n";
}

async function* article(conversation: JournalConversation, contents: Contents): AsyncGenerator<string> {
  const { projectName, timestamp, response, questionAnswers } = conversation;
  yield `<article>\n<h2 dir="auto">${escaped(projectName)}</h2>\n<section>\n${who(labelTexts.you, timestamp)}`;
  for (const { question, answer } of nonEmptyAnswers(questionAnswers))
    yield `<h3 dir="auto">${escaped(question)}</h3>\n${textParagraph(answer)}`;
  yield await attached(conversation.file, contents);
  yield `${replied(response, contents)}</section>\n`;
  for (const entry of chosenEntries(conversation, contents.choices)) yield* section(entry, contents);
  yield "</article>\n";
}

async function* section(entry: JournalEntry, contents: Contents): AsyncGenerator<string> {
  const { message, timestamp } = entry;
  if (entry.kind === "note") {
    yield `<section class="note">\n${who(journalTexts.note, timestamp)}${textParagraph(message)}</section>\n`;
    return;
  }
  yield `<section>\n${who(labelTexts.you, timestamp)}${textParagraph(message)}`;
  yield await attached(entry.file, contents);
  yield `${replied(entry.response, contents)}</section>\n`;
}

const who = (name: string, timestamp: string) =>
  `<p class="who" lang="en" dir="auto">${escaped(name)} <time datetime="${escaped(timestamp)}">${escaped(timeOf(timestamp))}</time></p>\n`;
const textParagraph = (text: string) => `<p class="text" dir="auto">${escaped(text)}</p>\n`;

function replied(response: string | null, { appName, choices }: Contents): string {
  if (!choices.replies) return "";
  const text = response === null ? `<em lang="en">${escaped(journalTexts.noReply)}</em>` : escaped(response);
  return `<blockquote><p class="who" dir="auto">${escaped(appName)}</p><p class="reply" dir="auto">${text}</p></blockquote>\n`;
}

async function attached(file: JournalFileRef | null, { contentOf }: Contents): Promise<string> {
  if (!file) return "";
  const name = escaped(file.fileName);
  const content = await contentOf(file);
  if (content === null) return attachment(`<bdi>${name}</bdi> ${escaped(journalTexts.contentMissing)}`);
  const address = `data:${escaped(file.fileType)};base64,${content}`;
  if (file.fileType.startsWith("image/"))
    return `<img dir="auto" alt="${escaped(file.altText ?? file.fileName)}" src="${address}">\n`;
  return attachment(`<a dir="auto" download="${name}" href="${address}">${name}</a>`);
}

const attachment = (what: string) => `<p lang="en" dir="auto">${escaped(journalTexts.attached)} ${what}</p>\n`;

const timeOf = (timestamp: string) => `${timestamp.slice(0, 10)} ${timestamp.slice(11, 16)}`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** The style of the exported page, on a screen and in print. */
const style = `
:root { color-scheme: light dark; --ink: light-dark(#1d2127, #ebe8e2); --quiet: light-dark(#5c636d, #a3abb6);
  --paper: light-dark(#faf8f4, #171614); --line: light-dark(#e9e2d6, #35322d); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.65 Georgia, "Times New Roman", serif; }
main { max-width: 68ch; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2, h3, .who, header p { font-family: system-ui, sans-serif; line-height: 1.3; }
header { border-bottom: 1px solid var(--line); }
article { padding: 1.5rem 0; border-bottom: 1px solid var(--line); }
section { margin: 1.25rem 0; }
h3 { margin: 1rem 0 0; font-size: 0.95rem; color: var(--quiet); }
.who, header p { margin: 0; font-size: 0.875rem; color: var(--quiet); }
.text, .reply { margin: 0.25rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; }
blockquote { margin: 1rem 0 0; padding-inline-start: 1rem; border-inline-start: 3px solid var(--line); }
.note { padding: 0.75rem 1rem; border: 1px dashed var(--quiet); border-radius: 12px; }
img { display: block; max-width: 100%; height: auto; margin: 0.75rem 0; }
@media print {
  :root { color-scheme: light; --paper: #fff; }
  main { max-width: none; padding: 0; }
  h2, h3, .who { break-after: avoid; }
  .note, img { break-inside: avoid; }
}`;
