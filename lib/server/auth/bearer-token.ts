import { serverTimings } from "../../api/server-limits";
import { refusalTexts } from "../../texts/refusal";
import { type Caller, countCaller, findCaller, markSeen } from "../db/session";
import { ApiError } from "../errors";
import { logFailure } from "../log";
import { assertWithinLimit, counterOf, type RateLimit } from "../rate-limit/rate-limit";
import { runInBackground } from "../run-in-background";
import { verifyToken } from "./token";

// `authorization` is the value of the Authorization header.

/** The caller with this bearer token. 401 without one, 403 for one that is malformed, forged, expired or revoked. */
export function authenticate(authorization: string | null): Promise<Caller> {
  return authenticateBy(authorization, findCallerByToken);
}

/** The same, and counts a use of one of the caller's rate limits. 429 beyond it. */
export function authenticateWithin(limit: RateLimit, authorization: string | null): Promise<Caller> {
  return authenticateBy(authorization, async (token) => {
    const claims = await verifyToken(token);
    if (!claims) return null;
    const counter = counterOf(limit, claims.sub);
    const counted = await countCaller(claims.sub, claims.sid, counter);
    if (counted) assertWithinLimit(counter, counted.use);
    return counted && seen(counted.caller);
  });
}

async function authenticateBy(
  authorization: string | null,
  find: (token: string) => Promise<Caller | null>,
): Promise<Caller> {
  const [scheme, token] = (authorization ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token)
    throw new ApiError("authentication_required", refusalTexts.authenticationRequired);
  const caller = await find(token);
  if (!caller) throw new ApiError("invalid_token", refusalTexts.invalidToken);
  return caller;
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
