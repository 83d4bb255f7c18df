import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { z } from "zod";
import type { Profile } from "../../api/responses";
import { type Credentials, type NewUser, type ProfileChange, profileEmailPattern } from "../../api/schemas";
import { serverTimings } from "../../api/server-limits";
import { paths } from "../../routes";
import { texts } from "../../texts";
import { mailTexts } from "../../texts/mail";
import { refusalTexts } from "../../texts/refusal";
import { normalizeName } from "../../texts/rules";
import { isUniqueViolation } from "../db/errors";
import { addPasswordReset, applyPasswordReset, countReset } from "../db/password-reset";
import { addSession, type Caller } from "../db/session";
import * as users from "../db/user";
import { env } from "../env";
import { ApiError, badRequest } from "../errors";
import { removeContents } from "../files/removal";
import { assertWithinLimit, counterOf } from "../rate-limit/rate-limit";
import { sendMail } from "./mail";
import { hashPassword, refuseWhenBusy, verifyPassword } from "./password";
import type { TokenClaims } from "./token";

const attemptsOf = (username: string) => counterOf("loginFailure", normalizeName(username));

/** Counts an attempt under the account's budget, then checks the password. */
async function attempt({ username, password }: z.infer<typeof Credentials>) {
  refuseWhenBusy();
  const attempts = attemptsOf(username);
  const { use, user } = await users.countAttempt(username, attempts);
  assertWithinLimit(attempts, use);
  return { user, fits: await verifyPassword(user?.passwordHash, password), attempts };
}

/** The one way in: checks a password and opens a session. */
export async function logIn(credentials: z.infer<typeof Credentials>): Promise<TokenClaims> {
  const isDiscreet = wait(serverTimings.accountProbeDelayMs);
  const { user, fits, attempts } = await attempt(credentials);
  const sid = user && fits ? await addSession(user.id, user.passwordHash, attempts) : null;
  if (!user || !sid) {
    await isDiscreet;
    throw new ApiError("wrong_credentials", texts.account.wrongCredentials);
  }
  return { sub: user.id, username: user.username, sid };
}

export async function register({ username, email, password }: NewUser): Promise<void> {
  const passwordHash = await hashPassword(password);
  if (await users.addUser({ username, email, passwordHash })) return;
  if (await users.isUsernameTaken(username)) throw new ApiError("username_taken", texts.account.usernameTaken);
  throw emailTaken();
}

const hashOf = (resetToken: string) => createHash("sha256").update(resetToken).digest("base64url");

/** Mails a reset link to the owner of this address, if there is one. */
export async function mailResetLink(email: string): Promise<void> {
  // Not while the answer is on its way: what the server does meanwhile would show in how long it takes.
  await wait(serverTimings.accountProbeDelayMs);
  const user = await users.findUserByEmail(email);
  if (!user) return;
  const token = randomBytes(32).toString("base64url");
  await addPasswordReset(user.id, hashOf(token), new Date(Date.now() + serverTimings.resetLinkMinutes * 60_000));
  const link = `${env().APP_URL}/#${paths.resetPassword}?token=${token}`;
  const text = mailTexts.resetBody(user.username, link, serverTimings.resetLinkMinutes);
  await sendMail({ to: user.email, subject: mailTexts.resetSubject, text });
}

/**
 * Sets a new password, for whoever has the link. Attempts are counted by link and not by address: 32 random bytes are not
 * guessed, and behind a proxy everybody has one address.
 */
export async function resetPassword(token: string, password: string): Promise<void> {
  const tokenHash = hashOf(token);
  const uses = counterOf("reset", tokenHash);
  const owner = (await countReset(tokenHash, uses)) ?? resetLinkInvalid();
  assertWithinLimit(uses, owner);
  const passwordHash = await hashPassword(password);
  // Whoever forgot the password has usually spent the attempts, too.
  const attempts = attemptsOf(owner.username);
  const isApplied = await applyPasswordReset(owner.userId, { tokenHash, passwordHash, attempts });
  if (!isApplied) resetLinkInvalid();
}

function resetLinkInvalid(): never {
  throw new ApiError("reset_link_invalid", texts.account.resetLinkInvalid);
}

const emailTaken = () => new ApiError("email_taken", texts.account.emailTaken);

export async function changeProfile(user: Caller, change: ProfileChange): Promise<Profile> {
  const { email, password, displayName } = change;
  if (email !== undefined && email !== user.email && !profileEmailPattern.test(email.trim()))
    badRequest(texts.account.emailInvalid);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const changed = users.updateUser(user.id, user.sessionId, { email, passwordHash, displayName }).catch((error) => {
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
  return profileOf((await changed) ?? gone());
}

/** Deletes an account and everything in it, for somebody who knows its password. */
export async function deleteAccount({ id, username }: Caller, password: string): Promise<void> {
  const { user, fits, attempts } = await attempt({ username, password });
  // The name can be free again, or another person's.
  if (user?.id !== id) gone();
  if (!fits) throw new ApiError("wrong_password", texts.account.wrongPassword);
  await removeContents(await users.removeUser(id, attempts));
}

export function profileOf({ username, email, displayName }: users.ProfileRow): Profile {
  return { username, email, displayName: displayName ?? "" };
}

/** The account was deleted while this call was under way. */
function gone(): never {
  throw new ApiError("invalid_token", refusalTexts.invalidToken);
}
