import type { DBSchema, IDBPDatabase } from "idb";
import { filesDatabase, storedDraft } from "./drafts";
import { isSignedIn } from "./session";

// The files that a person has chosen and not sent, in IndexedDB: a database per person, so that a logout deletes all of theirs, and in
// it each file by the scope of its draft (drafts.ts). A draft names its file; a file that no draft names is removed.

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
export async function storeChosenFile(username: string, scope: string, file: File): Promise<boolean> {
  if (!isSignedIn(username)) return false;
  return withFiles(username, (files) => files.put("files", file, scope)).then(
    () => true,
    () => false,
  );
}

/** Resolves to `null` if there is none, or nothing can be read. */
export async function findChosenFile(username: string, scope: string): Promise<File | null> {
  const found = await withFiles(username, (files) => files.get("files", scope)).catch(() => null);
  return found ?? null;
}

export async function removeChosenFile(username: string, scope: string): Promise<void> {
  await withFiles(username, (files) => files.delete("files", scope)).catch(() => null);
}

/** Removes the files of drafts that were sent or discarded. */
export async function removeStaleFiles(username: string): Promise<void> {
  await withFiles(username, async (files) => {
    const scopes = await files.getAllKeys("files");
    const stale = scopes.filter((scope) => storedDraft(username, scope) === null);
    await Promise.all(stale.map((scope) => files.delete("files", scope)));
  }).catch(() => null);
}
