import "server-only";
import { z } from "zod";

// Columns of type Json, which Prisma and raw statements return as unknown values.

/** Conversation.questionAnswers */
export const QuestionAnswers = z.array(z.object({ question: z.string(), answer: z.string() }));

/** Turn.receipt */
export const StoredReceipt = z
  .object({
    answers: z.number(),
    earlierTurns: z.number(),
    file: z.string().nullable(),
    notesWithheld: z.number(),
    cut: z.enum(["length", "filter"]).exactOptional(),
  })
  .nullable();
