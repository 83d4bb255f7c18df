import * as z from "zod/mini";
import { type Distractor, type QuizModule, questionTypes } from "./question";
import { type Random, shuffled } from "./random";
import { quiz } from "./rules";

/** The endpoint of the content that is the same for everybody. */
export const contentEndpoint = "/api/training/modules";

// Responses are read leniently, because an endpoint may be somebody else's.

const readText = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value).normalize("NFC").trim()),
);
const optionalText = z.catch(readText, "");
const difficulty = z.catch(
  z.pipe(z.transform(Number), z.int().check(z.gte(quiz.difficultyMin), z.lte(quiz.difficultyMax))),
  quiz.difficultyDefault,
);

const gap = /_{2,}/;

const ReceivedModule = z.object({
  id: optionalText,
  _id: optionalText,
  reference: optionalText,
  text: z.string().check(z.normalize("NFC"), z.trim(), z.minLength(1)),
  correctAnswer: optionalText,
  difficulty,
  appName: optionalText,
  book: optionalText,
  chapter: optionalText,
  verse: optionalText,
  type: z.catch(z.nullable(z.enum(questionTypes)), null),
  subtype: optionalText,
  options: z.catch(z.array(readText), []),
});

const ReceivedDistractor = z.object({ reference: readText, type: optionalText, subtype: optionalText, difficulty });

/** The modules of a response, at most twenty, shuffled. Entries without a text are skipped. */
export function modulesIn(response: unknown, random: Random): QuizModule[] {
  return shuffled(orderedModulesIn(response).slice(0, quiz.questionsFetchedMax), random);
}

/** All of them, in the order of the response. */
export const orderedModulesIn = (response: unknown): QuizModule[] =>
  entriesOf(response, ReceivedModule).map(({ _id, ...module }) => withoutGaps(module, _id));

/** The references in a response of POST /api/training/modules, to be used as wrong options. */
export function distractorsIn(response: unknown): Distractor[] {
  return entriesOf(response, ReceivedDistractor)
    .filter(({ reference }) => reference !== "")
    .slice(0, quiz.distractorsFetched)
    .map(({ reference, type, subtype, difficulty }) => ({
      word: reference,
      type,
      subtype: subtype || undefined,
      difficulty,
    }));
}

/** A response is a list, or an object with the list in `modules` or `content`. */
function entriesOf<Shape extends z.ZodMiniType>(response: unknown, shape: Shape): z.output<Shape>[] {
  const { modules, content } = (response ?? {}) as { modules?: unknown; content?: unknown };
  const list = [response, modules, content].find(Array.isArray) ?? [];
  return list.map((entry) => shape.safeParse(entry)).flatMap(({ data, success }) => (success ? [data] : []));
}

/** Fills the gaps that the author left: the text stays whole until its question is built. */
function withoutGaps(module: QuizModule, otherId: string): QuizModule {
  const { id, reference, book, chapter, verse, text } = module;
  const correctAnswer = gap.test(module.correctAnswer) ? "" : module.correctAnswer;
  const chapterAndVerse = [chapter, verse].filter(Boolean).join(":");
  return {
    ...module,
    id: id || otherId || text,
    reference: reference || `${book} ${chapterAndVerse}`.trim(),
    text: text.split(gap).join(correctAnswer || "…"),
    correctAnswer,
  };
}
