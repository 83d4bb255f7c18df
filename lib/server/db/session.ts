import "server-only";
import { timings } from "../../limits";
import { db } from "./client";
import { newId } from "./id";

/** The owner of a live session, in one query, or `null`. */
export function findSession(userId: string, sessionId: string) {
  return db().user.findFirst({
    where: { id: userId, sessions: { some: { id: sessionId, expiresAt: { gt: new Date() } } } },
    select: { id: true, username: true },
  });
}

/**
 * A new session that lives as long as its token, or `null` if the password has changed since it was checked: the lock on
 * the user's row keeps a login that overlaps with a password reset from outliving it. Clears away expired sessions.
 */
export async function addSession(userId: string, passwordHash: string): Promise<string | null> {
  const id = newId();
  const now = Date.now();
  const expiresAt = new Date(now + timings.tokenDays * 86_400_000);
  const [added] = await db().$transaction([
    db().$executeRaw`
      INSERT INTO "Session" ("userId", "id", "expiresAt")
      SELECT "id", ${id}, ${expiresAt} FROM "User" WHERE "id" = ${userId} AND "passwordHash" = ${passwordHash} FOR SHARE`,
    db().session.deleteMany({ where: { userId, expiresAt: { lt: new Date(now) } } }),
  ]);
  return added === 1 ? id : null;
}

export async function removeSession(userId: string, sessionId: string): Promise<void> {
  await db().session.deleteMany({ where: { userId, id: sessionId } });
}
