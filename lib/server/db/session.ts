import "server-only";
import { timings } from "../../limits";
import { db } from "./client";
import { newId } from "./id";

/** Sessions that were seen alive a moment ago. */
let memory = { until: 0, alive: new Set<string>() };

/** From here on every session is looked up anew. What a look-up that is under way finds, it notes in the old memory. */
export function forgetSessions(): void {
  memory = { until: performance.now() + timings.sessionRememberedMs, alive: new Set() };
}

/**
 * Whether this session is alive. One that was is believed to be for up to half a second, unless this very process has ended
 * a session since: one page makes several calls at once.
 */
export async function isSessionAlive(userId: string, sessionId: string): Promise<boolean> {
  if (performance.now() >= memory.until) forgetSessions();
  const { alive } = memory;
  const key = `${userId} ${sessionId}`;
  if (alive.has(key)) return true;
  const isAlive = await isSessionStillAlive(userId, sessionId);
  if (isAlive) alive.add(key);
  return isAlive;
}

/** The same without trust in what was seen a moment ago. */
export async function isSessionStillAlive(userId: string, sessionId: string): Promise<boolean> {
  const session = await db().session.findUnique({
    where: { userId_id: { userId, id: sessionId }, expiresAt: { gt: new Date() } },
    select: { id: true },
  });
  return session !== null;
}

/** Whatever ends sessions runs in here, so that none of them is remembered. */
export async function endingSessions<Result>(end: () => Promise<Result>): Promise<Result> {
  try {
    return await end();
  } finally {
    forgetSessions();
  }
}

/**
 * A new session that lives as long as its token, or `null` if the password has changed since it was checked: the lock on
 * the user's row keeps a login that overlaps with a password reset from outliving it. Clears away expired sessions.
 */
export async function addSession(userId: string, passwordHash: string): Promise<string | null> {
  const id = newId();
  const now = Date.now();
  const expiresAt = new Date(now + timings.tokenDays * 86_400_000);
  const added = await db().$executeRaw`
    WITH expired AS (DELETE FROM "Session" WHERE "userId" = ${userId} AND "expiresAt" < ${new Date(now)})
    INSERT INTO "Session" ("userId", "id", "expiresAt")
    SELECT "id", ${id}, ${expiresAt} FROM "User" WHERE "id" = ${userId} AND "passwordHash" = ${passwordHash} FOR SHARE`;
  return added === 1 ? id : null;
}

export async function removeSession(userId: string, sessionId: string): Promise<void> {
  await endingSessions(() => db().session.deleteMany({ where: { userId, id: sessionId } }));
}
