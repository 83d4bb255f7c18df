import "server-only";
import type { NewScore, ScoreRecord, Scores } from "../../api/training-schemas";
import { isPlausibleScore } from "../../quiz/plausible-score";
import { trainingTexts } from "../../texts/training";
import { addScore, listScores, type ScoreRow } from "../db/score";
import { ApiError } from "../errors";
import { spend } from "../rate-limit/rate-limit";

/** POST /api/scores: 422 for what no game can come to. The game runs in the browser, so more than that cannot be known. */
export async function keepScore(userId: string, score: NewScore): Promise<void> {
  if (!isPlausibleScore(score)) implausible();
  await spend("score", userId);
  const isOldEnough = await addScore(userId, score);
  if (!isOldEnough) implausible();
}

function implausible(): never {
  throw new ApiError("implausible_score", trainingTexts.implausibleScore);
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
