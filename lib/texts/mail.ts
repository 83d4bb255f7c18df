/**
 * Greets by a name that is but words. Anybody can give an account another's address and a name of their choice: that may bring
 * no link and no line of its own into a mail that we send.
 */
const greeting = (name: string) => (/^[\p{L}\p{M}\p{N} _-]+$/u.test(name) ? `Hi ${name},` : "Hi,");

/** Every sentence of a mail. */
export const mailTexts = {
  resetSubject: "Reset your password",
  resetBody: (name: string, link: string, minutes: number) =>
    [
      greeting(name),
      "somebody asked for a new password for your account. If it was you, choose one here:",
      link,
      `The link works once and for ${minutes} minutes. If it was not you, ignore this mail: your password stays as it is.`,
    ].join("\n\n"),
} as const;
