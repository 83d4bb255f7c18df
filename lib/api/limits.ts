/** The limits and timings that the browser needs (spec §9). Those of the server are in `server-limits.ts`, the game's in `quiz/rules.ts`. */
export const limits = {
  projectNameLength: 100,
  messageLength: 600,
  passwordLengthMin: 6,
  /** Longer passwords are rejected before hashing. */
  passwordLengthMax: 1_000,
  usernameLength: 64,
  emailLength: 254,
  displayNameLength: 100,
  /** How much longer than its limit a text may be with the white space at its ends, which is stored but not counted. */
  endsLength: 1_000,
  /** An id in a request. */
  idLength: 64,
  jsonBytes: 64 * 1024,
  /** For PDFs and texts the operator can set another one: UPLOAD_MB. */
  uploadBytes: 4 * 1024 * 1024,
  /** A larger picture is made smaller in the browser before it is sent. */
  pictureSide: 2_560,
  pictureBytes: 2 * 1024 * 1024,
  /** A small copy of a picture (lib/files/thumbnails.ts). */
  thumbnailBytes: 512 * 1024,
  /** The largest picture that is made smaller. */
  chosenPictureBytes: 64 * 1024 * 1024,
  /** What a person says a picture shows. */
  altTextLength: 250,
  /** Cameras do not produce more in a file of this size: a larger picture is a decompression bomb. */
  picturePixels: 100_000_000,
  /** Characters of an attached text or PDF that are sent to the AI. */
  attachmentCharacters: 24_000,
  messageFiles: 10,
  /** Depth of nested quotes and lists, and marks in a paragraph: a reply with more is shown as plain text. */
  markdownNesting: 50,
  markdownMarks: 1_000,
  /** Entries per page of the history. */
  historyPage: 50,
  /** Entries per page of a thread. */
  threadPage: 200,
  /** Ids of renamed conversations in one request. */
  historyIds: 50,
  /** Entries in the preview of a conversation. */
  previewEntries: 4,
  searchTermLength: 200,
  /** An imported export. */
  importBytes: 1024 * 1024 * 1024,
  /** A larger one is sent in pieces of this size: a serverless host cuts calls at 4.5 MB. */
  importPieceBytes: 4 * 1024 * 1024,
  /** Characters of an excerpt in search results and lists of shares. */
  snippetLength: 120,
  /** The most ids of used modules in one request. */
  modulesExcluded: 500,
} as const;

export const timings = {
  searchDebounceMs: 300,
  acknowledgementMs: 3_000,
  resetRedirectMs: 3_000,
  /** How long a page may still run during a navigation away from it. */
  navigationGraceMs: 100,
  messageClearingMs: 5_000,
  /** When a search match is scrolled to again, the interval of further retries, and their total time. */
  searchScrollDelayMs: 1_000,
  scrollRetryMs: 500,
  scrollRetryForMs: 10_000,
  shareWaitMs: 1_000,
  /** How long printing waits for pictures. */
  printWaitMs: 10_000,
  /** The render interval of a streaming reply: a slow phone renders for a large part of it. */
  streamRenderMs: 100,
  /** The poll interval of a thread whose reply another tab or device is waiting for. */
  pendingPollMs: 1_500,
  fileLinkMinutes: 10,
  /** How long a deletion can be undone on the screen, and how long a deleted conversation can be restored. */
  undoMs: 10_000,
  /** The longest that making a picture smaller may take. */
  pictureDeadlineMs: 60_000,
  deletedRetentionDays: 30,
  /** How long what the AI was sent for a reply is saved word for word, from that reply on. */
  sentPromptDays: 90,
  /** The timeout of a lazily loaded part of the app (spec §7). */
  lazyPartTimeoutMs: 120_000,
} as const;
