import type { NewScore, Scores } from "../../api/training-schemas";
import { isPlausibleScore } from "../../quiz/plausible-score";
import { trainingTexts } from "../../texts/training";
import { addScore, listScores, type ScoreRow } from "../db/score";
import { ApiError } from "../errors";
import { consume } from "../rate-limit/rate-limit";

/** POST /api/scores: 422 for a score that no game can reach. The game runs in the browser, so more cannot be checked. */
export async function saveScore(userId: string, score: NewScore): Promise<void> {
  if (!isPlausibleScore(score)) implausible();
  await consume("score", userId);
  const isOldEnough = await addScore(userId, score);
  if (!isOldEnough) implausible();
}

export function implausible(): never {
  throw new ApiError("implausible_score", trainingTexts.implausibleScore);
}

/** GET /api/scores */
export async function findScores(userId: string): Promise<Scores> {
  const { own, top } = await listScores(userId);
  return { userScores: own.map(toRecord), topScores: top.map(toRecord) };
}

const toRecord = <Row extends ScoreRow>({ createdAt, ...score }: Row) => ({ ...score, date: createdAt.toISOString() });
