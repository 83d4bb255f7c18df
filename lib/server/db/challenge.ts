import { serverLimits } from "../../api/server-limits";
import type { ChallengeGame, NewResult } from "../../api/training-schemas";
import { db } from "./client";
import { Prisma } from "./generated/client";
import { newId } from "./id";
import { nameOf } from "./shown-name";

// A challenge belongs to everybody who has its link. All of its rows have the same `challengeId`, and one of them has the game.

const isOpen = () => ({ expiresAt: { gt: new Date() } });

export const countOpenChallenges = (userId: string) =>
  db().challengeResult.count({ where: { userId, game: { not: Prisma.DbNull }, ...isOpen() } });

/** Returns its id. */
export async function addChallenge(
  userId: string,
  result: NewResult,
  game: ChallengeGame,
  expiresAt: Date,
): Promise<string> {
  const data = { challengeId: newId(), userId, ...result, game, expiresAt };
  return (await db().challengeResult.create({ data, select: { challengeId: true } })).challengeId;
}

/** `false`: this person has played it. */
export async function addResult(
  userId: string,
  challengeId: string,
  result: NewResult,
  expiresAt: Date,
): Promise<boolean> {
  const data = { challengeId, userId, ...result, expiresAt };
  return (await db().challengeResult.createMany({ data, skipDuplicates: true })).count === 1;
}

/** All who have played a challenge that has not ended, the best first. */
export const listResults = (challengeId: string) =>
  db().challengeResult.findMany({
    where: { challengeId, ...isOpen() },
    orderBy: [{ score: "desc" }, { userId: "asc" }],
  });

/** What a person has played of challenges that have not ended. */
export const listOwnResults = (userId: string) =>
  db().challengeResult.findMany({ where: { userId, ...isOpen() }, orderBy: { expiresAt: "asc" } });

export async function namesOf(userIds: string[]): Promise<Map<string, string>> {
  const select = { id: true, username: true, displayName: true };
  const users = await db().user.findMany({ where: { id: { in: userIds } }, select });
  return new Map(users.map((user) => [user.id, nameOf(user)]));
}

/** Removes challenges that have ended. Returns whether there may be more. */
export async function purgeChallenges(): Promise<boolean> {
  const where = { expiresAt: { lte: new Date() } };
  const take = serverLimits.purgeBatchSize;
  const rows = await db().challengeResult.findMany({ where, take, select: { challengeId: true } });
  for (const challengeId of new Set(rows.map((row) => row.challengeId))) {
    await db().challengeResult.deleteMany({ where: { challengeId, ...where } });
  }
  return rows.length === take;
}
