import "server-only";
import { serverTimings } from "../../api/server-limits";
import { undoChangePath } from "../../routes";
import { mailTexts } from "../../texts/mail";
import { refusalTexts } from "../../texts/refusal";
import { readConfig } from "../config";
import { type AccountChange, findChangeOwner, type UndoLink, undoAccountChange } from "../db/account-change";
import { env } from "../env";
import { ApiError } from "../errors";
import { logFailure, logSecurityEvent } from "../log";
import { runInBackground } from "../run-in-background";
import { sendMail } from "./mail";
import { hashOf, newToken } from "./mailed-token";
import { hashPassword } from "./password";

/** A link that undoes a change for 7 days, and its token. */
export function newUndoLink(): UndoLink & { token: string } {
  return { ...newToken(), expiresAt: new Date(Date.now() + serverTimings.undoLinkDays * 86_400_000) };
}

/** Logs a change of address or password, and mails it to the address before it, with the link that undoes it. */
export function announceChange(
  userId: string,
  { account, before, isUndoable }: AccountChange,
  { isPassword, token }: { isPassword: boolean; token: string },
): void {
  const isEmail = account.email !== before;
  if (isEmail) logSecurityEvent("email_changed", userId);
  if (isPassword) logSecurityEvent("password_changed", userId);
  const link = isUndoable ? `${env().APP_URL}/#${undoChangePath(token)}` : null;
  const days = serverTimings.undoLinkDays;
  mailInBackground(before, account, (names) => mailTexts.changedBody({ ...names, isEmail, isPassword, link, days }));
}

/**
 * Undoes a change by the token of its link. Nobody knows the password after that, because whoever changed it may know the old one, too:
 * returns a reset token, with which the owner chooses one.
 */
export async function undoChange(token: string): Promise<string> {
  const tokenHash = hashOf(token);
  const userId = (await findChangeOwner(tokenHash)) ?? undoLinkInvalid();
  const passwordHash = await hashPassword(newToken().token);
  const reset = newToken();
  const expiresAt = new Date(Date.now() + serverTimings.resetLinkMinutes * 60_000);
  const links = { tokenHash, passwordHash, reset: { tokenHash: reset.tokenHash, expiresAt } };
  const { account, before } = (await undoAccountChange(userId, links)) ?? undoLinkInvalid();
  logSecurityEvent("change_undone", userId);
  if (account.email !== before) mailInBackground(before, account, mailTexts.undoneBody);
  return reset.token;
}

function undoLinkInvalid(): never {
  throw new ApiError("undo_link_invalid", refusalTexts.undoLinkInvalid);
}

type Names = { product: string; name: string };

function mailInBackground(
  to: string,
  { displayName, username }: AccountChange["account"],
  textOf: (names: Names) => string,
): void {
  const mailing = async () => {
    const product = (await readConfig("flexifeatures.json")).flexiAppName.name;
    const text = textOf({ product, name: displayName ?? username });
    await sendMail({ to, subject: mailTexts.changedSubject(product), text });
  };
  runInBackground(mailing().catch((error) => logFailure({ subject: "change mail" }, error)));
}
