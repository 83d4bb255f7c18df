import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { z } from "zod";
import type { Profile } from "../answers";
import { timings } from "../limits";
import { paths } from "../routes";
import { type Credentials, type NewUser, type ProfileChange, profileEmailPattern } from "../schemas";
import { foldName } from "../text-rules";
import { texts } from "../texts";
import { mailTexts } from "../texts/mail";
import { isTaken } from "./db/errors";
import { listStorageKeys } from "./db/file";
import { addPasswordReset, applyPasswordReset, findPasswordReset } from "./db/password-reset";
import { addSession, type Caller } from "./db/session";
import * as users from "./db/user";
import { env } from "./env";
import { ApiError, badRequest, conflict } from "./errors";
import { removeContents } from "./file-removal";
import { sendMail } from "./mail";
import { hashPassword, refuseWhenBusy, verifyPassword } from "./password";
import { refund, spend } from "./throttle";
import type { TokenClaims } from "./token";

/** The one way in: checks a password under the account's budget and opens a session. */
export async function logIn({ username, password }: z.infer<typeof Credentials>): Promise<TokenClaims> {
  const account = foldName(username);
  refuseWhenBusy();
  await spend("loginFailure", account);
  const isDiscreet = wait(timings.discreetMs);
  const user = await users.findCredentialsByUsername(username);
  const fits = await verifyPassword(user?.passwordHash, password);
  const sid = user && fits ? await addSession(user.id, user.passwordHash) : null;
  if (!user || !sid) {
    await isDiscreet;
    throw new ApiError(401, texts.account.wrongCredentials);
  }
  await refund("loginFailure", account);
  return { sub: user.id, username: user.username, sid };
}

export async function register({ username, email, password }: NewUser): Promise<void> {
  const passwordHash = await hashPassword(password);
  if (await users.addUser({ username, email, passwordHash })) return;
  conflict((await users.isUsernameTaken(username)) ? texts.account.usernameTaken : texts.account.emailTaken);
}

const hashOf = (resetToken: string) => createHash("sha256").update(resetToken).digest("base64url");

/** Mails a reset link to the owner of this address, if there is one. */
export async function mailResetLink(email: string): Promise<void> {
  // Not while the answer is on its way: what the server does meanwhile would show in how long it takes.
  await wait(timings.discreetMs);
  const user = await users.findUserByEmail(email);
  if (!user) return;
  const token = randomBytes(32).toString("base64url");
  await addPasswordReset(user.id, hashOf(token), new Date(Date.now() + timings.resetLinkMinutes * 60_000));
  const link = `${env().APP_URL}/#${paths.resetPassword}?token=${token}`;
  const text = mailTexts.resetBody(user.username, link, timings.resetLinkMinutes);
  await sendMail({ to: user.email, subject: mailTexts.resetSubject, text });
}

export async function resetPassword(token: string, password: string): Promise<void> {
  const reset = await findPasswordReset(hashOf(token));
  const passwordHash = reset && (await hashPassword(password));
  const applied = reset && passwordHash && (await applyPasswordReset(reset.userId, hashOf(token), passwordHash));
  if (!applied) badRequest(texts.account.resetLinkInvalid);
  // Whoever forgot the password has usually spent the attempts, too.
  await refund("loginFailure", foldName(reset.user.username));
}

export async function changeProfile(user: Caller, change: ProfileChange): Promise<Profile> {
  const { email, password, displayName } = change;
  if (email !== undefined && email !== user.email && !profileEmailPattern.test(email.trim()))
    badRequest(texts.account.emailInvalid);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const changed = users
    .updateUser(user.id, user.sessionId, { email, passwordHash, displayName })
    .catch((error) => (isTaken(error) ? conflict(texts.account.emailTaken) : Promise.reject(error)));
  return profileOf((await changed) ?? gone());
}

/** Deletes an account and everything in it, for somebody who knows its password. */
export async function deleteAccount(userId: string, password: string): Promise<void> {
  const user = (await users.findCredentials(userId)) ?? gone();
  const account = foldName(user.username);
  refuseWhenBusy();
  await spend("loginFailure", account);
  if (!(await verifyPassword(user.passwordHash, password))) badRequest(texts.account.wrongPassword);
  const contents = await listStorageKeys(userId);
  await users.removeUser(userId);
  await removeContents(contents);
  await refund("loginFailure", account);
}

export function profileOf({ username, email, displayName }: users.ProfileRow): Profile {
  return { username, email, displayName: displayName ?? "" };
}

/** The account was deleted while this call was under way. */
function gone(): never {
  throw new ApiError(403, texts.request.invalidToken);
}
