import "server-only";
import type { SignedInDevice } from "../../api/responses";
import { deviceLabel } from "../../texts/device";
import { type Caller, listSessions, removeOtherSessions, removeSession } from "../db/session";
import { notFound } from "../errors";
import { logSecurityEvent } from "../log";

/** Where the caller is signed in, the last seen first. */
export async function listDevices({ id, sessionId }: Caller): Promise<SignedInDevice[]> {
  return (await listSessions(id)).map((session) => ({
    _id: session.id,
    device: deviceLabel(session.userAgent),
    lastSeen: session.lastSeenAt.toISOString(),
    isCurrent: session.id === sessionId,
  }));
}

export async function endSession({ id }: Caller, sessionId: string): Promise<void> {
  if (!(await removeSession(id, sessionId))) notFound();
  logSecurityEvent("sessions_ended", id);
}

export async function endOtherSessions({ id, sessionId }: Caller): Promise<void> {
  if ((await removeOtherSessions(id, sessionId)) > 0) logSecurityEvent("sessions_ended", id);
}
