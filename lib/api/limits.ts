/** Every limit and timing of spec §9 and of the server's contract that is not a number of the game (those are in `quiz/rules.ts`). */
export const limits = {
  projectNameLength: 100,
  messageLength: 600,
  passwordLengthMin: 6,
  /** Longer passwords are refused before they are hashed. */
  passwordLengthMax: 1_000,
  usernameLength: 64,
  emailLength: 254,
  displayNameLength: 100,
  /** Of a guided question, which the configuration words. */
  questionLength: 2_000,
  questionCount: 50,
  /** Of the name that the configuration gives a topic. */
  topicLength: 200,
  /** Of an id in a call. */
  idLength: 64,
  resetTokenLength: 200,
  jsonBytes: 64 * 1024,
  uploadBytes: 4 * 1024 * 1024,
  fileNameLength: 255,
  fileTypeLength: 100,
  /** More than cameras make in a file of that size: a larger picture is made to choke whoever looks at it. */
  picturePixels: 100_000_000,
  /** Characters of an attached text or PDF that go along to the AI. */
  attachmentCharacters: 24_000,
  conversationsPerPage: 100,
  /** Characters of earlier turns that go along to the AI, newest kept. */
  historyCharacters: 24_000,
  /** A longer reply is not one a person reads; the call fails instead of storing it. */
  replyCharacters: 32_000,
  /** Quotes and lists in each other, and marks in one paragraph: a reply with more is shown as plain text. */
  markdownNesting: 50,
  markdownMarks: 1_000,
  /** How many entries the history reads at once. */
  historyPage: 50,
  /** Entries of a conversation that its preview in the history shows. */
  previewEntries: 4,
  searchTermLength: 200,
  /** A whole export that comes back. */
  importBytes: 1024 * 1024 * 1024,
  searchResults: 50,
  /** Characters of a text that a search result or a list of shares shows. */
  snippetLength: 120,
  /** Content of the game in one answer, at most, and ids of used content that a call may name. */
  modulesPerRequest: 50,
  modulesExcluded: 500,
  /** Of what an operator imports: names and references, texts, and words. */
  contentNameLength: 200,
  contentTextLength: 1_000,
  contentWordLength: 100,
} as const;

/** Accepted uploads (spec §5), as the browser's file chooser wants them. */
export const uploadTypes = ["image/png", "image/jpeg", "application/pdf", "text/plain"];
export const acceptedUploads = [".png", ".jpeg", ".jpg", ".pdf", ".txt", ...uploadTypes].join(",");

export const timings = {
  searchDebounceMs: 300,
  acknowledgementMs: 3_000,
  resetRedirectMs: 3_000,
  /** So long a page may still run that is being left. */
  navigationGraceMs: 100,
  messageClearingMs: 5_000,
  /** When a search match that was scrolled to at once is scrolled to again, how often from then on, and for how long in all. */
  searchScrollDelayMs: 1_000,
  scrollRetryMs: 500,
  scrollRetryForMs: 10_000,
  shareWaitMs: 1_000,
  /** How often a reply that is being written is shown anew: a slow phone draws for a good part of that. */
  streamRenderMs: 100,
  /** How often a thread is read again while somebody else waits for its reply. */
  pendingPollMs: 1_500,
  fileLinkMinutes: 10,
  /** How long a delete can be undone on the screen, and how long a deleted conversation can be restored at all. */
  undoMs: 10_000,
  deletedRetentionDays: 30,
  /** Of a part of the app that is loaded when it is first wanted (spec §7). */
  lazyPartTimeoutMs: 120_000,
} as const;
