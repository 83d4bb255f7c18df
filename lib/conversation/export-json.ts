import { type Journal, type JournalFileRef, journalFormat } from "./journal";

/** The export that can be read in again: one JSON object, a line for each conversation and each file. */
export async function* toJson({ owner, exportedAt, conversations, contentOf }: Journal): AsyncGenerator<string> {
  const files = new Map<string, JournalFileRef>();
  const head = JSON.stringify({ ...journalFormat, exportedAt, ...owner });
  yield `${head.slice(0, -1)},"conversations":[`;
  let separator = "\n";
  for await (const conversation of conversations) {
    yield separator + JSON.stringify(conversation);
    separator = ",\n";
    for (const { file } of [conversation, ...conversation.continuations]) if (file) files.set(file._id, file);
  }
  yield `],"files":[`;
  separator = "\n";
  for (const file of files.values()) {
    yield separator + JSON.stringify({ ...file, data: await contentOf(file) });
    separator = ",\n";
  }
  yield "]}\n";
}
