import "server-only";
import type { ErrorCode } from "../api/error-codes";
import { texts } from "../texts";

/** A failure that the caller is told about: its code for programs, its sentence for people. `lib/server/http` makes it a response. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** When a repeat may succeed, in seconds. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** The store of files failed, or did not respond before its deadline. Why is its `cause`. */
export class StorageUnavailable extends Error {
  constructor(
    readonly hasTimedOut: boolean,
    options: ErrorOptions,
  ) {
    super("The store of files is unavailable", options);
  }
}

/** Whether the disk, or this process' part of it, had no room for what was to be written. */
export function isDiskFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === "ENOSPC" || code === "EDQUOT";
}

export function badRequest(message: string): never {
  throw new ApiError("invalid_request", message);
}

export function notFound(message: string = texts.request.notFound): never {
  throw new ApiError("not_found", message);
}

export function fileExpired(): never {
  throw new ApiError("file_expired", texts.conversation.unknownFile);
}
