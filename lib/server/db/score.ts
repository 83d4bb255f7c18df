import "server-only";
import { timings } from "../../limits";
import { quiz } from "../../quiz/rules";
import type { NewScore } from "../../training-schemas";
import { db } from "./client";
import { Prisma } from "./generated/client";
import { newId } from "./id";

export type ScoreRow = Pick<NewScore, "score" | "level" | "round" | "timeTaken"> & {
  username: string;
  createdAt: Date;
};

/** Of two that are equal the one that was there first. */
const bestFirst = Prisma.sql`ORDER BY "score" DESC, "createdAt", "id"`;

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

/** The best scores of this user, and the best one of each of the best players. */
export async function listScores(userId: string): Promise<{ own: ScoreRow[]; top: ScoreRow[] }> {
  const rows = await db().$queryRaw<(ScoreRow & { isOwn: boolean })[]>`
    WITH "own" AS (SELECT * FROM "Score" WHERE "userId" = ${userId} ${bestFirst} LIMIT ${quiz.userScoresShown}::int),
    "players" AS (
      SELECT "id" FROM "User" WHERE "bestScore" IS NOT NULL
      ORDER BY "bestScore" DESC, "bestScoreAt", "id" LIMIT ${quiz.topScoresShown}::int
    ),
    "top" AS (
      SELECT best.* FROM "players" p
      CROSS JOIN LATERAL (SELECT * FROM "Score" WHERE "userId" = p."id" ${bestFirst} LIMIT 1) best
    )
    SELECT s."isOwn", s."score", s."level", s."round", s."timeTaken", s."createdAt", u."username"
    FROM (SELECT true AS "isOwn", "own".* FROM "own" UNION ALL SELECT false, "top".* FROM "top") s
    JOIN "User" u ON u."id" = s."userId" ORDER BY s."score" DESC, s."createdAt", s."id"`;
  const lines = (own: boolean) => rows.flatMap(({ isOwn, ...row }) => (isOwn === own ? [row] : []));
  return { own: lines(true), top: lines(false) };
}
