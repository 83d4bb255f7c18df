import "server-only";
import { z } from "zod";
import { serverTimings } from "../../api/server-limits";
import { db, queryRows } from "./client";
import { Prisma } from "./generated/client";
import { newId } from "./id";
import { type Counter, consumeSql, Use, useColumns } from "./rate-limit";

const Profile = z.object({ username: z.string(), email: z.string(), displayName: z.string().nullable() });
export type ProfileRow = z.output<typeof Profile>;

/** The signed-in person behind a request. The profile is at most `sessionCacheMs` old. */
export type Caller = ProfileRow & { id: string; sessionId: string };

/** Callers by their tokens. */
let cache = { expiresAt: 0, callers: new Map<string, Caller>() };

/** Empties the cache. A look-up that is under way writes its result to the old map, which nobody reads any more. */
export function invalidateSessionCache(): void {
  cache = { expiresAt: performance.now() + serverTimings.sessionCacheMs, callers: new Map() };
}

/**
 * The caller with this token, found by `find` or, for `sessionCacheMs`, in the cache: one page makes several calls at once. The
 * cache is emptied whenever this process ends a session or changes a profile.
 */
export async function cachedSession(token: string, find: () => Promise<Caller | null>): Promise<Caller | null> {
  if (performance.now() >= cache.expiresAt) invalidateSessionCache();
  const { callers } = cache;
  const cached = callers.get(token);
  if (cached) return cached;
  const caller = await find();
  if (caller) callers.set(token, caller);
  return caller;
}

const profileSql = (userId: string, sessionId: string) => Prisma.sql`
  SELECT "username", "email", "displayName" FROM "Session" s JOIN "User" u ON u."id" = s."userId"
  WHERE s."userId" = ${userId} AND s."id" = ${sessionId} AND s."expiresAt" > ${new Date()}`;

/** The user of a live session. */
export async function findCaller(userId: string, sessionId: string): Promise<Caller | null> {
  const [profile] = await queryRows(Profile, profileSql(userId, sessionId));
  return profile ? { id: userId, sessionId, ...profile } : null;
}

/** The same, and counts one use of a rate limit of theirs. */
export async function countCaller(userId: string, sessionId: string, counter: Counter | null) {
  const [counted] = await queryRows(
    Profile.extend(Use.shape),
    Prisma.sql`
      WITH "profile" AS (${profileSql(userId, sessionId)}),
        ${consumeSql(counter, Prisma.sql`EXISTS (SELECT FROM "profile")`)}
      SELECT "profile".*, ${useColumns} FROM "profile", "used"`,
  );
  if (!counted) return null;
  const { count, resetAt, ...profile } = counted;
  return { caller: { id: userId, sessionId, ...profile }, use: { count, resetAt } };
}

/** Runs a change that ends sessions or alters a profile, then empties the cache, also after a failure. */
export async function withSessionInvalidation<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } finally {
    invalidateSessionCache();
  }
}

/**
 * A new session that lives as long as its token, and the count of failed logins reset. `null` if the password has changed since
 * it was checked. Expired sessions of the user are removed.
 */
export function addSession(userId: string, passwordHash: string, attempts: Counter | null): Promise<string | null> {
  const now = Date.now();
  return db().$transaction(async (tx) => {
    // The lock lets no password reset pass between this check and the commit: the reset would not end this session. Prisma has no
    // row locks.
    const [user] = await queryRows(
      z.object({ id: z.string() }),
      Prisma.sql`SELECT "id" FROM "User" WHERE "id" = ${userId} AND "passwordHash" = ${passwordHash} FOR SHARE`,
      tx,
    );
    if (!user) return null;
    await tx.session.deleteMany({ where: { userId, expiresAt: { lt: new Date(now) } } });
    const expiresAt = new Date(now + serverTimings.tokenDays * 86_400_000);
    const { id } = await tx.session.create({ data: { userId, id: newId(), expiresAt }, select: { id: true } });
    if (attempts) await tx.throttle.deleteMany({ where: { key: attempts.key } });
    return id;
  });
}

export async function removeSession(userId: string, sessionId: string): Promise<void> {
  await withSessionInvalidation(() => db().session.deleteMany({ where: { userId, id: sessionId } }));
}
