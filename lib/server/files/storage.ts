import "server-only";
import { serverTimings } from "../../api/server-limits";
import type { Environment } from "../../config/environment";
import { thumbnailSides } from "../../files/thumbnails";
import { env } from "../env";
import { StorageUnavailable } from "../errors";
import { TimedOut, withTimeout } from "../with-timeout";
import { diskStorage } from "./disk-storage";

/** The store of file contents, under random keys that are never sent to anybody. */
export type Storage = {
  /** Replaces the content under a key. Resolves once the new content would survive a power cut. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** `null` if there is no content under this key. */
  open(key: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Small copies go along. Keys without content are ignored. */
  remove(keys: string[]): Promise<void>;
};

export function storage({ BLOB_READ_WRITE_TOKEN, DATA_DIR }: Environment = env()): Storage {
  const store = BLOB_READ_WRITE_TOKEN ? blobStorage(BLOB_READ_WRITE_TOKEN) : diskStorage(DATA_DIR);
  const withThumbnails = (key: string) => [key, ...thumbnailSides.map((side) => thumbnailKey(key, side))];
  return { ...store, remove: (keys) => store.remove(keys.flatMap(withThumbnails)) };
}

/** The key of a small copy of the picture under another key. */
export const thumbnailKey = (key: string, side: number) => `${key}.${side}`;

/** A private store of Vercel Blob: nobody can read it without the token, even if they know the URL. */
function blobStorage(token: string): Storage {
  // Loaded when it is first used: the package brings an HTTP client that a server with files on disk does not need.
  const blob = () => import("@vercel/blob");
  return {
    put: async (key, bytes, contentType) => {
      const { put } = await blob();
      const options = { token, access: "private", contentType, allowOverwrite: true } as const;
      await withinDeadline((abortSignal) => put(key, Buffer.from(bytes), { ...options, abortSignal }));
    },
    open: async (key) => {
      const { get } = await blob();
      const result = await withinDeadline((abortSignal) => get(key, { token, access: "private", abortSignal }));
      return result?.stream ? withChunkDeadline(result.stream) : null;
    },
    remove: async (keys) => {
      const { del } = await blob();
      if (keys.length > 0) await withinDeadline((abortSignal) => del(keys, { token, abortSignal }));
    },
  };
}

/** One call to the store. The package ignores the signal while it pauses between its ten retries, so the deadline is ours. */
async function withinDeadline<Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  try {
    return await withTimeout(serverTimings.storageDeadlineMs, call);
  } catch (error) {
    throw new StorageUnavailable(error instanceof TimedOut, { cause: error });
  }
}

/** The content with a deadline for each chunk. The whole may take longer, because it is read as fast as the client takes it. */
function withChunkDeadline(content: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
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
