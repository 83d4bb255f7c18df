import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { serverTimings } from "../../api/server-limits";
import { paths } from "../../routes";
import { mailTexts } from "../../texts/mail";
import { refusalTexts } from "../../texts/refusal";
import { readConfig } from "../config";
import { addPasswordReset, applyPasswordReset, countReset } from "../db/password-reset";
import { findUserByEmail } from "../db/user";
import { env } from "../env";
import { ApiError } from "../errors";
import { logFailure } from "../log";
import { assertWithinLimit, counterOf } from "../rate-limit/rate-limit";
import { runInBackground } from "../run-in-background";
import { signDevice } from "./device-token";
import { sendMail } from "./mail";
import { hashPassword } from "./password";
import { failuresOf, limitsAtAddress } from "./password-attempt";

const hashOf = (resetToken: string) => createHash("sha256").update(resetToken).digest("base64url");

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
  const token = randomBytes(32).toString("base64url");
  await addPasswordReset(user.id, hashOf(token), new Date(Date.now() + serverTimings.resetLinkMinutes * 60_000));
  const link = `${env().APP_URL}/#${paths.resetPassword}?token=${token}`;
  const product = (await readConfig("flexifeatures.json")).flexiAppName.name;
  const name = user.displayName ?? user.username;
  const text = mailTexts.resetBody({ product, name, link, minutes: serverTimings.resetLinkMinutes });
  await sendMail({ to: user.email, subject: mailTexts.resetSubject(product), text });
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
  const isApplied = await applyPasswordReset(owner.userId, { tokenHash, passwordHash, failures });
  if (!isApplied) resetLinkInvalid();
  return signDevice(null, { id: owner.userId, passwordHash });
}

function resetLinkInvalid(): never {
  throw new ApiError("reset_link_invalid", refusalTexts.resetLinkInvalid);
}
