import * as z from "zod/mini";
import { type Distractor, type QuizModule, questionTypes } from "./question";
import { type Random, shuffled } from "./random";
import { quiz } from "./rules";

// What endpoints answer is read leniently: they need not be ours.

const readText = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value).normalize("NFC").trim()),
);
const words = z.catch(readText, "");
const difficulty = z.catch(
  z.pipe(z.transform(Number), z.int().check(z.gte(quiz.difficultyMin), z.lte(quiz.difficultyMax))),
  quiz.difficultyDefault,
);

const gap = /_{2,}/;

const AnsweredModule = z.object({
  id: words,
  _id: words,
  reference: words,
  text: z.string().check(z.normalize("NFC"), z.trim(), z.minLength(1)),
  correctAnswer: words,
  difficulty,
  appName: words,
  book: words,
  chapter: words,
  verse: words,
  type: z.catch(z.nullable(z.enum(questionTypes)), null),
  subtype: words,
  options: z.catch(z.array(readText), []),
});

const AnsweredDistractor = z.object({ reference: readText, type: words, subtype: words, difficulty });

/** The modules of an endpoint's answer, at most twenty, shuffled. What has no text is skipped. */
export function modulesIn(answer: unknown, random: Random): QuizModule[] {
  const modules = answersOf(answer, AnsweredModule).map(({ _id, ...module }) => wholeModule(module, _id));
  return shuffled(modules.slice(0, quiz.questionsFetchedMax), random);
}

/** The words of POST /api/training/modules, where all of them are wanted as wrong options. */
export function distractorsIn(answer: unknown): Distractor[] {
  return answersOf(answer, AnsweredDistractor)
    .filter(({ reference }) => reference !== "")
    .slice(0, quiz.distractorsFetched)
    .map(({ reference, type, subtype, difficulty }) => ({
      word: reference,
      type,
      subtype: subtype || undefined,
      difficulty,
    }));
}

/** An endpoint answers a list, or an object that has one as `modules` or `content`. */
function answersOf<Shape extends z.ZodMiniType>(answer: unknown, shape: Shape): z.output<Shape>[] {
  const { modules, content } = (answer ?? {}) as { modules?: unknown; content?: unknown };
  const list = [answer, modules, content].find(Array.isArray) ?? [];
  return list.map((entry) => shape.safeParse(entry)).flatMap(({ data, success }) => (success ? [data] : []));
}

/** A gap that the author made is filled: a text is whole until its question is put. */
function wholeModule(module: QuizModule, otherId: string): QuizModule {
  const { id, reference, book, chapter, verse, text } = module;
  const correctAnswer = gap.test(module.correctAnswer) ? "" : module.correctAnswer;
  const place = [chapter, verse].filter(Boolean).join(":");
  return {
    ...module,
    id: id || otherId || text,
    reference: reference || `${book} ${place}`.trim(),
    text: text.split(gap).join(correctAnswer || "…"),
    correctAnswer,
  };
}
