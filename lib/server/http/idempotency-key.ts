import { randomUUID } from "node:crypto";
import { serverLimits } from "../../api/server-limits";
import { refusalTexts } from "../../texts/refusal";
import { badRequest } from "../errors";

/** The caller's Idempotency-Key, or a new one for a call without it. 400 if it is empty or too long. */
export function readIdempotencyKey(request: Request): string {
  const key = request.headers.get("idempotency-key");
  if (key === null) return randomUUID();
  return key.length >= 1 && key.length <= serverLimits.idempotencyKeyLength
    ? key
    : badRequest(refusalTexts.idempotencyKey);
}
