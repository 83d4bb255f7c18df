import "server-only";
import { z } from "zod";
import { type QuestionAnswer, Receipt } from "../../api/schemas";

// Columns of type Json, which Prisma and raw statements return as unknown values.

/** Conversation.questionAnswers */
export const QuestionAnswers = z.array(z.object({ question: z.string(), answer: z.string() }));

export const parseQuestionAnswers = (json: unknown): QuestionAnswer[] => parseColumn(QuestionAnswers, json);

/** Turn.receipt */
export const parseReceipt = (json: unknown): Receipt | null => parseColumn(Receipt.nullable(), json);

function parseColumn<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(json);
  // Not the schema's own error: that would be taken for a mistake in the caller's request.
  if (error) throw new Error("A column of type Json holds something else", { cause: error });
  return data as z.output<Schema>;
}
