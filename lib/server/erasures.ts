import { createHash } from "node:crypto";
import { appendFile } from "node:fs/promises";
import { resolve } from "node:path";
import { erasuresFile } from "../files/stored-files";
import { env } from "./env";
import { logFailure } from "./log";

/** What happened to an account ("removed") or to a conversation. */
export type Erasure = "removed" | "deleted" | "restored";

/**
 * Adds a line to the list of what was erased, beside the database, so that a backup from before it does not bring it back. The list
 * holds hashes of ids. Where there is no data folder, as on a serverless host, there is no list.
 */
export async function recordErasure(
  id: string,
  erasure: Erasure,
  { DATA_DIR }: { DATA_DIR: string } = env(),
): Promise<void> {
  const file = resolve(/* turbopackIgnore: true */ DATA_DIR, erasuresFile);
  const line = `${new Date().toISOString()} ${createHash("sha256").update(id).digest("hex")} ${erasure}\n`;
  await appendFile(file, line, { mode: 0o600, flush: true }).catch((error) => {
    // What was asked for is done. A missing line must not make it look as if it had failed.
    if (error.code !== "ENOENT") logFailure({ event: "erasure_not_listed" }, error);
  });
}
