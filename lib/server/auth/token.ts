import "server-only";
import { jwtVerify, SignJWT } from "jose";
import { serverTimings } from "../../api/server-limits";
import { env } from "../env";

/** The claims of a token: the user, their name, and the id of the session row. */
export type TokenClaims = { sub: string; username: string; sid: string };

const algorithm = "HS256";
const key = () => new TextEncoder().encode(env().AUTH_SECRET);

/** A token that expires after 7 days. It is signed and not encrypted, because the browser reads the user name from it. */
export function signToken({ sub, username, sid }: TokenClaims): Promise<string> {
  return new SignJWT({ username, sid })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime(`${serverTimings.tokenDays}d`)
    .sign(key());
}

/** The claims of a token that we signed and that has not expired, or `null`. The session row is not checked. */
export async function verifyToken(token: string): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key(), { algorithms: [algorithm], requiredClaims: ["exp"] });
    const { sub, username, sid } = payload;
    return typeof sub === "string" && typeof username === "string" && typeof sid === "string"
      ? { sub, username, sid }
      : null;
  } catch {
    return null;
  }
}
