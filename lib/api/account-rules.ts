import { accountTexts } from "../texts/account";
import { isTooLong, textLength } from "../texts/rules";
import { limits } from "./limits";

// The rules of an account's fields. The server refuses by them, and the forms say the same at the field before anything is sent.

/** Why a text is refused, or `null`. */
type Problem = string | null;

export function usernameProblem(username: string): Problem {
  if (textLength(username) === 0) return accountTexts.usernameRequired;
  return isTooLong(username, limits.usernameLength) ? accountTexts.usernameTooLong : null;
}

export function newPasswordProblem(password: string): Problem {
  if (password.length === 0) return accountTexts.passwordRequired;
  if (password.length < limits.passwordLengthMin) return accountTexts.passwordTooShort;
  return password.length > limits.passwordLengthMax ? accountTexts.passwordTooLong : null;
}

/** An address at the registration. */
export function emailProblem(email: string): Problem {
  const isAddress = email.length <= limits.emailLength && /^[^\s@]+@[^\s@]+$/.test(email.trim());
  return isAddress ? null : accountTexts.emailInvalid;
}

/** An address whose last part has 2 to 4 letters (spec §5): a changed one in the profile. */
const profileEmailPattern = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,4}$/;

export function profileEmailProblem(email: string): Problem {
  const isAddress = email.length <= limits.emailLength && profileEmailPattern.test(email.trim());
  return isAddress ? null : accountTexts.emailInvalid;
}
