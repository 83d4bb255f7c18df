import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * The secret in `file` (mode 0600), created at the first use. Creating is atomic: the file is never incomplete, and of two
 * processes that create it at the same time one wins.
 */
export async function loadOrCreateSecret(file: string): Promise<string> {
  const existing = await readFile(file, "utf8").catch(() => "");
  if (existing) return existing.trim();
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
