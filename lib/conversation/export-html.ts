import { texts } from "../texts";
import { journalTexts } from "../texts/journal";
import { exportStyle } from "./export-style";
import { spokenAnswers } from "./guided-answers";
import {
  chosenEntries,
  type Journal,
  type JournalConversation,
  type JournalEntry,
  type JournalFileRef,
} from "./journal";

type Contents = Pick<Journal, "appName" | "choices" | "contentOf">;

/** Everything as one page that needs no network: pictures and files are inside, nothing in it runs or loads. */
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
<style>${exportStyle}</style>
<main>
<header lang="en"><h1 dir="auto">${title}</h1><p dir="auto">${escaped(journalTexts.writtenOn(exportedAt.slice(0, 10)))}</p></header>
`;
  for await (const conversation of conversations) yield* article(conversation, contents);
  yield "</main>\n</html>\n";
}

async function* article(conversation: JournalConversation, contents: Contents): AsyncGenerator<string> {
  const { projectName, timestamp, response, questionAnswers } = conversation;
  yield `<article>\n<h2 dir="auto">${escaped(projectName)}</h2>\n<section>\n${who(texts.label.you, timestamp)}`;
  for (const { question, answer } of spokenAnswers(questionAnswers))
    yield `<h3 dir="auto">${escaped(question)}</h3>\n${said(answer)}`;
  yield await attached(conversation.file, contents);
  yield `${replied(response, contents)}</section>\n`;
  for (const entry of chosenEntries(conversation, contents.choices)) yield* section(entry, contents);
  yield "</article>\n";
}

async function* section(entry: JournalEntry, contents: Contents): AsyncGenerator<string> {
  const { message, timestamp } = entry;
  if (entry.kind === "note") {
    yield `<section class="note">\n${who(journalTexts.note, timestamp)}${said(message)}</section>\n`;
    return;
  }
  yield `<section>\n${who(texts.label.you, timestamp)}${said(message)}`;
  yield await attached(entry.file, contents);
  yield `${replied(entry.response, contents)}</section>\n`;
}

const who = (name: string, timestamp: string) =>
  `<p class="who" lang="en" dir="auto">${escaped(name)} <time datetime="${escaped(timestamp)}">${escaped(timeOf(timestamp))}</time></p>\n`;
const said = (text: string) => `<p class="said" dir="auto">${escaped(text)}</p>\n`;

function replied(response: string | null, { appName, choices }: Contents): string {
  if (!choices.replies) return "";
  const text = response === null ? `<em lang="en">${escaped(journalTexts.noReply)}</em>` : escaped(response);
  return `<blockquote><p class="who" dir="auto">${escaped(appName)}</p><p class="reply" dir="auto">${text}</p></blockquote>\n`;
}

async function attached(file: JournalFileRef | null, { contentOf }: Contents): Promise<string> {
  if (!file) return "";
  const name = escaped(file.fileName);
  const content = await contentOf(file);
  if (content === null) return attachment(`<bdi>${name}</bdi> ${escaped(journalTexts.notKept)}`);
  const address = `data:${escaped(file.fileType)};base64,${content}`;
  if (file.fileType.startsWith("image/")) return `<img dir="auto" alt="${name}" src="${address}">\n`;
  return attachment(`<a dir="auto" download="${name}" href="${address}">${name}</a>`);
}

const attachment = (what: string) => `<p lang="en" dir="auto">${escaped(journalTexts.attached)} ${what}</p>\n`;

const timeOf = (timestamp: string) => `${timestamp.slice(0, 10)} ${timestamp.slice(11, 16)}`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
