import { setTimeout as wait } from "node:timers/promises";
import { serverTimings } from "../../api/server-limits";
import { paths } from "../../routes";
import { mailTexts } from "../../texts/mail";
import { refusalTexts } from "../../texts/refusal";
import { hashOf } from "../db/id";
import { addPasswordReset, applyPasswordReset, countReset } from "../db/password-reset";
import { findUserByEmail } from "../db/user";
import { env } from "../env";
import { ApiError } from "../errors";
import { logFailure } from "../log";
import { assertWithinLimit, counterOf } from "../rate-limit/rate-limit";
import { runInBackground } from "../run-in-background";
import { announceChange } from "./account-change";
import { signDevice } from "./device-token";
import { mailOwner } from "./mail";
import { newResetLink, newUndoLink } from "./mailed-token";
import { hashPassword } from "./password";
import { failuresOf, limitsAtAddress } from "./password-attempt";

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
  const user = await findUserByEmail(email);
  if (!user) return;
  const { token, ...reset } = newResetLink();
  if (!(await addPasswordReset(user, reset))) return;
  const link = `${env().APP_URL}/#${paths.resetPassword}?token=${token}`;
  await mailOwner(user.email, user, (names) => ({
    subject: mailTexts.resetSubject(names.product),
    text: mailTexts.resetBody({ ...names, link, minutes: serverTimings.resetLinkMinutes }),
  }));
}

/**
 * Sets a new password for the owner of a reset token, and returns a device token for their browser. Attempts are counted by token
 * and not by address: 32 random bytes cannot be guessed.
 */
export async function resetPassword(token: string, password: string, address: string | null): Promise<string> {
  const tokenHash = hashOf(token);
  const uses = counterOf("reset", tokenHash);
  const owner = (await countReset(tokenHash, uses)) ?? resetLinkInvalid();
  assertWithinLimit(uses, owner);
  const passwordHash = await hashPassword(password);
  // Someone who forgot the password has usually used up the attempts at logging in, too.
  const failures = failuresOf(limitsAtAddress(owner.username, address));
  const { token: undoToken, ...link } = newUndoLink();
  const reset = { tokenHash, passwordHash, failures, link };
  const change = (await applyPasswordReset(owner.userId, reset)) ?? resetLinkInvalid();
  announceChange(owner.userId, change, { isPassword: true, token: undoToken });
  return signDevice(null, { id: owner.userId, passwordHash });
}

function resetLinkInvalid(): never {
  throw new ApiError("reset_link_invalid", refusalTexts.resetLinkInvalid);
}
