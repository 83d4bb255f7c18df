import "server-only";
import { serverTimings } from "../../api/server-limits";
import type { NewScore } from "../../api/training-schemas";
import { quiz } from "../../quiz/rules";
import { db } from "./client";
import { Prisma } from "./generated/client";
import { newId } from "./id";

export type ScoreRow = Pick<NewScore, "score" | "level" | "round" | "timeTaken"> & {
  username: string;
  createdAt: Date;
};

/** Of two that are equal the one that was there first. */
const bestFirst = Prisma.sql`ORDER BY "score" DESC, "createdAt", "id"`;

/** Keeps a score: of the saves of one game the best, also of many at once. `false`: the account is younger than the game. */
export async function addScore(userId: string, { gameId = null, ...game }: NewScore): Promise<boolean> {
  const { score, level, round, timeTaken } = game;
  const startedAt = new Date(Date.now() - (timeTaken - serverTimings.playSlackSeconds) * 1000);
  const best = { score, level, round, timeTaken };
  return db().$transaction(async (tx) => {
    if ((await tx.user.count({ where: { id: userId, createdAt: { lte: startedAt } } })) === 0) return false;
    const row = { userId, id: newId(), gameId, ...best };
    const { count } = await tx.score.createMany({ data: row, skipDuplicates: true });
    if (count === 0) {
      await tx.score.updateMany({
        where: { userId, gameId, score: { lt: score } },
        data: { ...best, createdAt: new Date() },
      });
    }
    // The board of all players reads this instead of everybody's scores.
    await tx.user.updateMany({
      where: { id: userId, OR: [{ bestScore: null }, { bestScore: { lt: score } }] },
      data: { bestScore: score, bestScoreAt: new Date() },
    });
    return true;
  });
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
