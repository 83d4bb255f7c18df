import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import type { z } from "zod";
import { displayNameProblem, profileEmailProblem } from "../../api/account-rules";
import type { Credentials, NewUser, ProfileChange } from "../../api/account-schemas";
import type { Profile } from "../../api/responses";
import { serverTimings } from "../../api/server-limits";
import { paths } from "../../routes";
import { mailTexts } from "../../texts/mail";
import { refusalTexts } from "../../texts/refusal";
import { normalizeName } from "../../texts/rules";
import { readConfig } from "../config";
import { isUniqueViolation } from "../db/errors";
import { addPasswordReset, applyPasswordReset, countReset } from "../db/password-reset";
import { releaseSlot } from "../db/rate-limit";
import { addSession, type Caller, type ProfileRow } from "../db/session";
import * as users from "../db/user";
import { env } from "../env";
import { ApiError, badRequest } from "../errors";
import { removeContents } from "../files/removal";
import { logFailure } from "../log";
import { assertWithinLimit, consume, counterOf } from "../rate-limit/rate-limit";
import { runInBackground } from "../run-in-background";
import { announceChange, newUndoLink } from "./account-change";
import { sendMail } from "./mail";
import { hashOf, newToken } from "./mailed-token";
import { assertNotBusy, hashPassword, verifyPassword } from "./password";
import { checkRegistration, invitationInvalid } from "./registration";
import type { TokenClaims } from "./token";

const attemptsOf = (username: string) => counterOf("loginFailure", normalizeName(username));

/** Counts an attempt, then checks the password. */
async function attemptLogin({ username, password }: z.infer<typeof Credentials>) {
  assertNotBusy();
  const attempts = attemptsOf(username);
  const { use, user } = await users.countAttempt(username, attempts);
  assertWithinLimit(attempts, use);
  return { user, isCorrect: await verifyPassword(user?.passwordHash, password), attempts };
}

/** Checks a password and opens a session. A refusal takes the same time whether or not the user exists. */
export async function logIn(credentials: z.infer<typeof Credentials>, userAgent: string | null): Promise<TokenClaims> {
  const minimumTime = wait(serverTimings.accountProbeDelayMs);
  const { user, isCorrect, attempts } = await attemptLogin(credentials);
  const sid = user && isCorrect ? await addSession(user.id, user.passwordHash, attempts, userAgent) : null;
  if (!user || !sid) {
    await minimumTime;
    throw new ApiError("wrong_credentials", refusalTexts.wrongCredentials);
  }
  return { sub: user.id, username: user.username, sid };
}

export async function register({ username, email, password, invitation: given }: NewUser): Promise<void> {
  const invitation = await checkRegistration(given);
  const passwordHash = await hashPassword(password);
  const outcome = await users.addUser({ username, email, passwordHash }, invitation);
  if (outcome === "added") return;
  if (outcome === "not invited") invitationInvalid();
  if (await users.isUsernameTaken(username)) throw new ApiError("username_taken", refusalTexts.usernameTaken);
  throw emailTaken();
}

/**
 * Mails a reset link to the owner of this address, if there is one. Runs in the background, because a caller must not learn
 * whether there is.
 */
export function mailResetLink(email: string): void {
  runInBackground(findAndMail(email).catch((error) => logFailure({ subject: "reset mail" }, error)));
}

async function findAndMail(email: string): Promise<void> {
  // It starts when the response has been sent, because its work would change how long the response takes.
  await wait(serverTimings.accountProbeDelayMs);
  const user = await users.findUserByEmail(email);
  if (!user) return;
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + serverTimings.resetLinkMinutes * 60_000);
  if (!(await addPasswordReset(user, { tokenHash, expiresAt }))) return;
  const link = `${env().APP_URL}/#${paths.resetPassword}?token=${token}`;
  const product = (await readConfig("flexifeatures.json")).flexiAppName.name;
  const name = user.displayName ?? user.username;
  const text = mailTexts.resetBody({ product, name, link, minutes: serverTimings.resetLinkMinutes });
  await sendMail({ to: user.email, subject: mailTexts.resetSubject(product), text });
}

/**
 * Sets a new password for the owner of a reset token. Attempts are counted by token and not by address: 32 random bytes cannot be
 * guessed, and behind a proxy all callers have one address.
 */
export async function resetPassword(token: string, password: string): Promise<void> {
  const tokenHash = hashOf(token);
  const uses = counterOf("reset", tokenHash);
  const owner = (await countReset(tokenHash, uses)) ?? resetLinkInvalid();
  assertWithinLimit(uses, owner);
  const passwordHash = await hashPassword(password);
  // Someone who forgot the password has usually used up the attempts at logging in, too.
  const attempts = attemptsOf(owner.username);
  const { token: undoToken, ...link } = newUndoLink();
  const reset = { tokenHash, passwordHash, attempts, link };
  const change = (await applyPasswordReset(owner.userId, reset)) ?? resetLinkInvalid();
  announceChange(owner.userId, change, { isPassword: true, token: undoToken });
}

function resetLinkInvalid(): never {
  throw new ApiError("reset_link_invalid", refusalTexts.resetLinkInvalid);
}

const emailTaken = () => new ApiError("email_taken", refusalTexts.emailTaken);

export async function changeProfile(user: Caller, wanted: ProfileChange): Promise<Profile> {
  const { email, password, currentPassword, ...others } = wanted;
  const isMoved = email !== undefined && email !== user.email;
  const isRenamed = others.displayName !== undefined && others.displayName !== user.displayName;
  // What has been accepted once stays, also where the rules of today are stricter.
  const problem =
    (isMoved && profileEmailProblem(email)) || (isRenamed && displayNameProblem(others.displayName ?? ""));
  if (problem) badRequest(problem);
  if (currentPassword !== undefined) {
    const attempts = await checkOwnPassword(user, currentPassword);
    if (attempts) await releaseSlot(attempts.key);
  }
  if (isMoved || password !== undefined) await consume("accountChange", user.id);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const { token, ...link } = newUndoLink();
  const updated = users.updateUser(user.id, user.sessionId, { email, passwordHash, ...others }, link).catch((error) => {
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
  const { profile, change } = (await updated) ?? accountRemoved();
  if (change) announceChange(user.id, change, { isPassword: password !== undefined, token });
  return profileOf(profile);
}

/** Deletes an account and everything in it, for somebody who knows its password. */
export async function deleteAccount(user: Caller, password: string): Promise<void> {
  const attempts = await checkOwnPassword(user, password);
  await removeContents(await users.removeUser(user.id, attempts));
}

/** Refuses a wrong password of the caller, and returns the counter of their attempts. */
async function checkOwnPassword({ id, username }: Caller, password: string) {
  const { user, isCorrect, attempts } = await attemptLogin({ username, password });
  // The account can have been deleted, and its name taken by another user.
  if (user?.id !== id) accountRemoved();
  if (!isCorrect) throw new ApiError("wrong_password", refusalTexts.wrongPassword);
  return attempts;
}

export function profileOf({ username, email, displayName, showOnBoard }: ProfileRow): Profile {
  return { username, email, displayName: displayName ?? "", showOnBoard };
}

/** The account was deleted, or its session ended, during this call. */
function accountRemoved(): never {
  throw new ApiError("invalid_token", refusalTexts.invalidToken);
}
