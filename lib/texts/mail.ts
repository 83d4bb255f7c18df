/**
 * Letters, digits, apostrophes, emoji, and a full stop before a space, as in "Dr. Klein". Anybody can register somebody else's address
 * with any name, which must not put a link or a line into our mail.
 */
const plainName = /^(?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic} '’_-]|\.(?= ))+$/u;

const greeting = (name: string) => (plainName.test(name) ? `Hi ${name},` : "Hi,");

type Names = { product: string; name: string };
type ResetMail = Names & { link: string; minutes: number };

/** `link`: undoes the change; `null`: the change itself goes back to an earlier address. `isEmail`, `isPassword`: what was changed. */
type ChangeMail = Names & { isEmail: boolean; isPassword: boolean; link: string | null; days: number };

function changedSentence({ product, isEmail, isPassword }: ChangeMail): string {
  if (isEmail && isPassword) return `The email address and the password of your ${product} account were changed.`;
  return `The ${isEmail ? "email address" : "password"} of your ${product} account was changed.`;
}

function undoLines({ isEmail, days }: ChangeMail, link: string): string[] {
  const effects = `${isEmail ? "restores this address, " : ""}logs out every device and lets you choose a new password`;
  return [
    "If it was you, you don't need to do anything. If it wasn't you, undo the change here:",
    link,
    `The link works once, within ${days} days. It ${effects}.`,
  ];
}

/** The texts of mails. */
export const mailTexts = {
  offeredSubject: (product: string) => `Somebody has written to you on ${product}`,
  /** Without a word of what they wrote, and without their name. */
  offeredBody: ({ product, name, link }: Names & { link: string }) =>
    [
      greeting(name),
      "Somebody has read a memory that you share, and has written to you about it. You can read it here:",
      link,
      "You get this email at most once a day. You can turn it off in your profile.",
      product,
    ].join("\n\n"),
  resetSubject: (product: string) => `Reset your ${product} password`,
  resetBody: ({ product, name, link, minutes }: ResetMail) =>
    [
      greeting(name),
      `Somebody asked for a new password for your ${product} account. If it was you, choose one here:`,
      link,
      `The link works once and expires after ${minutes} minutes. If it wasn't you, ignore this email: your password stays the same.`,
      product,
    ].join("\n\n"),
  changedSubject: (product: string) => `Your ${product} account was changed`,
  changedBody: (change: ChangeMail) =>
    [
      greeting(change.name),
      changedSentence(change),
      ...(change.link === null ? ["The account has its previous address again."] : undoLines(change, change.link)),
      change.product,
    ].join("\n\n"),
  undoneBody: ({ product, name }: Names) =>
    [
      greeting(name),
      `The last change to your ${product} account was undone with the link that we sent to the previous address. The account has that address again, and every device is logged out.`,
      product,
    ].join("\n\n"),
} as const;
