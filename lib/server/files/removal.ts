import { serverLimits } from "../../api/server-limits";
import { isDatabaseUnavailable } from "../db/errors";
import { listAbandonedFiles, removeAbandonedFiles } from "../db/file";
import { type FileReservation, removeReservations } from "../db/upload";
import { StorageUnavailable } from "../errors";
import { logFailure } from "../log";
import { storage } from "./storage";

/** Removes the contents of files whose rows are gone. A failure is only logged, because the account has already been deleted. */
export async function removeContents(storageKeys: string[]): Promise<void> {
  await storage()
    .remove(storageKeys)
    .catch((error) => logFailure({ event: "files of a deleted account could not be removed" }, error));
}

/** Removes reservations and their contents after the upload or import that made them failed. */
export async function discardReservations(
  userId: string,
  reservations: FileReservation[],
  failure?: unknown,
): Promise<void> {
  // If the database was lost during the commit, the files may have been saved: the clean-up later removes those that were
  // not. The same goes for a timeout of the store, for which the caller should not wait twice.
  if (reservations.length === 0 || isDatabaseUnavailable(failure) || failure instanceof StorageUnavailable) return;
  try {
    // Contents first: the clean-up finds a row without content, but never a content without a row.
    await storage().remove(reservations.map(({ storageKey }) => storageKey));
    await removeReservations(
      userId,
      reservations.map(({ id }) => id),
    );
  } catch (error) {
    logFailure({ event: "files of a failed call could not be removed" }, error);
  }
}

/** Removes a file that was removed for good, at once. If that fails, the clean-up finds it. */
export async function removeFile(userId: string, id: string, storageKey: string): Promise<void> {
  try {
    await storage().remove([storageKey]);
    await removeAbandonedFiles([{ userId, id }]);
  } catch (error) {
    logFailure({ event: "a file could not be removed for good" }, error);
  }
}

/** Removes one batch of the files that nobody attached in time. Returns whether there may be more. */
export async function clearAbandonedFiles(): Promise<boolean> {
  const files = await listAbandonedFiles(serverLimits.cleanupBatchSize);
  if (files.length === 0) return false;
  // Contents first: the clean-up finds a row without content, but never a content without a row.
  await storage().remove(files.map(({ storageKey }) => storageKey));
  await removeAbandonedFiles(files);
  return files.length === serverLimits.cleanupBatchSize;
}
