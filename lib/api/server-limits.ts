// Limits that only the server needs, in a file that the browser does not load.

/** A longer reply is not stored: the request fails. */
const replyCharacters = 32_000;

export const serverLimits = {
  /** A guided question in the configuration. */
  questionLength: 2_000,
  questionCount: 50,
  /** A topic's name in the configuration. */
  topicLength: 200,
  resetTokenLength: 200,
  invitationLength: 300,
  /** What is stored of a browser's description of itself. */
  userAgentLength: 300,
  /** Sessions in the list of where somebody is signed in. */
  sessionsListed: 100,
  fileNameLength: 255,
  fileTypeLength: 100,
  conversationsPerPage: 100,
  /** Turns after the first and notes of one conversation. */
  conversationEntries: 10_000,
  replyCharacters,
  /** A response of the AI provider, decompressed. */
  providerBytes: 2 * 1024 * 1024,
  searchResults: 50,
  /** The most modules in one response. */
  modulesPerRequest: 50,
  /** Imported content: names and references, texts, and single words. */
  contentNameLength: 200,
  contentTextLength: 1_000,
  contentWordLength: 100,
  /** The queue of passwords to hash: hashing more would take longer than a few seconds. Half of it is for known callers alone. */
  passwordsWaiting: 100,
  strangersPasswordsWaiting: 50,
  /** The accounts that one browser is known to have signed in to. */
  accountsPerDevice: 5,
  idempotencyKeyLength: 64,
  /** How deep any JSON that is sent to us may be nested, and about how many values a body may have. The app sends at most 8 and 1,000. */
  jsonDepth: 32,
  jsonValues: 4_000,
  /** The size of a form without its file: boundaries, headers, other fields. */
  formEnvelopeBytes: 64 * 1024,
  /** Connections of one process to the database. */
  databaseConnections: 10,
  /** Uploads whose content is in memory at the same time. */
  formFilesInMemory: 3,
  /** All files of one user together. */
  storedBytes: 500 * 1024 * 1024,
  /** All texts of one user together, when an export is imported. */
  textBytes: 200 * 1024 * 1024,
  /** All files of one user together with the pieces of an export that is being imported, of which the largest fits into an empty account. */
  storedBytesWithPieces: 1024 * 1024 * 1024,
  /** The memory limit of reading a PDF. */
  pdfMemoryBytes: 512 * 1024 * 1024,
  /** Earlier turns that are read for a prompt. */
  historyTurns: 100,
  /** The newest of them, whose replies are sent before older messages. */
  wholeTurns: 3,
  /** How many turns after its own a picture is sent again. */
  pictureTurns: 3,
  /** How many pictures of one message the AI is sent, and how many texts. */
  sentFiles: 4,
  /** After this many turns the AI is to ask less. */
  fewerQuestionsAfter: 5,
  /** So that a reply ends before it is too long to store: a token has at most about five characters, as in English. */
  replyTokens: replyCharacters / 5,
  /** Replies in progress per person. */
  aiConcurrencyMax: 3,
  /** An imported export: one value, and all of its texts together. */
  importValueBytes: 16 * 1024 * 1024,
  importTextBytes: 64 * 1024 * 1024,
  /** Imports in a process at the same time. */
  importsAtOnce: 2,
  /** Values in an imported export: more than fit into its texts. */
  importValues: 6_000_000,
  importConversations: 100_000,
  /** Turns that are read for questions about own memories; the last conversation is read to its end. */
  memoryTurnsMax: 300,
  /** The minimum rate of a request body. A phone on a bad line is faster, even with the largest upload. */
  bodyPace: { bytes: 1_024, ms: 30_000 },
  /** That of an import in one call, which keeps others from importing. The page sends at most 4 MB so. */
  importPace: { bytes: 256 * 1024, ms: 30_000 },
  /** The most conversations of "on this day". */
  onThisDayShown: 3,
  /** The latest offers in a list, and contributions to one conversation. */
  offersShown: 50,
  contributionsShown: 1_000,
  /** The latest links that a person has opened, and the latest readers of each of their own. */
  openedShown: 200,
  readersShown: 20,
  /** Memories of a life line: those with a date, and the newest of the others. */
  datedMemories: 10_000,
  undatedMemories: 30,
  /** Challenges of one person that have not ended, and the players of each. */
  openChallenges: 20,
  challengePlayers: 200,
  /** The latest conversations whose questions count as used. */
  usedQuestionsConversations: 200,
  /** Expired conversations that are deleted in one statement. */
  purgeBatchSize: 50,
  /** Unattached files that are removed in one batch. */
  cleanupBatchSize: 20,
} as const;

