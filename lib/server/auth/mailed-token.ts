import { randomBytes } from "node:crypto";
import { serverTimings } from "../../api/server-limits";
import { hashOf } from "../db/id";

/** A secret for the link of a mail. Only its hash is stored. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashOf(token) };
}

const newLink = (ms: number) => ({ ...newToken(), expiresAt: new Date(Date.now() + ms) });

export const newResetLink = () => newLink(serverTimings.resetLinkMinutes * 60_000);

/** For a link that undoes a change. */
export const newUndoLink = () => newLink(serverTimings.undoLinkDays * 86_400_000);
