import "server-only";
import { limits } from "../limits";
import { listAbandonedFiles, removeAbandonedFiles, removeUnattachedFiles } from "./db/file";
import { logFailure } from "./log";
import { storage } from "./storage";

/** Removes the contents of files whose rows are gone. The caller's own work is done and does not fail with it. */
export async function removeContents(storageKeys: string[]): Promise<void> {
  await storage()
    .remove(storageKeys)
    .catch((error) => logFailure({ event: "files of a deleted account could not be removed" }, error));
}

/** Removes files again that were stored for something that then failed, as far as nothing else has attached them. */
export async function discardFiles(userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await storage().remove(await removeUnattachedFiles(userId, ids));
  } catch (error) {
    logFailure({ event: "files of a failed import could not be removed" }, error);
  }
}

/** Removes some of the files that nobody attached in time. Whether there may be more. */
export async function clearAbandonedFiles(): Promise<boolean> {
  const files = await listAbandonedFiles(limits.clearedAtOnce);
  if (files.length === 0) return false;
  // The contents go first: a row without content is found again, a content without a row never.
  await storage().remove(files.map(({ storageKey }) => storageKey));
  await removeAbandonedFiles(files);
  return files.length === limits.clearedAtOnce;
}
