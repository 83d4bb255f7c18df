/**
 * The code of every failure on the wire, with its status. Programs compare codes; the message is for people and may change.
 */
export const errorStatuses = {
  invalid_request: 400,
  incomplete_body: 400,
  reset_link_invalid: 400,
  undo_link_invalid: 400,
  wrong_password: 400,
  authentication_required: 401,
  wrong_credentials: 401,
  invalid_token: 403,
  not_found: 404,
  /** The file was removed, or its signed link has expired. */
  file_expired: 404,
  shared_conversation_not_found: 404,
  shared_post_not_found: 404,
  method_not_allowed: 405,
  /** The body stopped arriving. */
  request_timeout: 408,
  username_taken: 409,
  email_taken: 409,
  registration_closed: 409,
  invitation_required: 409,
  /** The invitation was used or taken back, has expired, or never was one. */
  invitation_invalid: 409,
  /** The address or the password was changed without the current password, and the owner can still undo it. */
  deletion_delayed: 409,
  /** The person stopped the reply before its first word. */
  reply_stopped: 409,
  /** Somebody has changed the entry meanwhile. */
  stale_version: 409,
  /** The conversation has all the entries that it can have. */
  conversation_full: 409,
  /** The questions of a challenge are played once. */
  challenge_played: 409,
  /** A reply to this is being written. */
  reply_pending: 409,
  too_large: 413,
  storage_full: 413,
  unsupported_file: 415,
  implausible_score: 422,
  rate_limited: 429,
  /** The AI has written as many replies today as the operator allows. The message is saved. */
  daily_limit: 429,
  internal_error: 500,
  ai_failed: 502,
  /** The AI's provider does not accept this message and never will. */
  message_refused: 502,
  files_unavailable: 502,
  busy: 503,
  database_unavailable: 503,
  /** The database has no connection, memory or other resource left for the call. */
  database_busy: 503,
  database_read_only: 503,
  migration_missing: 503,
  disk_full: 503,
  ai_timeout: 504,
  files_timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** The body of the response to every failed call. With `stale_version` it also has what the entry is now. */
export type Failure = { message: string; code: ErrorCode };
