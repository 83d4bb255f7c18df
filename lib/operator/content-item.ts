import { z } from "zod";
import { limits } from "../api/limits";
import { serverLimits } from "../api/server-limits";
import { canHide, chooseBlank, countWords, wordKey } from "../quiz/cloze";
import { questionTypes } from "../quiz/question";
import { levels, quiz } from "../quiz/rules";
import { isStorable } from "../texts/rules";

// The schema of an operator's content file (README, Configuration).

const line = (length: number) =>
  z
    .string("is missing or not a text")
    .refine(isStorable, "has a character that cannot be stored")
    .trim()
    .min(1, "is empty")
    .max(length, `has more than ${length} characters`);

/** A value that may be missing: null, undefined, or an empty cell of a CSV file. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullish()).transform((value) => value ?? null);

const chapterOrVerse = z.union(
  [line(serverLimits.contentNameLength), z.int().transform(String)],
  "must be a text or a whole number",
);

const { difficultyMin, difficultyMax } = quiz;
const difficulty = z.coerce
  .number("must be a number")
  .int("must be a whole number")
  .min(difficultyMin, `must be from ${difficultyMin} to ${difficultyMax}`)
  .max(difficultyMax, `must be from ${difficultyMin} to ${difficultyMax}`);

const Fields = z.strictObject({
  id: optional(line(limits.idLength)),
  appName: line(serverLimits.contentNameLength),
  book: optional(line(serverLimits.contentNameLength)),
  chapter: optional(chapterOrVerse),
  verse: optional(chapterOrVerse),
  reference: line(serverLimits.contentNameLength),
  text: line(serverLimits.contentTextLength),
  correctAnswer: optional(line(serverLimits.contentWordLength)),
  difficulty: optional(difficulty).transform((value) => value ?? quiz.difficultyDefault),
  type: z.enum(questionTypes, `must be ${questionTypes.join(" or ")}`),
  subtype: optional(line(serverLimits.contentWordLength)),
  options: z
    .array(line(serverLimits.contentWordLength))
    .nullish()
    .transform((options) => options ?? []),
});
type Fields = z.output<typeof Fields>;

export const ContentItem = Fields.transform((item) => ({ ...item, correctAnswer: answerOf(item) })).superRefine(
  (item, context) => {
    for (const [field, message] of mistakesIn(item)) context.addIssue({ code: "custom", path: [field], message });
  },
);
export type ContentItem = z.output<typeof ContentItem>;

/** The answer of a definition defaults to its reference, the term. */
function answerOf({ type, correctAnswer, reference }: Fields): string | null {
  return correctAnswer ?? (type === "match-definition-to-term" ? reference : null);
}

type Mistake = [field: keyof Fields, message: string];

function mistakesIn(item: Fields): Mistake[] {
  const ofType = item.type === "fill-in-the-blank" ? mistakesInText(item) : mistakesInDefinition(item);
  return [...ofType, ...mistakesInOptions(item)];
}

function mistakesInText({ text, reference, correctAnswer }: Fields): Mistake[] {
  const mistakes: Mistake[] = [];
  const count = countWords(text);
  const { wordsMin } = levels.Beginner;
  if (count < wordsMin || count > quiz.wordsMax) {
    mistakes.push(["text", `has ${count} words; questions are made from ${wordsMin} to ${quiz.wordsMax}`]);
  }
  if (correctAnswer === null) return mistakes;
  const anyWord = { minWordLength: 1, excludeWords: [] };
  const blank = chooseBlank({ text, reference, correctAnswer }, anyWord, () => 0);
  if (wordKey(blank ?? "") !== wordKey(correctAnswer)) {
    mistakes.push([
      "correctAnswer",
      "must be a word of the text, outside brackets, and not be in another word of text or reference",
    ]);
  }
  return mistakes;
}

function mistakesInDefinition({ text, reference, correctAnswer }: Fields): Mistake[] {
  if (correctAnswer !== reference) return [["correctAnswer", "must be the reference, which is the term"]];
  return canHide({ text, reference: "" }, reference) ? [] : [["text", "has the term inside another word"]];
}

function mistakesInOptions({ options, correctAnswer }: Fields): Mistake[] {
  const distinct = new Set(options.map(wordKey));
  if (options.length === 0) return [];
  if (options.length !== quiz.optionsPerQuestion || distinct.size !== options.length) {
    return [["options", `must be ${quiz.optionsPerQuestion} different ones, or none`]];
  }
  const hasAnswer = correctAnswer !== null && distinct.has(wordKey(correctAnswer));
  return hasAnswer ? [] : [["options", "must have the right answer among them"]];
}
