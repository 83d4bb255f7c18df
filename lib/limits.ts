/** Every limit and timing of spec §9 and of the server's contract that is not a number of the game (those are in `quiz/rules.ts`). */
export const limits = {
  projectNameLength: 100,
  messageLength: 600,
  passwordLengthMin: 6,
  /** Longer passwords are refused before they are hashed. */
  passwordLengthMax: 1_000,
  /** Passwords that wait for their turn to be hashed: more than are hashed in a few seconds are not kept waiting. */
  passwordsWaiting: 100,
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
  idempotencyKeyLength: 64,
  resetTokenLength: 200,
  jsonBytes: 64 * 1024,
  uploadBytes: 4 * 1024 * 1024,
  /** What a form may have beside the file itself: boundaries, headers, other fields. */
  formEnvelopeBytes: 64 * 1024,
  /** Received files whose content is in memory at a time. */
  formFilesAtOnce: 3,
  /** All files of one user together. */
  storedBytes: 500 * 1024 * 1024,
  fileNameLength: 255,
  fileTypeLength: 100,
  /** More than cameras make in a file of that size: a larger picture is made to choke whoever looks at it. */
  picturePixels: 100_000_000,
  /** Characters of an attached text or PDF that go along to the AI. */
  attachmentCharacters: 24_000,
  /** What reading a PDF may take of the memory. */
  pdfMemoryBytes: 512 * 1024 * 1024,
  conversationsPerPage: 100,
  /** Characters of earlier turns that go along to the AI, newest kept. */
  historyCharacters: 24_000,
  /** Earlier turns that are looked at for it. */
  historyTurns: 100,
  /** Replies that one person may have written at a time. */
  aiAtOnce: 3,
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
  /** A whole export that comes back, one piece of it, and all of its words together. */
  importBytes: 1024 * 1024 * 1024,
  importPieceBytes: 16 * 1024 * 1024,
  importWordBytes: 64 * 1024 * 1024,
  searchResults: 50,
  /** Characters of a text that a search result or a list of shares shows. */
  snippetLength: 120,
  /** Content of the game in one answer, at most, and ids of used content that a call may name. */
  modulesAtOnce: 50,
  modulesExcluded: 500,
  /** Of what an operator imports: names and references, texts, and words. */
  contentNameLength: 200,
  contentTextLength: 1_000,
  contentWordLength: 100,
  /** Answers and messages that one set of questions on own memories is made from, and the rest of the last conversation. */
  ownTurnsRead: 300,
  /** The slowest a body may arrive. A phone on a bad line sends more, even of the largest upload. */
  bodyPace: { bytes: 1_024, ms: 30_000 },
  onThisDayShown: 3,
  /** How far "on this day" looks back. */
  onThisDayMonths: 40 * 12,
  /** How many of the conversations whose time is over go in one statement. */
  purgedAtOnce: 50,
  /** How many of the files that nobody attached in time are removed in one go. */
  clearedAtOnce: 20,
} as const;

/** Accepted uploads (spec §5), as the browser's file chooser wants them. */
export const uploadTypes = ["image/png", "image/jpeg", "application/pdf", "text/plain"];
export const acceptedUploads = [".png", ".jpeg", ".jpg", ".pdf", ".txt", ...uploadTypes].join(",");

export const timings = {
  searchDebounceMs: 300,
  acknowledgementMs: 3_000,
  resetRedirectMs: 3_000,
  /** So long a page may still run that is being left. */
  leavingMs: 100,
  messageClearingMs: 5_000,
  /** When a search match that was scrolled to at once is scrolled to again, how often from then on, and for how long in all. */
  searchScrollDelayMs: 1_000,
  scrollRetryMs: 500,
  scrollRetryForMs: 10_000,
  shareWaitMs: 1_000,
  /** How often a reply that is being written is shown anew: a slow phone draws for a good part of that. */
  wordsShownMs: 100,
  /** How often a thread is read again while somebody else waits for its reply. */
  pendingPollMs: 1_500,
  tokenDays: 7,
  /** So long a caller is believed to be as they were: how late a logout or a changed profile comes through at another instance. */
  callerRememberedMs: 500,
  resetLinkMinutes: 30,
  /**
   * How far what would tell who exists is kept from the answer: a refused login is answered so long after it began, a reset
   * mail is begun so long after its answer.
   */
  discreetMs: 100,
  aiDeadlineMs: 45_000,
  /** Between the first failure of the AI and the one retry. */
  aiRetryWaitMs: 500,
  /** A turn counts as being answered for so long beyond the deadline; then its process must have died. */
  aiLeaseSlackMs: 15_000,
  /** How often the server looks for a reply that another call is waiting for. */
  replyPollMs: 500,
  /** How often a process looks whether another one has stopped replies that it writes. */
  stopPollMs: 500,
  /** How often a reply that cannot be saved because the database is away is tried to be saved again. */
  databaseRetryMs: 250,
  /** Between two words of the offline companion. */
  companionWordMs: 25,
  fileLinkMinutes: 10,
  /** How long a delete can be undone on the screen, and how long a deleted conversation can be restored at all. */
  undoMs: 10_000,
  deletedKeptDays: 30,
  /** A file that was not attached within this time is removed. */
  unattachedHours: 24,
  /** How often a process looks for what is to be cleared away, at most. */
  tidyEveryMs: 60_000,
  pdfDeadlineMs: 10_000,
  /** Of a part of the app that is loaded when it is first wanted (spec §7). */
  partDeadlineMs: 120_000,
  /** So much longer than its account is old a game may seem to be: two clocks measured. */
  playSlackSeconds: 60,
  /** Of one call to the store of files. */
  storageDeadlineMs: 30_000,
  /** Of one try to send a mail, and between the first failure and the one retry. */
  mailDeadlineMs: 20_000,
  mailRetryWaitMs: 1_000,
} as const;

/** Budgets of throttling: how many in how many seconds. */
export const budgets = {
  loginFailure: { count: 10, seconds: 15 * 60 },
  /** By address, which behind a proxy is everybody's: whoever uses it up closes registering for a minute at most. */
  register: { count: 100, seconds: 60 },
  forgot: { count: 5, seconds: 60 * 60 },
  reset: { count: 20, seconds: 60 * 60 },
  export: { count: 30, seconds: 60 * 60 },
  import: { count: 30, seconds: 60 * 60 },
  ai: { count: 30, seconds: 60 },
  upload: { count: 60, seconds: 60 * 60 },
  score: { count: 120, seconds: 60 },
} as const;
