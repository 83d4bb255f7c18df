// What only the server has to know, kept out of what the browser loads.

export const serverLimits = {
  /** Passwords that wait for their turn to be hashed: more than are hashed in a few seconds are not kept waiting. */
  passwordsWaiting: 100,
  idempotencyKeyLength: 64,
  /** What a form may have beside the file itself: boundaries, headers, other fields. */
  formEnvelopeBytes: 64 * 1024,
  /** Received files whose content is in memory at a time. */
  formFilesInMemory: 3,
  /** All files of one user together. */
  storedBytes: 500 * 1024 * 1024,
  /** What reading a PDF may take of the memory. */
  pdfMemoryBytes: 512 * 1024 * 1024,
  /** Earlier turns that are read for a prompt. */
  historyTurns: 100,
  /** Replies that one person may have written at a time. */
  aiConcurrencyMax: 3,
  /** One value of an export that comes back, and all of its words together. */
  importValueBytes: 16 * 1024 * 1024,
  importTextBytes: 64 * 1024 * 1024,
  /** Answers and messages that one set of questions on own memories is made from, and the rest of the last conversation. */
  memoryTurnsMax: 300,
  /** The slowest a body may arrive. A phone on a bad line sends more, even of the largest upload. */
  bodyPace: { bytes: 1_024, ms: 30_000 },
  onThisDayShown: 3,
  /** How far "on this day" looks back. */
  onThisDayMonths: 40 * 12,
  /** How many of the conversations whose time is over go in one statement. */
  purgeBatchSize: 50,
  /** How many of the files that nobody attached in time are removed in one go. */
  cleanupBatchSize: 20,
} as const;

export const serverTimings = {
  tokenDays: 7,
  /** So long a caller is believed to be as they were: how late a logout or a changed profile comes through at another instance. */
  sessionCacheMs: 500,
  resetLinkMinutes: 30,
  /**
   * How far what would tell who exists is kept from the answer: a refused login is answered so long after it began, a reset
   * mail is begun so long after its answer.
   */
  accountProbeDelayMs: 100,
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
  /** A file that was not attached within this time is removed. */
  unattachedHours: 24,
  /** How often a process looks for what is to be cleared away, at most. */
  cleanupEveryMs: 60_000,
  pdfDeadlineMs: 10_000,
  /** So much longer than its account is old a game may seem to be: two clocks measured. */
  playSlackSeconds: 60,
  /** Of one call to the store of files. */
  storageDeadlineMs: 30_000,
  /** Of one try to send a mail, and between the first failure and the one retry. */
  mailDeadlineMs: 20_000,
  mailRetryWaitMs: 1_000,
} as const;

/** Budgets of throttling: how many in how many seconds. */
export const rateLimits = {
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
