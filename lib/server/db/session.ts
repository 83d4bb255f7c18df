import { z } from "zod";
import { serverLimits, serverTimings } from "../../api/server-limits";
import { db, queryRows } from "./client";
import { type Counter, consumeSql, Use, useColumns } from "./counter";
import { Prisma } from "./generated/client";
import { newId } from "./id";
import { lockUser } from "./lock-user";

export const Profile = z.object({
  username: z.string(),
  email: z.string(),
  displayName: z.string().nullable(),
  showOnBoard: z.boolean(),
  mailAboutOffers: z.boolean(),
  birthYear: z.number().nullable(),
});
export type ProfileRow = z.output<typeof Profile>;
const CallerRow = Profile.extend({ lastSeenAt: z.date() });
const CountedCallerRow = CallerRow.extend(Use.shape);

/** The signed-in person behind a request. */
export type Caller = z.output<typeof CallerRow> & { id: string; sessionId: string };

const callerSql = (userId: string, sessionId: string) => Prisma.sql`
  SELECT "username", "email", "displayName", "showOnBoard", "mailAboutOffers", "birthYear", "lastSeenAt"
  FROM "Session" s JOIN "User" u ON u."id" = ${userId}
  WHERE s."userId" = ${userId} AND s."id" = ${sessionId} AND s."expiresAt" > ${new Date()}`;

export async function findCaller(userId: string, sessionId: string): Promise<Caller | null> {
  const [caller] = await queryRows(CallerRow, callerSql(userId, sessionId));
  return caller ? { id: userId, sessionId, ...caller } : null;
}

/** The user of a live session, and one counted use of one of their rate limits. */
export async function countCaller(userId: string, sessionId: string, counter: Counter | null) {
  const [counted] = await queryRows(
    CountedCallerRow,
    Prisma.sql`
      WITH "caller" AS (${callerSql(userId, sessionId)}),
        ${consumeSql(counter, Prisma.sql`EXISTS (SELECT FROM "caller")`)}
      SELECT "caller".*, ${useColumns} FROM "caller", "used"`,
  );
  if (!counted) return null;
  const { count, resetAt, ...caller } = counted;
  return { caller: { id: userId, sessionId, ...caller }, use: { count, resetAt } };
}

/**
 * A new session that lives as long as its token. `null` if the password has changed since it was checked. Expired sessions of
 * the user are removed.
 */
export async function addSession(
  userId: string,
  passwordHash: string,
  userAgent: string | null,
): Promise<string | null> {
  const id = newId();
  const now = Date.now();
  const isAdded = await db().$transaction(async (tx) => {
    // The lock: otherwise a password reset between the check and the new row would not end this session.
    const user = await lockUser(tx, userId);
    if (user?.passwordHash !== passwordHash) return false;
    const expiresAt = new Date(now + serverTimings.tokenDays * 86_400_000);
    const shortened = userAgent?.slice(0, serverLimits.userAgentLength) ?? null;
    await tx.session.create({ data: { userId, id, expiresAt, userAgent: shortened }, select: { id: true } });
    await tx.session.deleteMany({ where: { userId, expiresAt: { lt: new Date(now) } } });
    return true;
  });
  return isAdded ? id : null;
}

/** `false`: this user has no such session. */
export async function removeSession(userId: string, sessionId: string): Promise<boolean> {
  const { count } = await db().session.deleteMany({ where: { userId, id: sessionId } });
  return count === 1;
}

/** Returns how many there were. */
export async function removeOtherSessions(userId: string, sessionId: string): Promise<number> {
  const { count } = await db().session.deleteMany({ where: { userId, id: { not: sessionId } } });
  return count;
}

/** The live sessions of a user, the last seen one first. */
export function listSessions(userId: string) {
  return db().session.findMany({
    where: { userId, expiresAt: { gt: new Date() } },
    orderBy: { lastSeenAt: "desc" },
    take: serverLimits.sessionsListed,
    select: { id: true, userAgent: true, lastSeenAt: true },
  });
}

/** Stores that a session is in use. Of calls at the same time only one writes. */
export async function markSeen({ id, sessionId, lastSeenAt }: Caller): Promise<void> {
  const where = { userId: id, id: sessionId, lastSeenAt: { lte: lastSeenAt } };
  await db().session.updateMany({ where, data: { lastSeenAt: new Date() } });
}
