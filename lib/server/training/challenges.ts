import { serverLimits, serverTimings } from "../../api/server-limits";
import type { Challenge, ChallengeGame, NewChallenge, NewResult, TrainingModule } from "../../api/training-schemas";
import { ownValue } from "../../own-value";
import { contains } from "../../quiz/cloze";
import { contentEndpoint } from "../../quiz/content";
import { isPlausibleResult } from "../../quiz/plausible-score";
import type { LevelName } from "../../quiz/rules";
import { challengeTexts } from "../../texts/challenge";
import { trainingTexts } from "../../texts/training";
import { readConfig } from "../config";
import * as challenges from "../db/challenge";
import { StoredChallengeGame } from "../db/json-columns";
import { findModules } from "../db/training-module";
import { ApiError, badRequest, notFound } from "../errors";
import { consume } from "../rate-limit/rate-limit";
import { implausible } from "./scores";

const dayMs = 86_400_000;

/** POST /api/training/challenges: the questions of a finished game, for whoever gets the link. */
export async function addChallenge(
  userId: string,
  { score, right, ...game }: NewChallenge,
): Promise<{ challengeId: string }> {
  if (!(await hasTopic(game))) badRequest(trainingTexts.topicInvalid);
  const result = plausible({ score, right, total: game.questions.length }, game.level);
  await consume("score", userId);
  if ((await challenges.countOpenChallenges(userId)) >= serverLimits.openChallenges)
    throw new ApiError("rate_limited", challengeTexts.tooMany);
  const expiresAt = new Date(Date.now() + serverTimings.challengeDays * dayMs);
  return { challengeId: await challenges.addChallenge(userId, result, game, expiresAt) };
}

/**
 * GET /api/training/challenges/{id}: the questions, until the caller has played them, and the results that the caller may see: all
 * to whoever set the challenge, to anybody else that of theirs and the own one.
 */
export async function findChallenge(userId: string, challengeId: string): Promise<Challenge> {
  const { rows, challenger, game } = await findOpen(challengeId);
  const own = rows.find((row) => row.userId === userId);
  const modules = own ? [] : await modulesOf(game);
  if (!own && modules.length === 0) notFound(challengeTexts.gone);
  const shown = own === challenger ? rows : rows.filter((row) => row === challenger || row === own);
  const names = await challenges.namesOf(shown.map((row) => row.userId));
  return {
    topic: game.topic,
    level: game.level,
    total: game.questions.length,
    endsAt: challenger.expiresAt.toISOString(),
    modules,
    results: shown.flatMap((row) => {
      const name = names.get(row.userId);
      const { score, right, total } = row;
      const whose = { isOwn: row === own, isChallenger: row === challenger };
      return name ? [{ name, score, right, total, ...whose }] : [];
    }),
  };
}

/** POST /api/training/challenges/{id}: the result of the caller, once. */
export async function saveResult(userId: string, challengeId: string, result: NewResult): Promise<Challenge> {
  const { rows, challenger, game } = await findOpen(challengeId);
  if (result.total > game.questions.length) implausible();
  plausible(result, game.level);
  await consume("score", userId);
  if (rows.length > serverLimits.challengePlayers) throw new ApiError("rate_limited", challengeTexts.full);
  const isAdded = await challenges.addResult(userId, challengeId, result, challenger.expiresAt);
  if (!isAdded) throw new ApiError("challenge_played", challengeTexts.played);
  return findChallenge(userId, challengeId);
}

/** A challenge that has not ended and whose challenger is still here. */
async function findOpen(challengeId: string) {
  const rows = await challenges.listResults(challengeId);
  const challenger = rows.find(({ game }) => game !== null);
  const game = StoredChallengeGame.parse(challenger?.game ?? null);
  return challenger && game ? { rows, challenger, game } : notFound(challengeTexts.gone);
}

/** Content of our own, the same for everybody. */
async function hasTopic({ topic }: Pick<ChallengeGame, "topic">): Promise<boolean> {
  const { topics } = await readConfig("training.json");
  return ownValue(topics, topic)?.dataSource.endpoint === contentEndpoint;
}

/** The questions that still exist, in their order. Of the challenger's words only those that the text has are used. */
async function modulesOf({ topic, questions }: ChallengeGame): Promise<TrainingModule[]> {
  if (!(await hasTopic({ topic }))) return [];
  const modules = await findModules(questions.map(({ id }) => id));
  return questions.flatMap(({ id, answer }) => {
    const module = modules.find((module) => module.id === id);
    if (!module) return [];
    return [{ ...module, correctAnswer: module.correctAnswer ?? (contains(module.text, answer) ? answer : null) }];
  });
}

function plausible<Result extends NewResult>(result: Result, level: LevelName): Result {
  return isPlausibleResult(result, level) ? result : implausible();
}
