/** The texts of an exported journal, and of importing one. */
export const journalTexts = {
  title: (name: string) => `The journal of ${name}`,
  writtenOn: (day: string, isUtc: boolean) => `Written out on ${day}.${isUtc ? " All times are UTC." : ""}`,
  contents: "Contents",
  ofConversation: "What was written",
  note: "Note to self",
  noReply: "No reply yet.",
  attached: "Attached:",
  contentMissing: "(its content is no longer there)",
  notAnExport: "This is not a copy that was downloaded here. A copy for importing is a JSON file or a .zip.",
  notOurZip: "This .zip is not a copy that was downloaded here.",
  zipToRead:
    "This .zip was made without your notes or the replies, so it can only be read. To import a copy, download one with both, or as JSON.",
  zipCut: "This .zip is not complete. Please download it again.",
  zipDamaged: "This .zip is damaged. Please download it again.",
  zipTooLarge: "Something in this .zip is too large to be imported.",
  tooManyFiles:
    "You have more files than a .zip can hold. Please download the JSON copy, or one conversation at a time.",
  incomplete: "The export is not complete: a file it refers to is missing.",
  tooLarge: (limit: string) => `The export is too large; at most ${limit} are accepted.`,
  tooLargeBetween: (limit: string) =>
    `The export is too large; at most ${limit} are accepted, and a server in between may accept less.`,
  textsFull: (limit: string) =>
    `With this copy your texts would take up more than ${limit} together, which is all there is room for.`,
  tooManyEntries: (name: string) =>
    `“${name}” has more than 10,000 entries in this copy; at most 10,000 of a conversation can be imported.`,
  tooManyConversations: "This copy has more than 100,000 conversations; at most 100,000 can be imported.",
  importRunning: "A copy of yours is being imported already. Please wait until it is done, then try again.",
  importsBusy: "Other people are importing their copies right now. Please try again in a minute.",
  imported: (count: number) => {
    if (count === 0) return "Everything in this copy is already here.";
    return count === 1 ? "1 conversation was imported." : `${count} conversations were imported.`;
  },
  unreadable: "The file cannot be read any more. Please choose it again.",
  arrivedStays: "What has arrived is kept for a day and is not sent again.",
  piecesFull:
    "Your files and this copy would take up more than 1 GB together. Import it into an account with fewer files.",
  pieceMissing: "A part of this copy has not arrived. Please try again.",
  pieceArrived: "This part of the copy has arrived.",
  piecesRemoved: "What arrived of this copy was removed.",
} as const;
