import * as z from "zod/mini";

// zod/mini, because these schemas are loaded in the browser.

export const questionTypes = ["fill-in-the-blank", "match-definition-to-term"] as const;
export type QuestionType = (typeof questionTypes)[number];

/** A word of a pool. An empty type: nothing is known about it. */
export const Distractor = z.object({
  word: z.string(),
  type: z.string(),
  subtype: z.optional(z.string()),
  difficulty: z.optional(z.number()),
});
export type Distractor = z.infer<typeof Distractor>;

/** What a question is built from: one entry of a response, read leniently. An empty string is a missing value. */
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
  /** `null`: the type of the topic's questions. */
  type: z.nullable(z.enum(questionTypes)),
  subtype: z.string(),
  options: z.array(z.string()),
});
export type QuizModule = z.infer<typeof QuizModule>;

/** What a module asks for: a definition for its term. Empty if a text leaves the word open. */
export function answerOf({ correctAnswer, reference }: QuizModule, type: QuestionType): string {
  return correctAnswer || (type === "match-definition-to-term" ? reference : "");
}

/** A question as it is shown. */
export const Question = z.object({
  type: z.enum(questionTypes),
  /** With a `blank` instead of the answer. */
  text: z.string(),
  /** Shown above the text; `null` for definitions, where it would reveal the answer. */
  reference: z.nullable(z.string()),
  correctAnswer: z.string(),
  /** Four, shuffled, the answer among them. */
  options: z.array(z.string()),
  /** What it was built from; its `reference` has no blank. */
  module: QuizModule,
});
export type Question = z.infer<typeof Question>;

/** Replaces each occurrence of the answer in a question's text. */
export const blank = "_____";

/** The length of the longest option, which decides how many fit in a row. */
export const longestOption = (options: string[]) => Math.max(...options.map(({ length }) => length));
