import { serverTimings } from "../../api/server-limits";
import { refusalTexts } from "../../texts/refusal";
import { type Caller, countCaller, findCaller, markSeen } from "../db/session";
import { ApiError } from "../errors";
import { logFailure } from "../log";
import { assertWithinLimit, counterOf, type RateLimit } from "../rate-limit/rate-limit";
import { runInBackground } from "../run-in-background";
import { verifyToken } from "./token";

/**
 * The caller with the bearer token of an Authorization header. 401 without one, 403 for one that is malformed, forged, expired or revoked.
 * With `limit` it also counts a use of that limit of the caller, 429 beyond it.
 */
export async function authenticate(authorization: string | null, limit?: RateLimit): Promise<Caller> {
  const [scheme, token] = (authorization ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token)
    throw new ApiError("authentication_required", refusalTexts.authenticationRequired);
  const caller = await (limit ? countCallerByToken(token, limit) : findCallerByToken(token));
  if (!caller) throw new ApiError("invalid_token", refusalTexts.invalidToken);
  return caller;
}

async function countCallerByToken(token: string, limit: RateLimit): Promise<Caller | null> {
  const claims = await verifyToken(token);
  if (!claims) return null;
  const counter = counterOf(limit, claims.sub);
  const counted = await countCaller(claims.sub, claims.sid, counter);
  if (counted) assertWithinLimit(counter, counted.use);
  return counted && seen(counted.caller);
}

/** The caller with a token that we signed and whose session is alive. */
export async function findCallerByToken(token: string): Promise<Caller | null> {
  const claims = await verifyToken(token);
  const caller = claims && (await findCaller(claims.sub, claims.sid));
  return caller && seen(caller);
}

/** The caller, whose session is in use: that is stored now and then, in the background. */
function seen(caller: Caller): Caller {
  const isStored = Date.now() - caller.lastSeenAt.getTime() < serverTimings.lastSeenMs;
  if (!isStored) runInBackground(markSeen(caller).catch((error) => logFailure({ subject: "last seen" }, error)));
  return caller;
}
