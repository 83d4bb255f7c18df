/** The texts of an exported journal, and of importing one. */
export const journalTexts = {
  title: (name: string) => `The journal of ${name}`,
  writtenOn: (day: string) => `Written out on ${day}. All times are UTC.`,
  withoutFiles: "Attached files are named, but are not in this copy.",
  ofConversation: "What was written",
  note: "Note to self",
  noReply: "No reply yet.",
  attached: "Attached:",
  contentMissing: "(its content is no longer there)",
  notAnExport: "This is not a JSON export of this product.",
  incomplete: "The export is not complete: a file it refers to is missing.",
  tooLarge: (limit: string) => `The export is too large; at most ${limit} are accepted.`,
  tooLargeBetween: (limit: string) =>
    `The export is too large; at most ${limit} are accepted, and a server in between may accept less.`,
  imported: (count: number) => (count === 1 ? "1 conversation was imported." : `${count} conversations were imported.`),
} as const;
