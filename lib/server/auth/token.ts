import { type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { serverTimings } from "../../api/server-limits";
import { env } from "../env";

const algorithm = "HS256";
const issuer = "flexi";
const audience = "flexi";
const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** Signed and not encrypted: everybody can read the claims. */
export function signClaims(claims: JWTPayload, days: number): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm })
    .setIssuedAt()
    .setExpirationTime(`${days}d`)
    .sign(keyOf(env().AUTH_SECRET));
}

/** The claims of a token that was signed with this secret and has not expired. */
export async function verifyClaims(
  token: string,
  options: JWTVerifyOptions = {},
  secret = env().AUTH_SECRET,
): Promise<JWTPayload | null> {
  if (!isCanonical(token)) return null;
  try {
    const rules = { ...options, algorithms: [algorithm], requiredClaims: ["exp"] };
    return (await jwtVerify(token, keyOf(secret), rules)).payload;
  } catch {
    return null;
  }
}

/** The claims of a bearer token: the user, their name, and the id of the session row. */
const TokenClaims = z.object({ sub: z.string(), username: z.string(), sid: z.string() });
export type TokenClaims = z.output<typeof TokenClaims>;

/** A token that expires after 7 days. The browser reads the user name from it. */
export function signToken({ sub, username, sid }: TokenClaims): Promise<string> {
  return signClaims({ sub, username, sid, iss: issuer, aud: audience }, serverTimings.tokenDays);
}

/**
 * The claims of a token that we signed and that has not expired, or `null`. The session row is not checked. After a change of
 * the secret, tokens of the previous secret are accepted until a week after they were issued.
 */
export async function verifyToken(token: string): Promise<TokenClaims | null> {
  const { AUTH_SECRET_PREVIOUS } = env();
  const claims = toTokenClaims(await verifyClaims(token));
  if (claims || !AUTH_SECRET_PREVIOUS) return claims;
  return toTokenClaims(await verifyClaims(token, { maxTokenAge: `${serverTimings.tokenDays}d` }, AUTH_SECRET_PREVIOUS));
}

const toTokenClaims = (claims: JWTPayload | null): TokenClaims | null =>
  (claims && isForUs(claims) && TokenClaims.safeParse(claims).data) || null;

/** Tokens from before we named issuer and audience have neither; the last of them expires a week after the update. */
const isForUs = ({ iss = issuer, aud = audience }: JWTPayload) => iss === issuer && aud === audience;

/** Whether each part is written as Base64 writes its bytes: otherwise one token would have several spellings. */
const isCanonical = (token: string) =>
  token.split(".").every((part) => Buffer.from(part, "base64url").toString("base64url") === part);
