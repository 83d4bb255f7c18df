import "server-only";
import { serverTimings } from "../../api/server-limits";
import { db } from "./client";
import { Prisma } from "./generated/client";
import { newId } from "./id";
import { type Counter, consumeSql, refundSql, type Use, useColumns } from "./rate-limit";
import type { ProfileRow } from "./user";

/** The signed-in person behind a request, by what their session and their account said a moment ago. */
export type Caller = ProfileRow & { id: string; sessionId: string };

/** Callers who were found a moment ago, by their tokens. */
let memory = { until: 0, callers: new Map<string, Caller>() };

/** From here on every caller is looked up anew. What a look-up that is under way finds, it notes in the old memory. */
export function invalidateSessionCache(): void {
  memory = { until: performance.now() + serverTimings.sessionCacheMs, callers: new Map() };
}

/**
 * Whose token this is. One who was found is believed for up to half a second, unless this very process has ended a session
 * or changed a profile since: one page makes several calls at once.
 */
export async function cachedSession(token: string, find: () => Promise<Caller | null>): Promise<Caller | null> {
  if (performance.now() >= memory.until) invalidateSessionCache();
  const { callers } = memory;
  const known = callers.get(token);
  if (known) return known;
  const caller = await find();
  if (caller) callers.set(token, caller);
  return caller;
}

const profileOf = (userId: string, sessionId: string) => Prisma.sql`
  SELECT "username", "email", "displayName" FROM "Session" s JOIN "User" u ON u."id" = s."userId"
  WHERE s."userId" = ${userId} AND s."id" = ${sessionId} AND s."expiresAt" > ${new Date()}`;

/** Who is behind a session that is alive. */
export async function findCaller(userId: string, sessionId: string): Promise<Caller | null> {
  const [profile] = await db().$queryRaw<ProfileRow[]>(profileOf(userId, sessionId));
  return profile ? { id: userId, sessionId, ...profile } : null;
}

/** The same, and counts a use for them. */
export async function countCaller(userId: string, sessionId: string, counter: Counter | null) {
  const [counted] = await db().$queryRaw<(ProfileRow & Use)[]>`
    WITH "profile" AS (${profileOf(userId, sessionId)}),
      ${consumeSql(counter, Prisma.sql`EXISTS (SELECT FROM "profile")`)}
    SELECT "profile".*, ${useColumns} FROM "profile", "used"`;
  if (!counted) return null;
  const { count, resetAt, ...profile } = counted;
  return { caller: { id: userId, sessionId, ...profile }, use: { count, resetAt } };
}

/** Whether this person is signed in by the session whose id has this SHA-256 (base64url). */
export const isSignedIn = (userId: string, sessionHash: string) => Prisma.sql`EXISTS (
  SELECT FROM "Session" s WHERE s."userId" = ${userId} AND s."expiresAt" > ${new Date()}
    AND sha256(convert_to(s."id", 'UTF8')) = ${Buffer.from(sessionHash, "base64url")})`;

/** Whatever ends sessions or changes a profile runs in here, so that nobody is remembered as they were. */
export async function withSessionInvalidation<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } finally {
    invalidateSessionCache();
  }
}

/**
 * A new session that lives as long as its token, or `null` if the password has changed since it was checked: the lock on
 * the user's row keeps a login that overlaps with a password reset from outliving it. Clears away expired sessions; with a
 * session the attempts that it took are forgotten.
 */
export async function addSession(
  userId: string,
  passwordHash: string,
  attempts: Counter | null,
): Promise<string | null> {
  const now = Date.now();
  const expiresAt = new Date(now + serverTimings.tokenDays * 86_400_000);
  const [session] = await db().$queryRaw<{ id: string }[]>`
    WITH "added" AS (
      INSERT INTO "Session" ("userId", "id", "expiresAt")
      SELECT "id", ${newId()}, ${expiresAt} FROM "User"
      WHERE "id" = ${userId} AND "passwordHash" = ${passwordHash} FOR SHARE
      RETURNING "id"
    ), "expired" AS (
      DELETE FROM "Session" WHERE "userId" = ${userId} AND "expiresAt" < ${new Date(now)}
    ), ${refundSql(attempts, Prisma.sql`SELECT FROM "added"`)}
    SELECT "id" FROM "added"`;
  return session?.id ?? null;
}

export async function removeSession(userId: string, sessionId: string): Promise<void> {
  await withSessionInvalidation(() => db().session.deleteMany({ where: { userId, id: sessionId } }));
}
