import "server-only";
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
    ...conversation,
    continuations: await checkedAll(JournalContinuation, continuations),
    notes: await checkedAll(JournalNote, notes),
  };
}

async function checkedAll<Schema extends z.ZodType>(schema: Schema, values: unknown[]): Promise<z.output<Schema>[]> {
  const pause = timeSlices();
  const entries: z.output<Schema>[] = [];
  for (const value of values) {
    await pause();
    entries.push(checked(schema, value));
  }
  return entries;
}
