import { clearDrafts, filesDatabase } from "./drafts";
import { forgetSession, lastUsername, readSession, type Session, tokenOf } from "./session";

/**
 * Removes the token, the drafts and the chosen files of this person on their own request. `false`: somebody else has signed in during the call to the
 * server, and stays signed in. If a refused token has ended the session before, the name of its owner is still known.
 * `reason`: the notice at the login.
 */
export function leaveSession(ended: Session, reason: string | null = null): boolean {
  const session = readSession();
  if (session.status === "in" && session.token !== tokenOf(ended)) return false;
  const username = lastUsername();
  if (username) clearDrafts(username);
  forgetSession(reason);
  // Last, because nothing is stored for them any more.
  if (username) window.indexedDB?.deleteDatabase(filesDatabase(username));
  return true;
}
