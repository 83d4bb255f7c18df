import { randomBytes } from "node:crypto";

/** A new opaque id: 144 random bits in 24 characters safe for addresses. */
export function newId(): string {
  return randomBytes(18).toString("base64url");
}