export const serverTimings = {
  tokenDays: 7,
  /** How long a browser is known after its last login. */
  deviceDays: 365,
  /** How much each further failed login of an account slows down the next one, and how much at most. */
  loginSlowdownMs: 100,
  loginSlowdownMaxMs: 2_000,
  /** How often it is stored that a session is in use. */
  lastSeenMs: 10 * 60_000,
  resetLinkMinutes: 30,
  /** How long a change of address or password can be undone. */
  undoLinkDays: 7,
  /** The minimum interval between two mails that tell a person of contributions. */
  offerMailHours: 24,
  /**
   * Hides from response times whether an account exists: the minimum time of a failed login, and the delay between the
   * response and sending a reset mail.
   */
  accountProbeDelayMs: 100,
  aiDeadlineMs: 45_000,
  /** The delay before the one retry after the AI has failed. */
  aiRetryWaitMs: 500,
  /** How long a turn's lease lasts beyond the deadline. After that its process must have crashed. */
  aiLeaseSlackMs: 15_000,
  /** The poll interval for a reply that another request is waiting for. */
  replyPollMs: 500,
  /** The interval in which a process checks whether another one has stopped its replies. */
  stopPollMs: 500,
  /** The retry interval for saving a reply while the database is unavailable. */
  databaseRetryMs: 250,
  /** The delay between two words of the offline companion. */
  companionWordMs: 25,
  /** Files are removed if they are not attached within this time. */
  unattachedHours: 24,
  challengeDays: 7,
  /** The minimum interval between two clean-ups of a process. */
  cleanupEveryMs: 60_000,
  pdfDeadlineMs: 10_000,
  /** How long a reply waits for the content of files of earlier turns. */
  earlierFilesDeadlineMs: 5_000,
  /** How much older than its account a game may seem, because the clock of the browser measures one and ours the other. */
  playSlackSeconds: 60,
  /** The timeout of one request to the file storage, for each 4 MB that are sent there. */
  storageDeadlineMs: 30_000,
  /** The timeout of one attempt to send a mail, and the delay before the one retry. */
  mailDeadlineMs: 20_000,
  mailRetryWaitMs: 1_000,
} as const;

/** When a disk has room for so little that it counts as low, and as full: Postgres needs up to 16 MB at once for its log. */
export const diskLimits = { lowShare: 0.05, fullBytes: 16 * 1024 ** 2 };

/** After these times a call is answered with 503, because the database has no connection for it, or does not respond. */
export const databaseTimings = {
  connectionMs: 2_000,
  statementMs: 10_000,
  lockMs: 5_000,
  idleInTransactionMs: 10_000,
  /** Longer than a statement may take: it applies when the server does not respond at all, or a pooler has lost the setting. */
  queryMs: 12_000,
  transactionMs: 5_000,
  /** An import, or the removal of an account. */
  longTransactionMs: 60_000,
};

/** Rate limits: how many uses in how many seconds. */
export const rateLimits = {
  /** Of an account by one caller: an address, a browser that has signed in to it before, or a session. */
  loginFailure: { count: 10, seconds: 15 * 60 },
  /** At all accounts from one address, which users behind a proxy share: one guess for each of many accounts is limited, too. */
  loginFailureOfAddress: { count: 100, seconds: 15 * 60 },
  /** Of an account by anybody: beyond it logins are slowed down and never refused, or a stranger could lock its owner out. */
  loginFailureOfAccount: { count: 10, seconds: 15 * 60 },
  /** Not a limit: its counter remembers for this long that somebody has logged in from an address. */
  knownAddress: { count: 1, seconds: 30 * 86_400 },
  /** Counted by IP address, which users behind a proxy share: exhausting it blocks registration for at most a minute. */
  register: { count: 100, seconds: 60 },
  /** How often a caller may learn that an e-mail address has an account: by address, or by person at the profile. */
  emailTaken: { count: 10, seconds: 60 * 60 },
  /** Counted by the e-mail address that is asked for, and the caller's IP address. */
  forgot: { count: 5, seconds: 60 * 60 },
  reset: { count: 20, seconds: 60 * 60 },
  /** Changes of address or password: each is mailed to the address before it, which may be somebody else's. */
  accountChange: { count: 20, seconds: 24 * 60 * 60 },
  export: { count: 30, seconds: 60 * 60 },
  import: { count: 30, seconds: 60 * 60 },
  /** Almost four times the largest import. */
  importPiece: { count: 1_000, seconds: 60 * 60 },
  ai: { count: 30, seconds: 60 },
  note: { count: 1_000, seconds: 24 * 60 * 60 },
  upload: { count: 60, seconds: 60 * 60 },
  score: { count: 120, seconds: 60 },
  contribution: { count: 20, seconds: 24 * 60 * 60 },
} as const;
