import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { storedFiles } from "../../files/stored-files";

const { content } = storedFiles;

/** Each key has a folder of its own, so that a half-written file left by a crash is removed together with the key. */
export function diskStorage(dataFolder: string) {
  const root = resolve(/* turbopackIgnore: true */ dataFolder, storedFiles.folder);
  const folderOf = (key: string) => join(root, key);
  return {
    put: async (key: string, bytes: Uint8Array): Promise<void> => {
      const folder = folderOf(key);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const temporary = join(folder, randomBytes(9).toString("base64url"));
      try {
        await writeFile(temporary, bytes, { mode: 0o600, flush: true });
        await rename(temporary, join(folder, content));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      for (const path of [folder, root]) await syncFolder(path);
    },
    open: async (key: string): Promise<ReadableStream<Uint8Array> | null> => {
      const file = await open(join(folderOf(key), content)).catch(ifMissing);
      return file && (Readable.toWeb(createReadStream("", { fd: file })) as ReadableStream<Uint8Array>);
    },
    remove: async (keys: string[]): Promise<void> => {
      const failures: unknown[] = [];
      // An upload may still write into the folder: removing it is retried if it is not empty at the end.
      const options = { recursive: true, force: true, maxRetries: 3 };
      for (const key of keys) await rm(folderOf(key), options).catch((error) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** Makes the names in a folder survive a power cut. Windows cannot open folders for that. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
