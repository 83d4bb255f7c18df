import type { SignedInDevice } from "../../api/responses";
import { deviceLabel } from "../../texts/device";
import { type Caller, listSessions, removeOtherSessions, removeSession } from "../db/session";
import { notFound } from "../errors";
import { logSecurityEvent } from "../log";

/** Where the caller is signed in: this session first, then the last seen. */
export async function listDevices({ id, sessionId }: Caller): Promise<SignedInDevice[]> {
  const devices = (await listSessions(id)).map((session) => ({
    _id: session.id,
    device: deviceLabel(session.userAgent),
    lastSeen: session.lastSeenAt.toISOString(),
    isCurrent: session.id === sessionId,
  }));
  return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export async function endSession({ id }: Caller, sessionId: string): Promise<void> {
  if (!(await removeSession(id, sessionId))) notFound();
  logSecurityEvent("sessions_ended", id);
}

export async function endOtherSessions({ id, sessionId }: Caller): Promise<void> {
  if ((await removeOtherSessions(id, sessionId)) > 0) logSecurityEvent("sessions_ended", id);
}
