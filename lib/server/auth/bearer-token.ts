import "server-only";
import { refusalTexts } from "../../texts/refusal";
import { type Caller, cachedSession, countCaller, findCaller } from "../db/session";
import { ApiError } from "../errors";
import { assertWithinLimit, type Budget, counterOf } from "../rate-limit/rate-limit";
import { verifyToken } from "./token";

/** Who sent this bearer token. 401 without one, 403 for one that is malformed, forged, expired or revoked. */
export function authenticate(request: Request): Promise<Caller> {
  return callerBy(request, (token) => cachedSession(token, () => callerOf(token)));
}

/** The same for a call that counts as a use of one of the caller's budgets. 429 once it is spent. */
export function authenticateWithin(budget: Budget, request: Request): Promise<Caller> {
  return callerBy(request, async (token) => {
    const claims = await verifyToken(token);
    if (!claims) return null;
    const counter = counterOf(budget, claims.sub);
    const counted = await countCaller(claims.sub, claims.sid, counter);
    if (counted) assertWithinLimit(counter, counted.use);
    return counted?.caller ?? null;
  });
}

/** The same without trust in what was seen a moment ago. */
export function authenticateAnew(request: Request): Promise<Caller> {
  return callerBy(request, callerOf);
}

async function callerBy(request: Request, find: (token: string) => Promise<Caller | null>): Promise<Caller> {
  const [scheme, token] = (request.headers.get("authorization") ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token)
    throw new ApiError("authentication_required", refusalTexts.authenticationRequired);
  const caller = await find(token);
  if (!caller) throw new ApiError("invalid_token", refusalTexts.invalidToken);
  return caller;
}

/** Whose token this is, if we signed it and its session is alive. */
export async function callerOf(token: string): Promise<Caller | null> {
  const claims = await verifyToken(token);
  return claims && findCaller(claims.sub, claims.sid);
}
