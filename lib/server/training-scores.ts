import "server-only";
import { isReachable } from "../quiz/reach";
import { trainingTexts } from "../texts/training";
import type { NewScore, ScoreRecord, Scores } from "../training-schemas";
import { addScore, listScores, type ScoreRow } from "./db/score";
import { ApiError } from "./errors";
import { spend } from "./throttle";

/** POST /api/scores: 422 for what no game can come to. The game runs in the browser, so more than that cannot be known. */
export async function keepScore(userId: string, score: NewScore): Promise<void> {
  if (!isReachable(score)) implausible();
  await spend("score", userId);
  const isOldEnough = await addScore(userId, score);
  if (!isOldEnough) implausible();
}

function implausible(): never {
  throw new ApiError(422, trainingTexts.implausibleScore);
}

/** GET /api/scores */
export async function findScores(userId: string): Promise<Scores> {
  const { own, top } = await listScores(userId);
  return { userScores: own.map(toRecord), topScores: top.map(toRecord) };
}

const toRecord = ({ createdAt, ...score }: ScoreRow): ScoreRecord => ({
  ...score,
  date: createdAt.toISOString(),
});
