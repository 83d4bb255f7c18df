import { z } from "zod";
import { questionTypes } from "../quiz/question";
import { type LevelName, levelNames, quiz } from "../quiz/rules";
import { limits } from "./limits";
import { id, listUpTo, text } from "./schemas";
import { serverLimits } from "./server-limits";

// Requests and responses of the training game.

/** The content that a question is made from. */
export const TrainingModule = z.object({
  id: z.string(),
  /** The source; of a definition, the term. */
  reference: z.string(),
  /** The sentence without a gap; of a definition, the definition. */
  text: z.string(),
  /** The word to guess, or the term. `null`: any word that the rules allow. */
  correctAnswer: z.string().nullable(),
  /** 1 to 5 */
  difficulty: z.number(),
  appName: z.string(),
  book: z.string().nullable(),
  chapter: z.string().nullable(),
  verse: z.string().nullable(),
  type: z.enum(questionTypes),
  /** The answer's subtype in the topic's pool. */
  subtype: z.string().nullable(),
  /** The four options; empty if the topic's pool has the wrong ones. */
  options: z.array(z.string()),
});
export type TrainingModule = z.output<typeof TrainingModule>;

/**
 * A question about an own memory. `topic`: of its conversation. `index`: 0-based among the continuations, `null` for the first turn.
 * `timestamp`: when it was written.
 */
export type MemoryModule = TrainingModule & {
  conversationId: string;
  topic: string;
  index: number | null;
  timestamp: string;
};

const chapterOrVerse = text.or(z.number().int().transform(String));

/** All given fields have to be equal. */
const ContentFilter = z
  .strictObject({
    appName: text,
    book: text,
    chapter: chapterOrVerse,
    verse: chapterOrVerse,
    type: text,
    difficulty: z.number().int().min(quiz.difficultyMin).max(quiz.difficultyMax),
    /** Ignoring case; of a definition, the term. */
    correctAnswer: text,
  })
  .partial();

/** POST /api/training/modules and /api/training/memories. `exclude`: ids of used modules. */
export const ModulesRequest = z.object({
  contentFilter: ContentFilter,
  limit: z
    .number()
    .int()
    .min(1)
    .default(quiz.questionsFetchedMax)
    .transform((limit) => Math.min(limit, serverLimits.modulesPerRequest)),
  exclude: z.array(id).max(limits.modulesExcluded).default([]),
});
export type ModulesRequest = z.output<typeof ModulesRequest>;

/** POST /api/scores. `username` is accepted and ignored; whether the score is plausible is checked later. */
export const NewScore = z.object({
  score: z.number(),
  level: z.enum(levelNames),
  round: z.number(),
  /** Seconds. */
  timeTaken: z.number(),
  /** Only the best score of one game is stored. */
  gameId: id.nullish(),
});
export type NewScore = z.output<typeof NewScore>;

/** A row of a leaderboard. */
export type ScoreRecord = Pick<NewScore, "score" | "round" | "timeTaken"> & {
  level: string;
  username: string;
  /** ISO 8601, UTC. */
  date: string;
};

/** `displayName`: what the page calls the player; the user name of those without one. `isOwn`: the player is the caller. */
export type TopScore = ScoreRecord & { displayName: string; isOwn?: boolean | undefined };

/** GET /api/scores: the caller's best games, and the best game of each of the best players who want to be on the board. */
export type Scores = { userScores: ScoreRecord[]; topScores: TopScore[] };

/** What is played in a challenge. `answer`: the word that a text leaves open, or the term. */
export const ChallengeGame = z.object({
  topic: text.max(serverLimits.topicLength),
  level: z.enum(levelNames),
  questions: listUpTo(
    quiz.challengeQuestionsMax,
    z.object({ id, answer: text.max(serverLimits.contentNameLength) }),
  ).refine(({ length }) => length > 0),
});
export type ChallengeGame = z.output<typeof ChallengeGame>;

/** POST /api/training/challenges: a finished game, with its points and the number of right answers. */
export const NewChallenge = ChallengeGame.extend({ score: z.number(), right: z.number() });
export type NewChallenge = z.output<typeof NewChallenge>;

/** POST /api/training/challenges/{id}. `total`: the number of questions that there were. */
export const NewResult = z.object({ score: z.number(), right: z.number(), total: z.number().int().min(1) });
export type NewResult = z.output<typeof NewResult>;

/**
 * GET /api/training/challenges/{id}. `total`: the questions of the challenger's game. `modules`: what the caller can play, empty after
 * that. `results`: the best first.
 */
export type Challenge = {
  topic: string;
  level: LevelName;
  total: number;
  /** ISO 8601, UTC. */
  endsAt: string;
  modules: TrainingModule[];
  results: (NewResult & { name: string; isOwn: boolean; isChallenger: boolean })[];
};
