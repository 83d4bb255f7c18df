import { createHash, randomBytes } from "node:crypto";

/** A new opaque id: 144 random bits in 24 characters safe for addresses. */
export function newId(): string {
  return randomBytes(18).toString("base64url");
}

/** The SHA-256 (base64url) of an id or a token, for where only its hash may be stored or sent. */
export const hashOf = (id: string) => createHash("sha256").update(id).digest("base64url");
