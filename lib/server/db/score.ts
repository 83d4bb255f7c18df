import { serverTimings } from "../../api/server-limits";
import type { NewScore } from "../../api/training-schemas";
import { quiz } from "../../quiz/rules";
import { db } from "./client";
import type { Prisma } from "./generated/client";
import { newId } from "./id";
import { lockUser } from "./lock-user";
import { bestFirst, listTopScores, scoreFields, updateTopScore } from "./top-score";

/**
 * Adds a score. If one game is saved several times, even at the same time, only its best score is kept. `false`: the account
 * is younger than the game.
 */
export async function addScore(userId: string, { gameId = null, ...game }: NewScore): Promise<boolean> {
  const { score, level, round, timeTaken } = game;
  const startedAt = new Date(Date.now() - (timeTaken - serverTimings.playSlackSeconds) * 1000);
  const best = { score, level, round, timeTaken };
  return db().$transaction(async (tx) => {
    const player = await lockUser(tx, userId);
    if (!player || player.createdAt > startedAt) return false;
    const row = { userId, id: newId(), gameId, ...best };
    const { count } = await tx.score.createMany({ data: row, skipDuplicates: true });
    const better = { where: { userId, gameId, score: { lt: score } }, data: { ...best, createdAt: new Date() } };
    const isSaved = count === 1 || (await tx.score.updateMany(better)).count === 1;
    if (isSaved && player.showOnBoard) await updateTopScore(tx, userId, player, score);
    return true;
  });
}

/**
 * Removes the game that a player is on the board with, if `isConfirmed`; otherwise only finds it. Their next best game takes its place.
 * Returns the scores of both. `null`: the player is not on the board.
 */
export async function removeFromBoard(
  userId: string,
  isConfirmed: boolean,
): Promise<{ removed: number; next: number | null } | null> {
  return db().$transaction(async (tx) => {
    const player = await lockUser(tx, userId);
    const where = { userId };
    const order = { orderBy: bestFirst, take: 2, select: { id: true, score: true } };
    const [best, next] = await tx.score.findMany({ where, ...order });
    if (!player || !best || (await tx.topScore.count({ where })) === 0) return null;
    if (isConfirmed) {
      await tx.score.deleteMany({ where: { userId, id: best.id } });
      if (next) await updateTopScore(tx, userId, player);
      else await tx.topScore.deleteMany({ where });
    }
    return { removed: best.score, next: next?.score ?? null };
  });
}

export type ScoreRow = Prisma.ScoreGetPayload<{ select: typeof scoreFields }> & { username: string };
type TopScoreRow = ScoreRow & { displayName: string; isOwn: boolean };

export async function listScores(userId: string): Promise<{ own: ScoreRow[]; top: TopScoreRow[] }> {
  const [user, players] = await Promise.all([
    db().user.findUnique({
      where: { id: userId },
      select: {
        username: true,
        scores: { where: { userId }, orderBy: bestFirst, take: quiz.userScoresShown, select: scoreFields },
      },
    }),
    listTopScores(),
  ]);
  return {
    own: user?.scores.map((score) => ({ username: user.username, ...score })) ?? [],
    top: players.map(({ userId: player, name, ...score }) => ({
      ...score,
      displayName: name,
      isOwn: player === userId,
    })),
  };
}
