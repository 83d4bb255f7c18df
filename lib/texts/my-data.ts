/** The texts of export and import. */
export const myDataTexts = {
  export: "Download a copy",
  exportHint: "A file with your words, for you to keep.",
  scope: "What to download",
  everything: "Everything",
  thisConversation: "This conversation only",
  format: "Format",
  formats: {
    html: "One page to read and print",
    markdown: "Plain text with your files (.zip)",
    json: "For another account (JSON)",
  },
  formatHints: {
    html: "With your pictures and files inside. It opens in any browser.",
    markdown: "A .zip of your words and your files. If you include your notes and the replies, you can also import it.",
    json: "Everything: your words, the replies, your private notes and your files.",
  },
  withNotes: "With my private notes",
  withReplies: "With the AI's replies",
  download: "Download",
  downloaded: (fileName: string) => `${fileName} has been downloaded.`,
  exportFailed: (message: string) => `The copy couldn't be made: ${message}`,
  import: "Import a copy or a journal",
  importHint:
    "A JSON or .zip copy, from this account or from another; or a journal in a .zip: Day One's JSON, or Markdown files with a title or a date. Nothing that you already have is added twice.",
  importFile: "File (JSON or .zip)",
  importStart: "Import",
  importing: "Importing. This may take a while. Please leave this page open.",
  importFailed: (message: string) => `The import failed: ${message}`,
  remove: "Delete my account",
  removeHint:
    "This deletes everything: conversations, notes, files, shared links and scores. Nobody can restore it, not even us. If you may want to read this again one day, download a copy first.",
  removeStart: "Delete my account…",
  removePassword: "Your password, to make sure it's you",
  removeForGood: "Delete everything for good",
  removeCancel: "Keep my account",
  removeFailed: (message: string) => `Your account wasn't deleted: ${message}`,
} as const;
