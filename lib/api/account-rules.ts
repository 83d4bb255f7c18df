import { accountTexts } from "../texts/account";
import { newAccountTexts } from "../texts/new-account";
import { profileTexts } from "../texts/profile";
import { isTooLong, textLength } from "../texts/rules";
import { limits } from "./limits";

// The rules of an account's fields. The server refuses by them, and the forms say the same at the field before anything is sent.

/** Why a text is refused, or `null`. */
type Problem = string | null;

/**
 * Control, direction and other invisible characters, the blanks of Braille, hieroglyphs, music and objects, and line ends: with them two
 * names look the same, or change the text around them.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}\uFFFC]/u;

/** Unicode's compatibility form of a name can be shorter than what was typed: a Korean syllable is typed as up to three characters. */
const typedLength = 4 * limits.usernameLength;

/** A user name as it is stored and compared: letters that look the same are the same. */
export const storedUsername = (username: string) => username.normalize("NFKC");

export function usernameProblem(username: string): Problem {
  if (isTooLong(username, typedLength)) return accountTexts.usernameTooLong;
  const name = storedUsername(username);
  if (textLength(name) === 0) return accountTexts.usernameRequired;
  if (hidden.test(name)) return newAccountTexts.usernameHidden;
  return isTooLong(name, limits.usernameLength) ? accountTexts.usernameTooLong : null;
}

/**
 * Invisible characters that belong to a name: joiners inside a word of Persian or inside an emoji, after a vowel sign or virama also at
 * the end of a word (Malayalam), the tags of a flag, and what selects a form of an emoji or of a letter (Japanese).
 */
const joined =
  /(?<=[\p{L}\p{Emoji}])[\u200C\u200D](?=[\p{L}\p{M}\p{Emoji}])|(?<=\p{M})[\u200C\u200D]|(?<=[\p{L}\p{Emoji}])\p{Variation_Selector}|(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]+\u{E007F}/gu;

/** What is wrong with the characters of a changed display name. */
export function displayNameProblem(displayName: string): Problem {
  return hidden.test(displayName.replace(joined, "")) ? profileTexts.displayNameHidden : null;
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
