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

/** A new session that lives as long as its token. Clears away the owner's expired ones. */
export async function addSession(userId: string): Promise<string> {
  const id = newId();
  const now = Date.now();
  await db().$transaction([
    db().session.deleteMany({ where: { userId, expiresAt: { lt: new Date(now) } } }),
    db().session.create({ data: { userId, id, expiresAt: new Date(now + timings.tokenDays * 86_400_000) } }),
  ]);
  return id;
}

export async function removeSession(userId: string, sessionId: string): Promise<void> {
  await db().session.deleteMany({ where: { userId, id: sessionId } });
}

/** Ends every session of a user, but for the one that is kept. */
export async function removeSessions(userId: string, keptSessionId?: string): Promise<void> {
  const others = keptSessionId ? { id: { not: keptSessionId } } : {};
  await db().session.deleteMany({ where: { userId, ...others } });
}
