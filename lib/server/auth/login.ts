import { setTimeout as wait } from "node:timers/promises";
import type { z } from "zod";
import type { Credentials } from "../../api/account-schemas";
import { serverTimings } from "../../api/server-limits";
import { refusalTexts } from "../../texts/refusal";
import { addSession, type Caller } from "../db/session";
import { findUserByName } from "../db/user";
import { ApiError } from "../errors";
import { hasSignedIn, readDevice, signDevice } from "./device-token";
import { attemptPassword, limitsAtAddress, limitsOfKnown, rememberAddress } from "./password-attempt";
import type { TokenClaims } from "./token";

/**
 * Where a login comes from: the address, as far as a trusted server reports it, what the browser calls itself, and the token of its
 * device cookie.
 */
export type Origin = { address: string | null; userAgent: string | null; deviceToken?: string };

/**
 * Checks a password and opens a session. A refusal takes the same time whether or not the user exists. Also returns a new device
 * token for the browser.
 */
export async function logIn(
  { username, password }: z.infer<typeof Credentials>,
  { address, userAgent, deviceToken }: Origin,
): Promise<{ claims: TokenClaims; deviceToken: string }> {
  const minimumTime = wait(serverTimings.accountProbeDelayMs);
  const [user, device] = await Promise.all([findUserByName(username), readDevice(deviceToken)]);
  const isKnown = user && device && hasSignedIn(device, user);
  const limits = isKnown ? limitsOfKnown(username, device.jti) : limitsAtAddress(username, address);
  const isCorrect = await attemptPassword(user, password, limits);
  const sid = user && isCorrect ? await addSession(user.id, user.passwordHash, userAgent) : null;
  if (!user || !sid) {
    await minimumTime;
    throw new ApiError("wrong_credentials", refusalTexts.wrongCredentials);
  }
  await rememberAddress(username, address);
  return { claims: { sub: user.id, username: user.username, sid }, deviceToken: await signDevice(device, user) };
}

/**
 * The account of somebody who is signed in, and whether this is its password. Failures count for the session alone, so that nobody
 * else can use them up.
 */
export async function checkPassword({ username, sessionId }: Caller, password: string) {
  const user = await findUserByName(username);
  return { user, isCorrect: await attemptPassword(user, password, limitsOfKnown(username, sessionId)) };
}
