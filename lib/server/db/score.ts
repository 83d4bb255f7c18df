import "server-only";
import { timings } from "../../limits";
import { quiz } from "../../quiz/rules";
import type { NewScore } from "../../training-schemas";
import { db } from "./client";
import type { Prisma } from "./generated/client";
import { newId } from "./id";

const line = {
  score: true,
  level: true,
  round: true,
  timeTaken: true,
  createdAt: true,
  user: { select: { username: true } },
} satisfies Prisma.ScoreSelect;

export type ScoreRow = Prisma.ScoreGetPayload<{ select: typeof line }>;

/** The best first; of two that are equal the one that was there first. */
const bestFirst = [
  { score: "desc" },
  { createdAt: "asc" },
  { id: "asc" },
] satisfies Prisma.ScoreOrderByWithRelationInput[];

/**
 * Keeps a score: of the saves of one game the best, also of many at once. One statement, so that the board of all players
 * is never behind. `false`: the account is younger than the game.
 */
export async function addScore(userId: string, { score, level, round, timeTaken, gameId }: NewScore): Promise<boolean> {
  const [found] = await db().$queryRaw<{ players: number }[]>`
    WITH "player" AS (
      SELECT "id" FROM "User" WHERE "id" = ${userId}
        AND "createdAt" <= now() - (${timeTaken}::int - ${timings.playSlackSeconds}::int) * interval '1 second'
    ), "kept" AS (
      INSERT INTO "Score" ("userId", "id", "gameId", "score", "level", "round", "timeTaken")
      SELECT "id", ${newId()}, ${gameId ?? null}, ${score}::int, ${level}, ${round}::int, ${timeTaken}::int FROM "player"
      ON CONFLICT ("userId", "gameId") DO UPDATE SET "score" = EXCLUDED."score", "level" = EXCLUDED."level",
        "round" = EXCLUDED."round", "timeTaken" = EXCLUDED."timeTaken", "createdAt" = EXCLUDED."createdAt"
      WHERE "Score"."score" < EXCLUDED."score"
    ), "best" AS (
      UPDATE "User" u SET "bestScore" = ${score}::int, "bestScoreAt" = now() FROM "player" p
      WHERE u."id" = p."id" AND (u."bestScore" IS NULL OR u."bestScore" < ${score}::int)
    )
    SELECT count(*)::int AS "players" FROM "player"`;
  return found?.players === 1;
}

export function listBestScores(userId: string): Promise<ScoreRow[]> {
  return db().score.findMany({ where: { userId }, orderBy: bestFirst, take: quiz.userScoresShown, select: line });
}

/** The best score of each of the best players. */
export async function listTopScores(): Promise<ScoreRow[]> {
  const players = await db().user.findMany({
    where: { bestScore: { not: null } },
    orderBy: [{ bestScore: "desc" }, { bestScoreAt: "asc" }, { id: "asc" }],
    take: quiz.topScoresShown,
    select: { scores: { orderBy: bestFirst, take: 1, select: line } },
  });
  return players.flatMap(({ scores }) => scores);
}
