import "server-only";
import { purgeConversations } from "./db/deletion";
import { clearAbandonedFiles } from "./file-removal";
import { logFailure } from "./log";

/** Clears away a little of what is over, whoever owned it. The caller's own work does not fail with it. */
export async function tidyUp(): Promise<void> {
  await purgeConversations().catch((error) =>
    logFailure({ event: "deleted conversations could not be purged" }, error),
  );
  await clearAbandonedFiles();
}
