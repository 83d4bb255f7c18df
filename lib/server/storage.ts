import "server-only";
import { timings } from "../limits";
import { diskStorage } from "./disk-storage";
import { env } from "./env";

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
  const options = () => ({ token, abortSignal: AbortSignal.timeout(timings.storageDeadlineMs) });
  return {
    put: async (key, bytes, contentType) => {
      const { put } = await blob();
      await put(key, Buffer.from(bytes), { ...options(), access: "private", contentType, allowOverwrite: true });
    },
    open: async (key) => {
      const { get } = await blob();
      return (await get(key, { ...options(), access: "private" }))?.stream ?? null;
    },
    remove: async (keys) => {
      const { del } = await blob();
      if (keys.length > 0) await del(keys, options());
    },
  };
}
