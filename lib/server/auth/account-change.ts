import { serverTimings } from "../../api/server-limits";
import { undoPrefix } from "../../routes";
import { mailTexts } from "../../texts/mail";
import { refusalTexts } from "../../texts/refusal";
import { type AccountChange, findChangeOwner, undoAccountChange } from "../db/account-change";
import { hashOf } from "../db/id";
import { env } from "../env";
import { ApiError } from "../errors";
import { logSecurityEvent } from "../log";
import { mailOwnerInBackground } from "./mail";
import { newResetLink, newToken } from "./mailed-token";
import { hashPassword } from "./password";

/** Logs a change of address or password, and mails it to the address before it, with the link that undoes it. */
export function announceChange(
  userId: string,
  { account, before, isUndoable }: AccountChange,
  { isPassword, token }: { isPassword: boolean; token: string },
): void {
  const isEmail = account.email !== before;
  if (isEmail) logSecurityEvent("email_changed", userId);
  if (isPassword) logSecurityEvent("password_changed", userId);
  const link = isUndoable ? `${env().APP_URL}/#${undoPrefix}${token}` : null;
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
  const { token: resetToken, ...reset } = newResetLink();
  const undone = await undoAccountChange(userId, { tokenHash, passwordHash, reset });
  const { account, before } = undone ?? undoLinkInvalid();
  logSecurityEvent("change_undone", userId);
  if (account.email !== before) mailInBackground(before, account, mailTexts.undoneBody);
  return resetToken;
}

function undoLinkInvalid(): never {
  throw new ApiError("undo_link_invalid", refusalTexts.undoLinkInvalid);
}

type Names = { product: string; name: string };

function mailInBackground(to: string, account: AccountChange["account"], textOf: (names: Names) => string): void {
  mailOwnerInBackground("change mail", to, account, (names) => ({
    subject: mailTexts.changedSubject(names.product),
    text: textOf(names),
  }));
}
