import * as z from "zod/mini";

// The small build of zod: these shapes are read in the browser.

export const questionTypes = ["fill-in-the-blank", "match-definition-to-term"] as const;
export type QuestionType = (typeof questionTypes)[number];

/** A word of a pool. An empty type says that nothing is known about it. */
export const Distractor = z.object({
  word: z.string(),
  type: z.string(),
  subtype: z.optional(z.string()),
  difficulty: z.optional(z.number()),
});
export type Distractor = z.infer<typeof Distractor>;

/** What a question is built from: one thing an endpoint answered, read leniently. Empty strings are missing ones. */
export const QuizModule = z.object({
  id: z.string(),
  reference: z.string(),
  text: z.string(),
  correctAnswer: z.string(),
  /** 1 to 5. */
  difficulty: z.number(),
  appName: z.string(),
  book: z.string(),
  chapter: z.string(),
  verse: z.string(),
  /** `null`: what the topic's questions are. */
  type: z.nullable(z.enum(questionTypes)),
  subtype: z.string(),
  options: z.array(z.string()),
});
export type QuizModule = z.infer<typeof QuizModule>;

/** A question as it is put. */
export const Question = z.object({
  type: z.enum(questionTypes),
  /** Without the answer, which is a `blank` in it. */
  text: z.string(),
  /** What is shown above the text while it is asked; of definitions nothing, it would be the answer. */
  reference: z.nullable(z.string()),
  correctAnswer: z.string(),
  /** Four, shuffled, the answer among them. */
  options: z.array(z.string()),
  /** What it was built from; its `reference` is whole. */
  module: QuizModule,
});
export type Question = z.infer<typeof Question>;

/** Stands for the answer in a question's text, as often as the answer does: split there to show either. */
export const blank = "_____";
