import "server-only";
import { z } from "zod";
import { Receipt } from "../../api/schemas";

// Columns of type Json, which Prisma and raw statements return as unknown values.

/** Conversation.questionAnswers */
export const QuestionAnswers = z.array(z.object({ question: z.string(), answer: z.string() }));

/** Turn.receipt */
export const StoredReceipt = Receipt.nullable();
