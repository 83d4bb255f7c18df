/** `undated`: of how many the date is not that of its words. `birthYear`: that has become this person's. `leftOut`: what stays out. */
type Imported = { count: number; undated?: number; birthYear?: number | null; leftOut?: string[] };

/** The texts of an exported journal, and of importing one. */
export const journalTexts = {
  /** Of what a foreign journal could not bring along, in the text of its entry, followed by a name. */
  leftLink: {
    video: "a video that was here",
    recording: "a recording that was here",
    document: "a document that was here",
    picture: "a picture that was here",
  },
  title: (name: string) => `The journal of ${name}`,
  writtenOn: (day: string, isUtc: boolean) => `Downloaded on ${day}.${isUtc ? " All times are UTC." : ""}`,
  contents: "Contents",
  writtenToOthers: "What you wrote to others' memories",
  ofConversation: "What was written",
  note: "Note to self",
  noReply: "No reply yet.",
  attached: "Attached:",
  contentMissing: "(this file is missing)",
  notAnExport: "This isn't a copy that was downloaded here. Please choose the JSON or .zip file of a copy.",
  notOurZip: "This .zip isn't a copy that was downloaded here.",
  zipToRead:
    "This .zip was made without your notes or the replies, so it can only be read. To import a copy, download it again with both, or as JSON.",
  zipCut: "This .zip isn't complete. Please download it again.",
  zipDamaged: "This .zip is damaged. Please download it again.",
  zipTooLarge: "Something in this .zip is too large to import.",
  tooManyFiles:
    "You have more files than a .zip can hold. Please download the JSON copy, or one conversation at a time.",
  incomplete: "The copy isn't complete: one of its files is missing.",
  tooLarge: (limit: string) => `The copy is too large. It can be up to ${limit}.`,
  tooLargeBetween: (limit: string) => `The copy is too large. It can be up to ${limit}, but some sites accept less.`,
  textsFull: (limit: string) => `With this copy, your texts would take up more than the ${limit} you have.`,
  tooManyEntries: (name: string, max: number) =>
    `“${name}” has too many entries in this copy. A conversation can have up to ${max.toLocaleString("en")}.`,
  tooManyConversations: (max: number) =>
    `This copy has more than ${max.toLocaleString("en")} conversations, which is the most that can be imported.`,
  importRunning: "You're already importing a copy. Please wait until it's done, then try again.",
  importsBusy: "Other people are importing their copies right now. Please try again in a minute.",
  imported: ({ count, undated = 0, birthYear = null, leftOut = [] }: Imported) => {
    const isAllHere = birthYear === null && leftOut.length === 0;
    const none = isAllHere ? "Everything in this copy is already here." : "There is no new conversation in this copy.";
    const some = count === 1 ? "1 conversation was imported." : `${count} conversations were imported.`;
    const dates = undated === 1 ? "The date of 1 does not fit its" : `The dates of ${undated} do not fit their`;
    return [
      count === 0 ? none : some,
      ...(undated > 0 ? [`${dates} words, so only the words were taken over.`] : []),
      ...(birthYear === null ? [] : [`Your year of birth is now ${birthYear}, as in the copy.`]),
      ...(leftOut.length > 0
        ? [`Not imported: ${leftOut.join(" and ")}. It belongs to links, which a copy can't bring along.`]
        : []),
    ].join(" ");
  },
  leftOut: {
    contributions: "what you wrote to others' memories",
    rememberedBy: "what others wrote to your memories",
  },
  unreadable: "The file can't be read any more. Please choose it again.",
  arrivedStays: "What was uploaded so far is saved for a day, so you can continue from there.",
  piecesFull: (limit: string) =>
    `With this copy, your files would use more than ${limit}. Please import it into an account with fewer files.`,
  pieceMissing: "A part of this copy is missing. Please try again.",
  pieceArrived: "This part of the copy was uploaded.",
  piecesRemoved: "What was uploaded of this copy was removed.",
} as const;
