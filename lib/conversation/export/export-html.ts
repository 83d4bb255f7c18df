import type { TurnFiles } from "../../api/responses";
import { contributionTexts } from "../../texts/contribution";
import { journalTexts } from "../../texts/journal";
import { labelTexts } from "../../texts/label";
import { whenTexts } from "../../texts/when";
import { nonEmptyAnswers } from "../guide/guided-answers";
import { filesOf } from "../thread/turn-files";
import { type ExportDates, exportDates } from "./export-dates";
import { exportStyle } from "./export-style";
import {
  chosenEntries,
  contributedTo,
  hasReplyToRead,
  type Journal,
  type JournalConversation,
  type JournalEntry,
  type JournalFileRef,
  type JournalTurn,
  titleOf,
} from "./journal";

type Contents = Pick<Journal, "appName" | "choices" | "contentOf"> & { dates: ExportDates };

/** An export as one HTML page that works offline: pictures and files are inlined, and no script runs. */
export async function* toHtml(journal: Journal): AsyncGenerator<string> {
  const { owner, headings, conversations, ...contents } = journal;
  const dates = exportDates(journal);
  const title = escaped(titleOf(journal));
  yield `<!doctype html>
<html lang="${escaped(journal.language)}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${exportStyle}</style>
<main>
<header><h1 dir="auto">${title}</h1><p lang="en" dir="auto">${escaped(dates.writtenOn)}</p></header>
`;
  if (owner) yield contentsOf(headings, dates);
  for await (const conversation of conversations())
    yield* article(conversation, { ...contents, dates }, owner !== null);
  if (owner) yield* writtenToOthers(owner, { ...contents, dates });
  yield "</main>\n</html>\n";
}

function contentsOf(headings: Journal["headings"], { day }: ExportDates): string {
  if (headings.length === 0) return "";
  const lines = headings.map(
    ({ _id, projectName, timestamp }) =>
      `<li><a dir="auto" href="#${anchorOf(_id)}">${escaped(projectName)}</a> <time datetime="${escaped(timestamp)}">${escaped(day(timestamp))}</time></li>\n`,
  );
  return `<nav>\n<h2 lang="en" dir="auto">${escaped(journalTexts.contents)}</h2>\n<ol>\n${lines.join("")}</ol>\n</nav>\n`;
}

const anchorOf = (id: string) => escaped(`memory-${id}`);

/** A conversation by itself has its name as the title of the page. */
async function* article(conversation: JournalConversation, contents: Contents, isNamed: boolean) {
  const { _id, projectName, timestamp, questionAnswers, when } = conversation;
  const name = isNamed ? `<h2 dir="auto">${escaped(projectName)}</h2>\n` : "";
  yield `<article id="${anchorOf(_id)}">\n${name}<section>\n${line("when", timeElement(timestamp, contents.dates))}`;
  if (when) yield line("when", `<span lang="en">${escaped(whenTexts.exported)}</span> ${escaped(when.text)}`);
  for (const { question, answer } of nonEmptyAnswers(questionAnswers))
    yield `<h3 dir="auto">${escaped(question)}</h3>\n${textParagraph(answer)}`;
  yield* attached(conversation, contents);
  yield `${replied(conversation, contents)}</section>\n${contributed(conversation, 0, contents)}`;
  for (const entry of chosenEntries(conversation, contents.choices)) {
    yield* section(entry, contents);
    yield contributed(conversation, entry.orderIndex, contents);
  }
  yield "</article>\n";
}

async function* section(entry: JournalEntry, contents: Contents): AsyncGenerator<string> {
  const { message, timestamp } = entry;
  const isNote = entry.kind === "note";
  const who = escaped(isNote ? journalTexts.note : labelTexts.you);
  yield `<section${isNote ? ' class="note"' : ""}>\n${line("who", `<span lang="en">${who}</span>, ${timeElement(timestamp, contents.dates)}`)}${textParagraph(message)}`;
  if (!isNote) yield* attached(entry, contents);
  if (!isNote) yield replied(entry, contents);
  yield "</section>\n";
}

/** What others remember or ask, under their names. */
const contributed = (conversation: JournalConversation, orderIndex: number, { dates }: Contents) =>
  contributedTo(conversation, orderIndex)
    .map(({ name, kind, text, timestamp }) => {
      const heading = `<bdi>${escaped(name)}</bdi> <span lang="en">${escaped(contributionTexts.acceptedHeading[kind])}</span>`;
      const who = line("who", `${heading}, ${timeElement(timestamp, dates)}`);
      return `<section class="contribution">\n${who}${textParagraph(text)}</section>\n`;
    })
    .join("");

async function* writtenToOthers({ contributions }: NonNullable<Journal["owner"]>, contents: Contents) {
  if (contributions.length === 0) return;
  yield `<article>\n<h2 lang="en" dir="auto">${escaped(journalTexts.writtenToOthers)}</h2>\n`;
  for (const { kind, text, files, timestamp } of contributions) {
    const who = `<span lang="en">${escaped(contributionTexts.yours[kind])}</span>, ${timeElement(timestamp, contents.dates)}`;
    yield `<section>\n${line("who", who)}${textParagraph(text)}`;
    for (const file of files) yield* attachedFile(file, contents);
    yield "</section>\n";
  }
  yield "</article>\n";
}

const line = (kind: string, content: string) => `<p class="${kind}" dir="auto">${content}</p>\n`;
const timeElement = (timestamp: string, { time }: ExportDates) =>
  `<time datetime="${escaped(timestamp)}">${escaped(time(timestamp))}</time>`;
const textParagraph = (text: string) => (text === "" ? "" : `<p class="text" dir="auto">${escaped(text)}</p>\n`);

function replied(turn: JournalTurn, { appName, choices }: Contents): string {
  const { response } = turn;
  if (!hasReplyToRead(turn, choices)) return "";
  const text = response === null ? `<em lang="en">${escaped(journalTexts.noReply)}</em>` : escaped(response);
  return `<blockquote><p class="who" dir="auto">${escaped(appName)}</p><p class="reply" dir="auto">${text}</p></blockquote>\n`;
}

async function* attached(turn: TurnFiles<JournalFileRef>, contents: Contents) {
  for (const file of filesOf(turn)) yield* attachedFile(file, contents);
}

async function* attachedFile(file: JournalFileRef, { contentOf }: Contents): AsyncGenerator<string> {
  const { altText } = file;
  const name = escaped(file.fileName);
  const content = await contentOf(file);
  const attachment = `<p lang="en" dir="auto">${escaped(journalTexts.attached)} `;
  if (content === null) return yield `${attachment}<bdi>${name}</bdi> ${escaped(journalTexts.contentMissing)}</p>\n`;
  const caption = altText ? `<figcaption dir="auto">${escaped(altText)}</figcaption>` : "";
  const [start, end] = file.fileType.startsWith("image/")
    ? [`<figure><img dir="auto" alt="${escaped(altText ?? file.fileName)}" src=`, `${caption}</figure>\n`]
    : [`${attachment}<a dir="auto" download="${name}" href=`, `${name}</a></p>\n`];
  yield `${start}"data:${escaped(file.fileType)};base64,`;
  yield* content;
  yield `">${end}`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
