import type { DBSchema, IDBPDatabase } from "idb";
import { filesDatabase, storedDraft } from "./drafts";
import { isSignedIn } from "./session";

// The files that a person has chosen and not sent, in IndexedDB: a database per person, so that a logout deletes all of theirs, and in
// it each file by its key. A draft (drafts.ts) names its files; a file whose draft is gone is removed.

/** The scope of the draft that names a file: the key of the file itself, or what is before its slash if the draft names several. */
export const draftOf = (key: string) => key.split("/")[0] ?? "";

interface Files extends DBSchema {
  files: { key: string; value: File };
}

/** The connection is closed again, because an open one would keep another tab from deleting the database. */
async function withFiles<Result>(
  username: string,
  use: (files: IDBPDatabase<Files>) => Promise<Result>,
): Promise<Result> {
  const { openDB } = await import("idb");
  const files = await openDB<Files>(filesDatabase(username), 1, {
    upgrade: (database) => void database.createObjectStore("files"),
  });
  try {
    return await use(files);
  } finally {
    files.close();
  }
}

/** Resolves to `false` if the storage is full or forbidden, or this person has logged out. */
export async function storeChosenFile(username: string, key: string, file: File): Promise<boolean> {
  if (!isSignedIn(username)) return false;
  return withFiles(username, (files) => files.put("files", file, key)).then(
    () => true,
    () => false,
  );
}

/** Resolves to `null` if there is none, or nothing can be read. */
export async function findChosenFile(username: string, key: string): Promise<File | null> {
  const found = await withFiles(username, (files) => files.get("files", key)).catch(() => null);
  return found ?? null;
}

export async function removeChosenFile(username: string, key: string): Promise<void> {
  await withFiles(username, (files) => files.delete("files", key)).catch(() => null);
}

/** Removes the files of drafts that were sent or discarded. */
export async function removeStaleFiles(username: string): Promise<void> {
  await withFiles(username, async (files) => {
    const keys = await files.getAllKeys("files");
    const stale = keys.filter((key) => storedDraft(username, draftOf(key)) === null);
    await Promise.all(stale.map((key) => files.delete("files", key)));
  }).catch(() => null);
}
