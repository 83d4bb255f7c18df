import { serverTimings } from "../api/server-limits";
import { purgeAccountChanges } from "./db/account-change";
import { purgeChallenges } from "./db/challenge";
import { purgeContributionVersions, purgeWithdrawn } from "./db/contribution-withdrawal";
import { removeExpiredCounters } from "./db/counter";
import { purgeConversations, purgeEntryVersions, purgeSentPrompts } from "./db/deletion";
import { clearAbandonedFiles } from "./files/removal";
import { logFailure } from "./log";
import { runInBackground } from "./run-in-background";

let nextRunAt = 0;

/** Runs the clean-up after the response, at most once in `cleanupEveryMs` per process. */
export function runCleanupIfDue(): void {
  if (performance.now() >= nextRunAt) runInBackground(runCleanup());
}

/**
 * Removes everybody's expired deleted conversations, earlier versions, prompts, withdrawn contributions, links that undo changes and
 * challenges, abandoned files and expired counters, in small batches.
 */
export async function runCleanup(): Promise<void> {
  nextRunAt = performance.now() + serverTimings.cleanupEveryMs;
  await runInBatches("deleted conversations could not be purged", purgeConversations);
  await runInBatches("earlier versions could not be purged", purgeEntryVersions);
  await runInBatches("old prompts could not be purged", purgeSentPrompts);
  await runInBatches("earlier contributions could not be purged", purgeContributionVersions);
  await runInBatches("withdrawn contributions could not be purged", purgeWithdrawn);
  await runInBatches("links that undo changes could not be purged", purgeAccountChanges);
  await runInBatches("ended challenges could not be purged", purgeChallenges);
  await runInBatches("abandoned files could not be removed", clearAbandonedFiles);
  await runInBatches("expired counters could not be removed", removeExpiredCounters);
}

async function runInBatches(failure: string, removeBatch: () => Promise<boolean>): Promise<void> {
  try {
    while (await removeBatch());
  } catch (error) {
    logFailure({ event: failure }, error);
  }
}
