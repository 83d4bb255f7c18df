import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const Sum = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[\w-]+$/);

/** What a backup says of itself, beside the rows (one JSON object a line) and the contents of files, with SHA-256 of each. */
export const Manifest = z.object({
  format: z.literal(1),
  /** All rows are as they were together at this time. */
  moment: z.iso.datetime(),
  /** The last migration that the database had. */
  migration: name,
  /** In an order in which each table's rows can be added: owners first. */
  tables: z.array(z.object({ name, rows: z.int(), sum: Sum })),
  /** Where the contents of files are kept: on the disk (then they are in the backup) or in a store elsewhere. */
  store: z.enum(["disk", "elsewhere"]),
  files: z.array(z.object({ key: name, bytes: z.int(), sum: Sum })),
  /** Keys of files whose contents were already gone from the disk. */
  missing: z.array(name),
});
export type Manifest = z.infer<typeof Manifest>;

export const tablePath = (folder: string, table: string) => join(folder, "tables", `${table}.jsonl`);
export const filePath = (folder: string, key: string) => join(folder, "files", key);
const manifestPath = (folder: string) => join(folder, "manifest.json");

/** Makes the folder of a new backup, for its owner's eyes only. It has to be new or empty. */
export async function makeArchive(folder: string): Promise<void> {
  const present = await readdir(folder).catch(() => []);
  if (present.length > 0) throw new Error(`Nothing was backed up: there is already something in ${folder}.`);
  for (const part of ["tables", "files"]) await mkdir(join(folder, part), { recursive: true, mode: 0o700 });
}

/** Written last: a folder without it is no backup, whatever it holds. */
export function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  return writeFile(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
}

/** The manifest of a backup of which every byte is as it was written. */
export async function readArchive(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), "utf8").catch(() => refuse(`${folder} is not a whole backup`));
  const manifest = parseManifest(text) ?? refuse(`${manifestPath(folder)} is not of a version that this one can read`);
  const parts = [
    ...manifest.tables.map(({ name, sum }) => ({ path: tablePath(folder, name), sum })),
    ...manifest.files.map(({ key, sum }) => ({ path: filePath(folder, key), sum })),
  ];
  for (const { path, sum } of parts) {
    if ((await sumOf(path)) !== sum) refuse(`${path} is not as it was written`);
  }
  return manifest;
}

function parseManifest(text: string): Manifest | null {
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Why a restore does not begin, or ends without having changed anything. */
export function refuse(reason: string): never {
  throw new Error(`Nothing was restored: ${reason}.`);
}

/** `null`: there is no such file. */
async function sumOf(path: string): Promise<string | null> {
  const hash = createHash("sha256");
  try {
    for await (const bytes of createReadStream(path)) hash.update(bytes);
  } catch {
    return null;
  }
  return hash.digest("hex");
}
