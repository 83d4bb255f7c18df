import { clearDrafts } from "./drafts";
import { forgetSession, lastUsername, readSession, type Session, tokenOf } from "./session";

/**
 * Forgets the token and everything unsent of this person, because they asked to leave. `false`: somebody else has signed in
 * while the server was told, and stays. A refused token has ended the session before; the name of its owner is still known.
 * `reason`: what the login says.
 */
export function leaveSession(left: Session, reason: string | null = null): boolean {
  const session = readSession();
  if (session.status === "in" && session.token !== tokenOf(left)) return false;
  const username = lastUsername();
  if (username) clearDrafts(username);
  forgetSession(reason);
  return true;
}
