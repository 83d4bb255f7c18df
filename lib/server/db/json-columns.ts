import "server-only";
import { z } from "zod";
import type { Receipt } from "../../api/responses";
import type { QuestionAnswer } from "../../api/schemas";

// Columns of type Json, which Prisma and raw statements return as unknown values.

/** Conversation.questionAnswers */
export const QuestionAnswers = z.array(z.object({ question: z.string(), answer: z.string() }));

/** Turn.receipt */
const StoredReceipt = z
  .object({
    answers: z.number(),
    earlierTurns: z.number(),
    file: z.string().nullable(),
    notesWithheld: z.number(),
    cut: z.enum(["length", "filter"]).optional(),
  })
  .nullable();

export const parseQuestionAnswers = (json: unknown): QuestionAnswer[] => parseColumn(QuestionAnswers, json);
export const parseReceipt = (json: unknown): Receipt | null => parseColumn(StoredReceipt, json);

function parseColumn<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(json);
  // Not the schema's own error: that would be taken for a mistake in the caller's request.
  if (error) throw new Error("A column of type Json holds something else", { cause: error });
  return data as z.output<Schema>;
}
