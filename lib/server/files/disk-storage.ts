import "server-only";
import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { storedFiles } from "../../files/stored-files";
import { env } from "../env";
import type { Storage } from "./storage";

const { content } = storedFiles;

/** A folder for each key inside the data folder, so that what a crash leaves half written goes away with the rest. */
export function diskStorage(): Storage {
  const root = resolve(/* turbopackIgnore: true */ env().DATA_DIR, storedFiles.folder);
  const folderOf = (key: string) => join(root, key);
  return {
    put: async (key, bytes) => {
      const folder = folderOf(key);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, randomBytes(9).toString("base64url"));
      try {
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
        await rename(draft, join(folder, content));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      for (const path of [folder, root]) await syncFolder(path);
    },
    open: async (key) => {
      const file = await open(join(folderOf(key), content)).catch(ifMissing);
      return file && (Readable.toWeb(createReadStream("", { fd: file })) as ReadableStream<Uint8Array>);
    },
    remove: async (keys) => {
      const failures: unknown[] = [];
      // Something may still be written there: then the folder is not empty again when it is about to go.
      const options = { recursive: true, force: true, maxRetries: 3 };
      for (const key of keys) await rm(folderOf(key), options).catch((error) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** Makes names in a folder survive a power cut, where the system lets a folder be opened for that. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
