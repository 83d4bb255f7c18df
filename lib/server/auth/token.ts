import "server-only";
import { type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from "jose";
import { serverTimings } from "../../api/server-limits";
import { env } from "../env";

/** The claims of a token: the user, their name, and the id of the session row. */
export type TokenClaims = { sub: string; username: string; sid: string };

const algorithm = "HS256";
const issuer = "flexi";
const audience = "flexi";
const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** A token that expires after 7 days. It is signed and not encrypted, because the browser reads the user name from it. */
export function signToken({ sub, username, sid }: TokenClaims): Promise<string> {
  return new SignJWT({ username, sid })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${serverTimings.tokenDays}d`)
    .sign(keyOf(env().AUTH_SECRET));
}

/**
 * The claims of a token that we signed and that has not expired, or `null`. The session row is not checked. After a change of
 * the secret, tokens of the previous secret are accepted until a week after they were issued.
 */
export async function verifyToken(token: string): Promise<TokenClaims | null> {
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS } = env();
  const claims = await claimsOf(token, AUTH_SECRET);
  if (claims || !AUTH_SECRET_PREVIOUS) return claims;
  return claimsOf(token, AUTH_SECRET_PREVIOUS, { maxTokenAge: `${serverTimings.tokenDays}d` });
}

async function claimsOf(token: string, secret: string, options: JWTVerifyOptions = {}): Promise<TokenClaims | null> {
  if (!isCanonical(token)) return null;
  try {
    const rules = { ...options, algorithms: [algorithm], requiredClaims: ["exp"] };
    const { payload } = await jwtVerify(token, keyOf(secret), rules);
    const { sub, username, sid } = payload;
    if (!isForUs(payload)) return null;
    return typeof sub === "string" && typeof username === "string" && typeof sid === "string"
      ? { sub, username, sid }
      : null;
  } catch {
    return null;
  }
}

/** Tokens from before we named issuer and audience have neither; the last of them expires a week after the update. */
const isForUs = ({ iss = issuer, aud = audience }: JWTPayload) => iss === issuer && aud === audience;

/** Whether each part is written as Base64 writes its bytes: otherwise one token would have several spellings. */
const isCanonical = (token: string) =>
  token.split(".").every((part) => Buffer.from(part, "base64url").toString("base64url") === part);
