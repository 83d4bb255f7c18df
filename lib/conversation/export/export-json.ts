import { filesOf } from "../thread/turn-files";
import type { Journal, JournalFile, JournalFileRef } from "./journal";

export const journalFormat = { format: "flexi-journal", version: 1 } as const;

/** `fileName`: if it is another one than that in the conversations. */
type JsonFile = Partial<Pick<JournalFile, "path" | "fileName">> & { data?: Iterable<string> | null };

/**
 * The export that can be imported: one JSON object with a line for each conversation and each file. `toContent`: how the
 * content of a file is found.
 */
export async function* toJson(
  { owner, exportedAt, conversations }: Pick<Journal, "owner" | "exportedAt" | "conversations">,
  toContent: (file: JournalFileRef) => Promise<JsonFile>,
): AsyncGenerator<string> {
  const files = new Map<string, JournalFileRef>();
  const head = JSON.stringify({ ...journalFormat, exportedAt, ...owner });
  yield `${head.slice(0, -1)},"conversations":[`;
  let separator = "\n";
  for await (const conversation of conversations()) {
    const { continuations, notes, ...start } = conversation;
    yield `${separator}${JSON.stringify(start).slice(0, -1)},"continuations":[`;
    yield* listed(continuations);
    yield `],"notes":[`;
    yield* listed(notes);
    yield "]}";
    separator = ",\n";
    for (const turn of [conversation, ...conversation.continuations])
      for (const file of filesOf(turn)) files.set(file._id, file);
  }
  for (const file of owner?.contributions.flatMap(({ files }) => files) ?? []) files.set(file._id, file);
  yield `],"files":[`;
  separator = "\n";
  for (const file of files.values()) {
    const { data, ...rest } = await toContent(file);
    const start = JSON.stringify({ ...file, ...rest, data: data && "" });
    // The text of the content has nothing that JSON escapes.
    yield separator + (data ? start.slice(0, -2) : start);
    if (data) yield* data;
    if (data) yield '"}';
    separator = ",\n";
  }
  yield "]}\n";
}

/** One element after the other, because a conversation may have thousands. */
function* listed(elements: object[]): Generator<string> {
  for (const [index, element] of elements.entries()) yield (index > 0 ? "," : "") + JSON.stringify(element);
}
