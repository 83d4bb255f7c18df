import type { TurnFiles } from "../../api/responses";
import { contributionTexts } from "../../texts/contribution";
import { journalTexts } from "../../texts/journal";
import { labelTexts } from "../../texts/label";
import { whenTexts } from "../../texts/when";
import { nonEmptyAnswers } from "../guide/guided-answers";
import { filesOf } from "../thread/turn-files";
import { type ExportDates, exportDates } from "./export-dates";
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

type Options = Pick<Journal, "appName" | "choices"> & {
  dates: ExportDates;
  /** Where the content of a file is, relative to this text. `null`: it is not there. */
  pathOf: (file: JournalFileRef) => string | null;
};

/** An export as Markdown. Texts are escaped so that a viewer runs nothing, and loads nothing but the files of the export. */
export async function* toMarkdown(journal: Journal, pathOf: Options["pathOf"]): AsyncGenerator<string> {
  const { owner, headings, conversations, appName, choices } = journal;
  const dates = exportDates(journal);
  const options = { appName, choices, dates, pathOf };
  yield `# ${onOneLine(titleOf(journal))}\n\n${dates.writtenOn}\n`;
  if (owner) yield contentsOf(headings, dates);
  for await (const conversation of conversations()) {
    yield heading(conversation, dates, owner !== null) + started(conversation, options);
    yield contributed(conversation, 0, dates);
    for (const entry of chosenEntries(conversation, choices))
      yield entryOf(entry, options) + contributed(conversation, entry.orderIndex, dates);
  }
  if (owner) yield writtenToOthers(owner, options);
}

function contentsOf(headings: Journal["headings"], { day }: ExportDates): string {
  const lines = headings.map(
    ({ _id, projectName, timestamp }) => `- [${label(projectName)}](#memory-${_id}), ${day(timestamp)}\n`,
  );
  return lines.length > 0 ? `\n## ${journalTexts.contents}\n\n${lines.join("")}` : "";
}

/** A conversation by itself has its name as the title of the whole. */
function heading({ _id, projectName, timestamp, when }: JournalConversation, { time }: ExportDates, isNamed: boolean) {
  const name = `\n---\n\n<a id="memory-${_id}"></a>\n\n## ${onOneLine(projectName)}\n`;
  const date = when ? `\n${whenTexts.exported} ${onOneLine(when.text)}\n` : "";
  return `${isNamed ? name : ""}\n*${time(timestamp)}*\n${date}`;
}

function started(conversation: JournalConversation, options: Options): string {
  const answers = nonEmptyAnswers(conversation.questionAnswers);
  const sections = answers.map(({ question, answer }) => `\n**${onOneLine(question)}**\n\n${escapeMarkup(answer)}\n`);
  return sections.join("") + attached(conversation, options) + replied(conversation, options);
}

function entryOf(entry: JournalEntry, options: Options): string {
  const who = entry.kind === "note" ? journalTexts.note : labelTexts.you;
  const section = `\n### ${who}, ${options.dates.time(entry.timestamp)}\n\n${escapeMarkup(entry.message)}\n`;
  return entry.kind === "note" ? section : section + attached(entry, options) + replied(entry, options);
}

/** What others remember or ask, under their names. */
const contributed = (conversation: JournalConversation, orderIndex: number, { time }: ExportDates) =>
  contributedTo(conversation, orderIndex)
    .map(({ name, kind, text, timestamp }) => {
      const who = `${onOneLine(name)} ${contributionTexts.acceptedHeading[kind]}`;
      return `\n#### ${who}, ${time(timestamp)}\n\n${escapeMarkup(text)}\n`;
    })
    .join("");

function writtenToOthers({ contributions }: NonNullable<Journal["owner"]>, options: Options): string {
  const sections = contributions.map(({ kind, text, files, timestamp }) => {
    const who = `${contributionTexts.yours[kind]}, ${options.dates.time(timestamp)}`;
    const attachedFiles = files.map((file) => attachedFile(file, options)).join("");
    return `\n### ${who}\n\n${escapeMarkup(text)}\n${attachedFiles}`;
  });
  return sections.length > 0 ? `\n---\n\n## ${journalTexts.writtenToOthers}\n${sections.join("")}` : "";
}

function replied(turn: JournalTurn, { appName, choices }: Options): string {
  const { response } = turn;
  if (!hasReplyToRead(turn, choices)) return "";
  const text = response === null ? `*${journalTexts.noReply}*` : escapeMarkup(response);
  return `\n${[`**${onOneLine(appName)}**`, "", ...text.split(/\r\n|\r|\n/)].map((line) => `> ${line}`.trimEnd()).join("\n")}\n`;
}

const attached = (turn: TurnFiles<JournalFileRef>, options: Options) =>
  filesOf(turn)
    .map((file) => attachedFile(file, options))
    .join("");

function attachedFile(file: JournalFileRef, { pathOf }: Options): string {
  const path = pathOf(file);
  if (path === null) return `\n*${journalTexts.attached}* ${onOneLine(file.fileName)} ${journalTexts.contentMissing}\n`;
  const address = path.split("/").map(encodeURIComponent).join("/").replace(/[()]/g, encodeCharacter);
  if (file.fileType.startsWith("image/")) {
    const caption = file.altText ? `\n*${onOneLine(file.altText)}*\n` : "";
    return `\n![${label(file.altText ?? file.fileName)}](${address})\n${caption}`;
  }
  return `\n*${journalTexts.attached}* [${label(file.fileName)}](${address})\n`;
}

const encodeCharacter = (character: string) => `%${character.charCodeAt(0).toString(16)}`;

// Escapes what would make a viewer load remote pictures or run HTML. What is already escaped in the text is skipped, because
// a second backslash would undo the first.
const escapeMarkup = (text: string) => text.replace(/(?=!\[|<)(?<=(?<!\\)(?:\\\\)*)/g, "\\");
const inline = (text: string) => text.replace(/\s+/g, " ").trim();
const onOneLine = (text: string) => inline(escapeMarkup(text));
/** A text between brackets. */
const label = (text: string) => inline(text).replace(/[\\[\]<]/g, "\\$&");
