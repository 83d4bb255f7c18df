import "server-only";
import { texts } from "../texts";

/** A failure with the status and the sentence that the caller gets. Thrown anywhere, turned into a response by the door. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
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
  throw new ApiError(400, message);
}

export function notFound(message: string = texts.request.notFound): never {
  throw new ApiError(404, message);
}

export function conflict(message: string): never {
  throw new ApiError(409, message);
}
