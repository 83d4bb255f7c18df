import "server-only";
import { timings } from "../../limits";
import { db } from "./client";
import { newId } from "./id";

type Memory = { until: number; alive: Set<string> };

// One memory a process, although each route may be bundled with its own copy of this module.
const kept = globalThis as { flexiSessions?: Memory };

/** From here on every session is looked up anew; so does a look-up that is under way, for it notes what it finds elsewhere. */
export function forgetSessions(): Memory {
  kept.flexiSessions = { until: performance.now() + timings.sessionRememberedMs, alive: new Set() };
  return kept.flexiSessions;
}

/**
 * Whether this session is alive. One that was is believed to be for up to half a second, unless this very process has ended
 * a session since: one page makes several calls at once.
 */
export async function isSessionAlive(userId: string, sessionId: string): Promise<boolean> {
  const { flexiSessions } = kept;
  const { alive } = flexiSessions && performance.now() < flexiSessions.until ? flexiSessions : forgetSessions();
  const key = `${userId} ${sessionId}`;
  if (alive.has(key)) return true;
  const session = await db().session.findUnique({
    where: { userId_id: { userId, id: sessionId }, expiresAt: { gt: new Date() } },
    select: { id: true },
  });
  if (session) alive.add(key);
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
