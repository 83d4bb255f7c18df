/**
 * Letters, digits, apostrophes, emoji, and a full stop before a space, as in "Dr. Klein". Anybody can register somebody else's address
 * with any name, which must not put a link or a line into our mail.
 */
const plainName = /^(?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic} '’_-]|\.(?= ))+$/u;

const greeting = (name: string) => (plainName.test(name) ? `Hi ${name},` : "Hi,");

type ResetMail = { product: string; name: string; link: string; minutes: number };

/** The texts of mails. */
export const mailTexts = {
  resetSubject: (product: string) => `Reset your ${product} password`,
  resetBody: ({ product, name, link, minutes }: ResetMail) =>
    [
      greeting(name),
      `Somebody asked for a new password for your ${product} account. If it was you, choose one here:`,
      link,
      `The link works once and expires after ${minutes} minutes. If it was not you, ignore this email: your password stays as it is.`,
      product,
    ].join("\n\n"),
} as const;
