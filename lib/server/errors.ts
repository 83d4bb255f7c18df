import type { ErrorCode } from "../api/error-codes";
import type { CurrentVersion } from "../api/responses";
import { serverLimits } from "../api/server-limits";
import { entryRefusalTexts } from "../texts/entry-refusal";
import { refusalTexts } from "../texts/refusal";

/** A failure that is sent to the caller: a code for programs, a message for people. `lib/server/http` turns it into a response. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** A retry may succeed after this many seconds. */
    readonly retryAfterSeconds?: number,
    /** What the response has beside code and message. */
    readonly fields: object = {},
  ) {
    super(message);
  }
}

/** The version that a change was made to is not the current one. */
export class StaleVersion extends ApiError {
  constructor(current: CurrentVersion) {
    super("stale_version", entryRefusalTexts.stale, undefined, { current });
  }
}

/** The store of files failed or timed out, for the reason in `cause`. */
export class StorageUnavailable extends Error {
  constructor(
    readonly hasTimedOut: boolean,
    options: ErrorOptions,
  ) {
    super("The store of files is unavailable", options);
  }
}

/** Whether a write failed because the disk, or this process's quota of it, is full. */
export function isDiskFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === "ENOSPC" || code === "EDQUOT";
}

export function badRequest(message: string): never {
  throw new ApiError("invalid_request", message);
}

export function notFound(message: string = refusalTexts.notFound): never {
  throw new ApiError("not_found", message);
}

export function conversationFull(): never {
  throw new ApiError("conversation_full", refusalTexts.conversationFull(serverLimits.conversationEntries));
}

export function fileExpired(): never {
  throw new ApiError("file_expired", refusalTexts.unknownFile);
}
