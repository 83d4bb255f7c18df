/** Every sentence of a mail. */
export const mailTexts = {
  resetSubject: "Reset your password",
  resetBody: (name: string, link: string, minutes: number) =>
    [
      `Hi ${name},`,
      "somebody asked for a new password for your account. If it was you, choose one here:",
      link,
      `The link works once and for ${minutes} minutes. If it was not you, ignore this mail: your password stays as it is.`,
    ].join("\n\n"),
} as const;
