import "server-only";
import { serverLimits } from "../../api/server-limits";
import { isDatabaseUnavailable } from "../db/errors";
import { listAbandonedFiles, removeAbandonedFiles } from "../db/file";
import { type FileReservation, removeReservations } from "../db/upload";
import { StorageUnavailable } from "../errors";
import { logFailure } from "../log";
import { storage } from "./storage";

/** Removes the contents of files whose rows are gone. The caller's own work is done and does not fail with it. */
export async function removeContents(storageKeys: string[]): Promise<void> {
  await storage()
    .remove(storageKeys)
    .catch((error) => logFailure({ event: "files of a deleted account could not be removed" }, error));
}

/** Removes places again, with what was stored there, after the failure of what they were made for. */
export async function discardReservations(userId: string, places: FileReservation[], failure?: unknown): Promise<void> {
  // They may have become files all the same, if nobody heard from the database. Those that have not are cleared away later,
  // and so is what a store got that does not respond: the caller is not kept waiting for it a second time.
  if (places.length === 0 || isDatabaseUnavailable(failure) || failure instanceof StorageUnavailable) return;
  try {
    // The contents go first: a row without content is found again, a content without a row never.
    await storage().remove(places.map(({ storageKey }) => storageKey));
    await removeReservations(
      userId,
      places.map(({ id }) => id),
    );
  } catch (error) {
    logFailure({ event: "files of a failed call could not be removed" }, error);
  }
}

/** Removes some of the files that nobody attached in time. Whether there may be more. */
export async function clearAbandonedFiles(): Promise<boolean> {
  const files = await listAbandonedFiles(serverLimits.cleanupBatchSize);
  if (files.length === 0) return false;
  // The contents go first: a row without content is found again, a content without a row never.
  await storage().remove(files.map(({ storageKey }) => storageKey));
  await removeAbandonedFiles(files);
  return files.length === serverLimits.cleanupBatchSize;
}
