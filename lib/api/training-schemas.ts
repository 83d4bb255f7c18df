import { z } from "zod";
import type { QuestionType } from "../quiz/question";
import { levelNames, quiz } from "../quiz/rules";
import { limits } from "./limits";
import { id, text } from "./schemas";

// What the calls of the training game take and answer.

/** What a question is made from. */
export type TrainingModule = {
  id: string;
  /** Where it is from; of a definition, the term. */
  reference: string;
  /** The sentence without a gap; of a definition, the definition. */
  text: string;
  /** The word of the text to be guessed, or the term. `null`: whichever word the rules allow. */
  correctAnswer: string | null;
  /** 1 to 5 */
  difficulty: number;
  appName: string;
  book: string | null;
  chapter: string | null;
  verse: string | null;
  type: QuestionType;
  /** The subtype that the answer has among the words of the topic's pool. */
  subtype: string | null;
  /** The four answers to choose from; empty where the topic's pool has the wrong ones. */
  options: string[];
};

/** A question about an own memory, and where it stands: in the first turn, or in a continuation (0-based). */
export type MemoryModule = TrainingModule & { conversationId: string; index: number | null };

const place = text.or(z.number().int().transform(String));

/** Each field that is there has to be equal. */
const ContentFilter = z
  .strictObject({
    appName: text,
    book: text,
    chapter: place,
    verse: place,
    type: text,
    difficulty: z.number().int().min(quiz.difficultyMin).max(quiz.difficultyMax),
  })
  .partial();

/** POST /api/training/modules and /api/training/memories. `exclude`: what was used before. */
export const ModulesRequest = z.object({
  contentFilter: ContentFilter,
  limit: z
    .number()
    .int()
    .min(1)
    .default(quiz.questionsFetchedMax)
    .transform((limit) => Math.min(limit, limits.modulesPerRequest)),
  exclude: z.array(id).max(limits.modulesExcluded).default([]),
});
export type ModulesRequest = z.output<typeof ModulesRequest>;

/** POST /api/scores. `username` is accepted and ignored; whether a game can reach the numbers is asked afterwards. */
export const NewScore = z.object({
  score: z.number(),
  level: z.enum(levelNames),
  round: z.number(),
  /** Seconds. */
  timeTaken: z.number(),
  /** Of the saves of one game the best is kept. */
  gameId: id.nullish(),
});
export type NewScore = z.output<typeof NewScore>;

/** A line of a board. */
export type ScoreRecord = Pick<NewScore, "score" | "round" | "timeTaken"> & {
  level: string;
  username: string;
  /** ISO 8601, UTC. */
  date: string;
};

/** GET /api/scores: the caller's best games, and the best game of each of the best players. */
export type Scores = { userScores: ScoreRecord[]; topScores: ScoreRecord[] };
