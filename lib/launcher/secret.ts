import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * The secret kept in `file` (mode 0600), made at the first use. It appears under its name complete or not at all, and only
 * once, also when two processes make it at the same time.
 */
export async function loadOrCreateSecret(file: string): Promise<string> {
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept) return kept.trim();
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, "w", 0o600);
  await handle.writeFile(`${randomBytes(32).toString("base64url")}\n`);
  await handle.sync();
  await handle.close();
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft);
  return (await readFile(file, "utf8")).trim();
}
