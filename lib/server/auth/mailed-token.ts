import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** A secret for the link of a mail. Only its hash is stored. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashOf(token) };
}

export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
