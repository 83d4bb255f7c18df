import { rm } from "node:fs/promises";
import { join } from "node:path";
import { storedFiles } from "../files/stored-files";

/** Removes the contents of files, from the Blob store of `token` or else from the data folder. */
export async function removeFiles(
  storageKeys: string[],
  { folder, token }: { folder: string; token: string | undefined },
): Promise<void> {
  if (token) {
    const { del } = await import("@vercel/blob");
    if (storageKeys.length > 0) await del(storageKeys, { token });
    return;
  }
  for (const key of storageKeys) await rm(join(folder, storedFiles.folder, key), { recursive: true, force: true });
}

/** Throws if the Blob store of `token` does not let us write. Removing what is not there changes nothing. */
export async function assertBlobStore(token: string): Promise<void> {
  const { del } = await import("@vercel/blob");
  await del("not-there", { token });
}
