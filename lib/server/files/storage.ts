import { type Environment, fileStoreOf } from "../../config/environment";
import { thumbnailSides } from "../../files/thumbnails";
import { env } from "../env";
import { diskStorage } from "./disk-storage";
import { s3Storage } from "./s3-storage";
import { withChunkDeadline, withinDeadline } from "./store-deadline";

/** The store of file contents, under random keys that are never sent to anybody. */
export type Storage = {
  /** Replaces the content under a key. Resolves once the new content would survive a power cut. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** `null` if there is no content under this key. */
  open(key: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Small copies go along. Keys without content are ignored. */
  remove(keys: string[]): Promise<void>;
};

export function storage(environment: Environment = env()): Storage {
  const stores = {
    disk: () => diskStorage(environment.DATA_DIR),
    blob: () => blobStorage(environment.BLOB_READ_WRITE_TOKEN ?? ""),
    s3: () => s3Storage(environment),
  };
  const store = stores[fileStoreOf(environment)]();
  const withThumbnails = (key: string) => [key, ...thumbnailSides.map((side) => thumbnailKey(key, side))];
  return { ...store, remove: (keys) => store.remove(keys.flatMap(withThumbnails)) };
}

/** The key of a small copy of the picture under another key. */
export const thumbnailKey = (key: string, side: number) => `${key}.${side}`;

/** A private store of Vercel Blob: nobody can read it without the token, even if they know the URL. */
function blobStorage(token: string) {
  // Loaded when it is first used: the package brings an HTTP client that a server with files on disk does not need.
  const blob = () => import("@vercel/blob");
  return {
    put: async (key: string, bytes: Uint8Array, contentType: string) => {
      const { put } = await blob();
      const options = { token, access: "private", contentType, allowOverwrite: true } as const;
      await withinDeadline((abortSignal) => put(key, Buffer.from(bytes), { ...options, abortSignal }), bytes.length);
    },
    open: async (key: string) => {
      const { get } = await blob();
      const result = await withinDeadline((abortSignal) => get(key, { token, access: "private", abortSignal }));
      return result?.stream ? withChunkDeadline(result.stream) : null;
    },
    remove: async (keys: string[]) => {
      const { del } = await blob();
      if (keys.length > 0) await withinDeadline((abortSignal) => del(keys, { token, abortSignal }));
    },
  };
}
