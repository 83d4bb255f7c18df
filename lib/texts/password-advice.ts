import { limits } from "../api/limits";
import { newAccountTexts } from "./new-account";
import { normalizeName } from "./normalize";

/** No limit: a shorter password is accepted. */
const advisedLength = 10;

/**
 * Why a new password is easy to guess, or `null`. Only a hint at its field: every password of 6 characters is accepted (spec §5).
 * `own`: the person's names and address. `common`: the most common passwords, in lower case.
 */
export function passwordAdvice(password: string, own: string[], common: ReadonlySet<string>): string | null {
  if (password.length < limits.passwordLengthMin) return null;
  const guess = normalizeName(password);
  const isOwn = own.some((text) => [text, text.split("@")[0] ?? ""].some((part) => normalizeName(part) === guess));
  if (isOwn) return newAccountTexts.passwordIsOwn;
  if (common.has(guess)) return newAccountTexts.passwordIsCommon;
  return password.length < advisedLength ? newAccountTexts.passwordIsShort : null;
}
