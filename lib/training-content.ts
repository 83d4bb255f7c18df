import { z } from "zod";
import { questionTypes } from "./quiz/question";
import { levels, quiz } from "./quiz/rules";
import { isStorable } from "./text-rules";

// What an operator's content file holds (README, Configuring).

const line = (length: number) =>
  z
    .string("is missing or no text")
    .refine(isStorable, "has a character that cannot be stored")
    .trim()
    .min(1, "is empty")
    .max(length, `has more than ${length} characters`);

/** An absent value, as files of every kind write it. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullish()).transform((value) => value ?? null);

const place = z.union([line(200), z.int().transform(String)], "must be a text or a whole number");

/** One row or entry of the file. */
export const ContentItem = z
  .strictObject({
    id: optional(line(64)),
    appName: line(200),
    book: optional(line(200)),
    chapter: optional(place),
    verse: optional(place),
    reference: line(200),
    text: line(1_000),
    correctAnswer: optional(line(100)),
    difficulty: optional(
      z.coerce
        .number("must be a number")
        .int("must be a whole number")
        .min(quiz.difficultyMin, `must be from ${quiz.difficultyMin} to ${quiz.difficultyMax}`)
        .max(quiz.difficultyMax, `must be from ${quiz.difficultyMin} to ${quiz.difficultyMax}`),
    ).transform((difficulty) => difficulty ?? quiz.difficultyDefault),
    type: z.enum(questionTypes, `must be ${questionTypes.join(" or ")}`),
    subtype: optional(line(100)),
    options: z
      .array(line(100))
      .nullish()
      .transform((options) => options ?? []),
  })
  .superRefine((item, context) => {
    const report = (path: keyof typeof item, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    const answer = answerOf(item);
    if (item.type === "fill-in-the-blank") {
      const count = item.text.split(/\s+/).length;
      if (count < levels.Beginner.wordsMin || count > quiz.wordsMax) {
        report("text", `has ${count} words; questions are made from ${levels.Beginner.wordsMin} to ${quiz.wordsMax}`);
      }
      if (answer !== null && !hasWord(item.text, answer)) report("correctAnswer", "is not a word of the text");
    } else if (answer !== item.reference) report("correctAnswer", "must be the reference, which is the term");
    if (item.options.length === 0) return;
    const distinct = new Set(item.options.map((option) => option.toLowerCase()));
    if (distinct.size !== quiz.optionsPerQuestion || item.options.length !== quiz.optionsPerQuestion) {
      report("options", `must be ${quiz.optionsPerQuestion} different ones, or none`);
    }
    if (answer === null || !distinct.has(answer.toLowerCase()))
      report("options", "must have the right answer among them");
  })
  .transform((item) => ({ ...item, correctAnswer: answerOf(item) }));
export type ContentItem = z.output<typeof ContentItem>;

/** Of a definition the term, where nothing is given. */
function answerOf({
  type,
  correctAnswer,
  reference,
}: {
  type: string;
  correctAnswer: string | null;
  reference: string;
}) {
  return correctAnswer ?? (type === "match-definition-to-term" ? reference : null);
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}'’-]+/u);

/** Whether a word, or several in a row, is in a text, ignoring case. */
function hasWord(text: string, word: string): boolean {
  return ` ${wordsOf(text).join(" ")} `.includes(` ${wordsOf(word).join(" ")} `);
}
