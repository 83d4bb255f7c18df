import "server-only";
import { texts } from "../texts";
import { findSession } from "./db/session";
import { ApiError } from "./errors";
import { verifyToken } from "./token";

/** The signed-in person behind a request. */
export type Caller = { id: string; username: string; sessionId: string };

/** Who sent this bearer token. 401 without one, 403 for one that is malformed, forged, expired or revoked. */
export async function authenticate(request: Request): Promise<Caller> {
  const [scheme, token] = (request.headers.get("authorization") ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token) throw new ApiError(401, texts.request.authenticationRequired);
  const claims = await verifyToken(token);
  const user = claims && (await findSession(claims.sub, claims.sid));
  if (!user) throw new ApiError(403, texts.request.invalidToken);
  return { ...user, sessionId: claims.sid };
}
