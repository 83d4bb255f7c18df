import "server-only";
import { serverTimings } from "../../api/server-limits";
import { purgeConversations } from "../db/deletion";
import { logFailure } from "../log";
import { runInBackground } from "../run-in-background";
import { clearAbandonedFiles } from "./removal";

let dueAt = 0;

/** Has what is over cleared away behind the answer, unless this process has done so a moment ago. */
export function runCleanupIfDue(): void {
  if (performance.now() >= dueAt) runInBackground(runCleanup());
}

/** Clears away what is over, whoever owned it, a little at a time. */
export async function runCleanup(): Promise<void> {
  dueAt = performance.now() + serverTimings.cleanupEveryMs;
  await untilNothingIsLeft("deleted conversations could not be purged", purgeConversations);
  await untilNothingIsLeft("abandoned files could not be removed", clearAbandonedFiles);
}

async function untilNothingIsLeft(failure: string, clearSome: () => Promise<boolean>): Promise<void> {
  try {
    while (await clearSome());
  } catch (error) {
    logFailure({ event: failure }, error);
  }
}
