import "server-only";
import { serverLimits } from "../../api/server-limits";
import { refusalTexts } from "../../texts/refusal";
import { newId } from "../db/id";
import { badRequest } from "../errors";

/** The caller's Idempotency-Key; a call without one gets a key of its own and can only be repeated by that. */
export function requestKey(request: Request): string {
  const key = request.headers.get("idempotency-key");
  if (key === null) return newId();
  return key.length >= 1 && key.length <= serverLimits.idempotencyKeyLength
    ? key
    : badRequest(refusalTexts.idempotencyKey);
}
