import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * The secret in `file` (mode 0600), created at the first use. Creating is atomic: the file is never incomplete, and of two
 * processes that create it at the same time one wins. A damaged one is never replaced, because there may be a copy of it; `otherwise`
 * says what else an operator can do.
 */
export async function loadOrCreateSecret(file: string, { minLength = 1, otherwise = "" } = {}): Promise<string> {
  const existing = await readSecret(file, minLength, otherwise);
  if (existing !== null) return existing;
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
  return checked((await readFile(file, "utf8")).trim(), file, minLength, otherwise);
}

/** `null`: there is none yet. */
export async function readSecret(file: string, minLength: number, otherwise = ""): Promise<string | null> {
  const existing = await readFile(file, "utf8").catch(() => null);
  return existing === null ? null : checked(existing.trim(), file, minLength, otherwise);
}

/** A power cut may leave a file that is empty or full of zeros. */
function checked(secret: string, file: string, minLength: number, otherwise: string): string {
  if (secret.length >= minLength && /^[\x20-\x7e]+$/.test(secret)) return secret;
  throw new Error(
    `${file} is damaged: it should have one line of ${minLength} or more plain characters. Restore it from a copy${otherwise}.`,
  );
}
