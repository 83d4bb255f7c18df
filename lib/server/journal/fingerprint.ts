import { createHash } from "node:crypto";

/** Shows whether a message is the one that its reply was written to. Too short to reveal anything else about it. */
export const fingerprintOf = (message: string) => createHash("sha256").update(message).digest("base64url").slice(0, 6);
