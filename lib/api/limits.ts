/** The limits and timings of spec §9 and of the server's contract. The numbers of the game are in `quiz/rules.ts`. */
export const limits = {
  projectNameLength: 100,
  messageLength: 600,
  passwordLengthMin: 6,
  /** Longer passwords are rejected before hashing. */
  passwordLengthMax: 1_000,
  usernameLength: 64,
  emailLength: 254,
  displayNameLength: 100,
  /** A guided question of the configuration. */
  questionLength: 2_000,
  questionCount: 50,
  /** A topic's name in the configuration. */
  topicLength: 200,
  /** An id in a request. */
  idLength: 64,
  resetTokenLength: 200,
  invitationLength: 300,
  jsonBytes: 64 * 1024,
  uploadBytes: 4 * 1024 * 1024,
  fileNameLength: 255,
  fileTypeLength: 100,
  /** A larger picture is made smaller in the browser before it is sent. */
  pictureSide: 2_560,
  pictureBytes: 2 * 1024 * 1024,
  /** The largest picture that is made smaller. */
  chosenPictureBytes: 64 * 1024 * 1024,
  /** What a person says a picture shows. */
  altTextLength: 250,
  /** Cameras do not produce more in a file of this size: a larger picture is a decompression bomb. */
  picturePixels: 100_000_000,
  /** Characters of an attached text or PDF that are sent to the AI. */
  attachmentCharacters: 24_000,
  conversationsPerPage: 100,
  /** Characters of earlier turns that are sent to the AI, newest first. */
  historyCharacters: 24_000,
  /** A longer reply is not stored: the request fails. */
  replyCharacters: 32_000,
  /** Depth of nested quotes and lists, and marks in a paragraph: a reply with more is shown as plain text. */
  markdownNesting: 50,
  markdownMarks: 1_000,
  /** Entries per page of the history. */
  historyPage: 50,
  /** Ids of renamed conversations in one request. */
  historyIds: 50,
  /** Entries in the preview of a conversation. */
  previewEntries: 4,
  searchTermLength: 200,
  /** An imported export. */
  importBytes: 1024 * 1024 * 1024,
  searchResults: 50,
  /** Characters of an excerpt in search results and lists of shares. */
  snippetLength: 120,
  /** The most modules in one response, and the most ids of used modules in one request. */
  modulesPerRequest: 50,
  modulesExcluded: 500,
  /** Imported content: names and references, texts, and single words. */
  contentNameLength: 200,
  contentTextLength: 1_000,
  contentWordLength: 100,
} as const;

/** Pictures of an iPhone, which are sent as JPEG if the browser can open them. */
export const convertedTypes = ["image/heic", "image/heif"];
/** Accepted uploads (spec §5), in the format of `<input accept>`. */
export const uploadTypes = ["image/png", "image/jpeg", "application/pdf", "text/plain"];
export const acceptedUploads = [".png", ".jpeg", ".jpg", ".pdf", ".txt", ...uploadTypes].join(",");

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
  /** The timeout of a lazily loaded part of the app (spec §7). */
  lazyPartTimeoutMs: 120_000,
} as const;
