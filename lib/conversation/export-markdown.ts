import { journalTexts } from "../texts/journal";
import { labelTexts } from "../texts/label";
import { nonEmptyAnswers } from "./guided-answers";
import {
  chosenEntries,
  type ExportChoices,
  type Journal,
  type JournalConversation,
  type JournalEntry,
  type JournalFileRef,
} from "./journal";

type Options = { appName: string; choices: ExportChoices };

/** An export as Markdown. Texts are escaped so that a viewer loads and runs nothing. */
export async function* toMarkdown({ owner, exportedAt, conversations, ...options }: Journal): AsyncGenerator<string> {
  const name = owner && (owner.displayName || owner.username);
  yield `# ${name ? onOneLine(journalTexts.title(name)) : journalTexts.ofConversation}\n\n`;
  yield `${journalTexts.writtenOn(dayOf(exportedAt))} ${journalTexts.withoutFiles}\n`;
  for await (const conversation of conversations) {
    yield `\n---\n\n${heading(conversation)}${started(conversation, options)}`;
    for (const entry of chosenEntries(conversation, options.choices)) yield entryOf(entry, options);
  }
}

function heading({ projectName, timestamp }: JournalConversation): string {
  return `## ${onOneLine(projectName)}\n\n*${timeOf(timestamp)}*\n`;
}

function started(conversation: JournalConversation, options: Options): string {
  const answers = nonEmptyAnswers(conversation.questionAnswers);
  const sections = answers.map(({ question, answer }) => `\n**${onOneLine(question)}**\n\n${escapeMarkup(answer)}\n`);
  return sections.join("") + attached(conversation.file) + replied(conversation.response, options);
}

function entryOf(entry: JournalEntry, options: Options): string {
  const who = entry.kind === "note" ? journalTexts.note : labelTexts.you;
  const section = `\n### ${who}, ${timeOf(entry.timestamp)}\n\n${escapeMarkup(entry.message)}\n`;
  return entry.kind === "note" ? section : section + attached(entry.file) + replied(entry.response, options);
}

function replied(response: string | null, { appName, choices }: Options): string {
  if (!choices.replies) return "";
  const text = response === null ? `*${journalTexts.noReply}*` : escapeMarkup(response);
  return `\n${[`**${onOneLine(appName)}**`, "", ...text.split(/\r\n|\r|\n/)].map((line) => `> ${line}`.trimEnd()).join("\n")}\n`;
}

function attached(file: JournalFileRef | null): string {
  if (!file) return "";
  const described = file.altText === undefined ? "" : ` (${onOneLine(file.altText)})`;
  return `\n*${journalTexts.attached}* ${onOneLine(file.fileName)}${described}\n`;
}

// Escapes what would make a viewer load remote pictures or run HTML. What the text already escapes is skipped, because a
// second backslash would undo the first.
const escapeMarkup = (text: string) => text.replace(/(?=!\[|<)(?<=(?<!\\)(?:\\\\)*)/g, "\\");
const onOneLine = (text: string) => escapeMarkup(text).replace(/\s+/g, " ").trim();

const dayOf = (timestamp: string) => timestamp.slice(0, 10);
const timeOf = (timestamp: string) => `${dayOf(timestamp)} ${timestamp.slice(11, 16)}`;
