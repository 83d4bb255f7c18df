import { quiz } from "../../quiz/rules";
import { db } from "./client";
import type { Prisma } from "./generated/client";
import { nameOf } from "./shown-name";

// The board of all players has a table of its own, so that reading it is one look-up, however many players there are and wherever
// their scores are. Whoever changes what it shows has the lock of the player's row, so that of several at once the last one sees all.

export const scoreFields = {
  score: true,
  level: true,
  round: true,
  timeTaken: true,
  createdAt: true,
} satisfies Prisma.ScoreSelect;

/** Of two equal scores the earlier one comes first. */
export const bestFirst = [
  { score: "desc" },
  { createdAt: "asc" },
  { id: "asc" },
] satisfies Prisma.ScoreOrderByWithRelationInput[];

/** The best score of each of the best players who want to be on the board. */
export function listTopScores(take: number = quiz.topScoresShown) {
  return db().topScore.findMany({
    orderBy: [{ score: "desc" }, { createdAt: "asc" }, { userId: "asc" }],
    take,
    select: { userId: true, username: true, name: true, ...scoreFields },
  });
}

/** What decides whether and how a player is on the board. */
type Player = { username: string; displayName: string | null; showOnBoard: boolean };

/**
 * Brings a player's line on the board up to date with their profile and their scores; `saved` is the score that was just
 * saved. Needs the lock of their row.
 */
export async function updateTopScore(
  tx: Prisma.TransactionClient,
  userId: string,
  { username, displayName, showOnBoard }: Player,
  saved = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (!showOnBoard) {
    await tx.topScore.deleteMany({ where: { userId } });
    return;
  }
  const best = await tx.score.findFirst({ where: { userId }, orderBy: bestFirst, select: scoreFields });
  if (!best || best.score > saved) return;
  const line = { username, name: nameOf({ username, displayName }), ...best };
  await tx.topScore.upsert({
    where: { userId },
    create: { userId, ...line },
    update: line,
    select: { userId: true },
  });
}
