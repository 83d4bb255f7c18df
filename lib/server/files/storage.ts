import "server-only";
import { serverTimings } from "../../api/server-limits";
import { env } from "../env";
import { StorageUnavailable } from "../errors";
import { TimedOut, withTimeout } from "../with-timeout";
import { diskStorage } from "./disk-storage";

/** Where the contents of files are kept, by random keys that nobody outside learns. */
export type Storage = {
  /** Returns once the content would survive a power cut. The same key again replaces it. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** `null`: nothing is kept under this key. */
  open(key: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Keys without content are no error. */
  remove(keys: string[]): Promise<void>;
};

export function storage(): Storage {
  const { BLOB_READ_WRITE_TOKEN } = env();
  return BLOB_READ_WRITE_TOKEN ? blobStorage(BLOB_READ_WRITE_TOKEN) : diskStorage();
}

/** A private store of Vercel Blob: without the token nobody reads it, whatever address they know. */
function blobStorage(token: string): Storage {
  // Brings an HTTP client of its own along, for which a server that keeps files on its disk has no use.
  const blob = () => import("@vercel/blob");
  return {
    put: async (key, bytes, contentType) => {
      const { put } = await blob();
      const options = { token, access: "private", contentType, allowOverwrite: true } as const;
      await withinDeadline((abortSignal) => put(key, Buffer.from(bytes), { ...options, abortSignal }));
    },
    open: async (key) => {
      const { get } = await blob();
      const found = await withinDeadline((abortSignal) => get(key, { token, access: "private", abortSignal }));
      return found?.stream ? chunksInTime(found.stream) : null;
    },
    remove: async (keys) => {
      const { del } = await blob();
      if (keys.length > 0) await withinDeadline((abortSignal) => del(keys, { token, abortSignal }));
    },
  };
}

/** One call to the store. The package pauses between its ten retries without a look at the signal, so the wait has an end of its own. */
async function withinDeadline<Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  try {
    return await withTimeout(serverTimings.storageDeadlineMs, call);
  } catch (error) {
    throw new StorageUnavailable(error instanceof TimedOut, { cause: error });
  }
}

/** The same content, with a deadline for each chunk and not for the whole: it is sent on as fast as its reader takes it. */
function chunksInTime(content: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = content.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await withinDeadline(() => reader.read()).catch((error) => {
        void reader.cancel(error).catch(() => {});
        throw error;
      });
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
