import { texts } from "../texts";
import { journalTexts } from "../texts/journal";
import { nonEmptyAnswers } from "./guided-answers";
import {
  chosenEntries,
  type ExportChoices,
  type Journal,
  type JournalConversation,
  type JournalEntry,
  type JournalFileRef,
} from "./journal";

type Frame = { appName: string; choices: ExportChoices };

/** Everything as Markdown. Words stay as they were written, but load nothing and run nothing in a viewer. */
export async function* toMarkdown({ owner, exportedAt, conversations, ...frame }: Journal): AsyncGenerator<string> {
  const name = owner && (owner.displayName || owner.username);
  yield `# ${name ? onOneLine(journalTexts.title(name)) : journalTexts.ofConversation}\n\n`;
  yield `${journalTexts.writtenOn(dayOf(exportedAt))} ${journalTexts.withoutFiles}\n`;
  for await (const conversation of conversations) {
    yield `\n---\n\n${heading(conversation)}${started(conversation, frame)}`;
    for (const entry of chosenEntries(conversation, frame.choices)) yield entryOf(entry, frame);
  }
}

function heading({ projectName, timestamp }: JournalConversation): string {
  return `## ${onOneLine(projectName)}\n\n*${timeOf(timestamp)}*\n`;
}

function started(conversation: JournalConversation, frame: Frame): string {
  const answers = nonEmptyAnswers(conversation.questionAnswers);
  const asked = answers.map(({ question, answer }) => `\n**${onOneLine(question)}**\n\n${harmless(answer)}\n`);
  return asked.join("") + attached(conversation.file) + replied(conversation.response, frame);
}

function entryOf(entry: JournalEntry, frame: Frame): string {
  const who = entry.kind === "note" ? journalTexts.note : texts.label.you;
  const said = `\n### ${who}, ${timeOf(entry.timestamp)}\n\n${harmless(entry.message)}\n`;
  return entry.kind === "note" ? said : said + attached(entry.file) + replied(entry.response, frame);
}

function replied(response: string | null, { appName, choices }: Frame): string {
  if (!choices.replies) return "";
  const text = response === null ? `*${journalTexts.noReply}*` : harmless(response);
  return `\n${[`**${onOneLine(appName)}**`, "", ...text.split(/\r\n|\r|\n/)].map((line) => `> ${line}`.trimEnd()).join("\n")}\n`;
}

function attached(file: JournalFileRef | null): string {
  return file ? `\n*${journalTexts.attached}* ${onOneLine(file.fileName)}\n` : "";
}

// Without this a viewer would fetch remote pictures and take HTML for its own. What a backslash of the text escapes stays so:
// one more would undo it.
const harmless = (text: string) => text.replace(/(?=!\[|<)(?<=(?<!\\)(?:\\\\)*)/g, "\\");
const onOneLine = (text: string) => harmless(text).replace(/\s+/g, " ").trim();

const dayOf = (timestamp: string) => timestamp.slice(0, 10);
const timeOf = (timestamp: string) => `${dayOf(timestamp)} ${timestamp.slice(11, 16)}`;
