import "server-only";
import { serverTimings } from "../../api/server-limits";
import { purgeConversations } from "../db/deletion";
import { logFailure } from "../log";
import { lasting } from "../run-in-background";
import { clearAbandonedFiles } from "./removal";

let dueAt = 0;

/** Has what is over cleared away behind the answer, unless this process has done so a moment ago. */
export function tidyUpIfDue(): void {
  if (performance.now() >= dueAt) lasting(tidyUp());
}

/** Clears away what is over, whoever owned it, a little at a time. */
export async function tidyUp(): Promise<void> {
  dueAt = performance.now() + serverTimings.tidyEveryMs;
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
