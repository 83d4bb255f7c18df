import "server-only";
import { serverTimings } from "../../api/server-limits";
import type { NewScore } from "../../api/training-schemas";
import { quiz } from "../../quiz/rules";
import { db } from "./client";
import type { Prisma } from "./generated/client";
import { newId } from "./id";

/**
 * Adds a score; of the saves of one game the best one counts, also of many at the same time. `false`: the account is younger than
 * the game.
 */
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

const fields = { score: true, level: true, round: true, timeTaken: true, createdAt: true } satisfies Prisma.ScoreSelect;

/** Of two equal scores the earlier one comes first. */
const bestFirst = [
  { score: "desc" },
  { createdAt: "asc" },
  { id: "asc" },
] satisfies Prisma.ScoreOrderByWithRelationInput[];

export type ScoreRow = Prisma.ScoreGetPayload<{ select: typeof fields }> & { username: string };
type TopScoreRow = ScoreRow & { isOwn: boolean };

/** The best scores of this user, and the best score of each of the best players who want to be on the board. */
export async function listScores(userId: string): Promise<{ own: ScoreRow[]; top: TopScoreRow[] }> {
  const scores = (take: number) => ({ orderBy: bestFirst, take, select: fields });
  const [user, players] = await Promise.all([
    db().user.findUnique({
      where: { id: userId },
      select: { username: true, scores: scores(quiz.userScoresShown) },
    }),
    db().user.findMany({
      where: { bestScore: { not: null }, showOnBoard: true },
      orderBy: [{ bestScore: "desc" }, { bestScoreAt: "asc" }, { id: "asc" }],
      take: quiz.topScoresShown,
      select: { id: true, username: true, displayName: true, scores: scores(1) },
    }),
  ]);
  return {
    own: user?.scores.map((score) => ({ username: user.username, ...score })) ?? [],
    top: players.flatMap(({ id, username, displayName, scores }) =>
      scores.map((score) => ({ username: displayName || username, isOwn: id === userId, ...score })),
    ),
  };
}
