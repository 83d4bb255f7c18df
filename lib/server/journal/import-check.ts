import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import { JournalContinuation, JournalConversation, JournalNote } from "../../conversation/export/journal";
import { journalTexts } from "../../texts/journal";
import { timeSlices } from "../../time-slices";
import { ApiError, badRequest } from "../errors";

/** `value`, if an export has such a value. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, success } = schema.safeParse(value);
  return success ? data : notAnExport();
}

export function notAnExport(): never {
  badRequest(journalTexts.notAnExport);
}

const list = z.custom<unknown[]>(Array.isArray);
const WithoutEntries = JournalConversation.extend({ continuations: list, notes: list });

/** A conversation of an export, of whose entries some are checked at a time, because thousands would hold up everything else. */
export async function checkedConversation(value: unknown): Promise<JournalConversation> {
  const conversation = checked(WithoutEntries, value);
  const { continuations, notes } = conversation;
  const max = serverLimits.conversationEntries;
  if (continuations.length + notes.length > max)
    throw new ApiError("too_large", journalTexts.tooManyEntries(conversation.projectName, max));
  return {
    ...written(conversation),
    continuations: await checkedAll(JournalContinuation, continuations),
    notes: await checkedAll(JournalNote, notes),
  };
}

/** What was written in the future was written now: otherwise it would be the newest for years. */
function written<Entry extends { timestamp: string }>(entry: Entry): Entry {
  const isLater = Date.parse(entry.timestamp) > Date.now();
  return isLater ? { ...entry, timestamp: new Date().toISOString() } : entry;
}

async function checkedAll<Schema extends z.ZodType<{ timestamp: string }>>(
  schema: Schema,
  values: unknown[],
): Promise<z.output<Schema>[]> {
  const pause = timeSlices();
  const entries: z.output<Schema>[] = [];
  for (const value of values) {
    await pause();
    entries.push(written(checked(schema, value)));
  }
  return entries;
}
