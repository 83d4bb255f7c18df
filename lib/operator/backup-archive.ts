import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { lastBackupFile } from "../files/stored-files";

const Sum = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[\w-]+$/);

/** Describes a backup: its tables (one JSON object per line) and the contents of files, with the SHA-256 of each, decompressed. */
export const Manifest = z.object({
  format: z.literal(2),
  /** The time of the database snapshot. */
  moment: z.iso.datetime(),
  /** The last migration of the database. */
  migration: name,
  /** In insertion order: referenced tables first. */
  tables: z.array(z.object({ name, rows: z.int(), sum: Sum })),
  /** Where the contents of files are stored: on the disk, which is part of the backup, or elsewhere. */
  store: z.enum(["disk", "elsewhere"]),
  files: z.array(z.object({ key: name, bytes: z.int(), sum: Sum })),
  /** Keys of files whose contents were already missing on the disk. */
  missing: z.array(name),
});
export type Manifest = z.infer<typeof Manifest>;

export const tablePath = (folder: string, table: string) => join(folder, "tables", `${table}.jsonl.gz`);
export const filePath = (folder: string, key: string) => join(folder, "files", key);
const manifestPath = (folder: string) => join(folder, "manifest.json");

/** Creates the folder of a backup, readable only by its owner. It has to be new or empty. */
export async function createArchive(folder: string): Promise<void> {
  const present = await readdir(folder).catch(() => []);
  if (present.length > 0) throw new Error(`Nothing was backed up: there is already something in ${folder}.`);
  for (const part of ["tables", "files"]) await mkdir(join(folder, part), { recursive: true, mode: 0o700 });
}

/** Written last: a folder without a manifest is not a backup. */
export function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  return writeFile(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
}

/** The manifest of a backup, after it was read whole: every sum, and every number of rows. */
export async function readArchive(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), "utf8").catch(() => "");
  if (!text) throw new Error(`${folder} is not a complete backup.`);
  const manifest = parseManifest(text);
  if (!manifest) throw new Error(`${manifestPath(folder)} has a version that this program cannot read.`);
  const parts = [
    ...manifest.tables.map(({ name, sum, rows }) => ({ path: tablePath(folder, name), sum, rows })),
    ...manifest.files.map(({ key, sum }) => ({ path: filePath(folder, key), sum, rows: undefined })),
  ];
  for (const { path, sum, rows } of parts) {
    const found = await readPart(path);
    if (found?.sum !== sum) throw new Error(`${path} ${found ? "was changed after the backup" : "is missing"}.`);
    if (rows !== undefined && rows !== found.lines)
      throw new Error(`${path} has ${found.lines} rows instead of ${rows}.`);
  }
  return manifest;
}

/** The complete backups beside `folder` and itself, the newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(dirname(folder)).catch(() => []);
  const paths = names.map((name) => join(dirname(folder), name));
  const read = async (path: string) => parseManifest(await readFile(manifestPath(path), "utf8").catch(() => ""));
  const backups = await Promise.all(paths.map(async (path) => ({ path, moment: (await read(path))?.moment ?? "" })));
  const complete = backups.filter(({ moment }) => moment).sort((a, b) => b.moment.localeCompare(a.moment));
  return complete.map(({ path }) => path);
}

/** Removes the oldest of them, so that `count` are left. Returns their paths. */
export async function removeOlder(folder: string, count: number): Promise<string[]> {
  const removed = (await listBackups(folder)).slice(count);
  for (const path of removed) await rm(path, { recursive: true });
  return removed;
}

const notePath = (dataFolder: string) => join(dataFolder, lastBackupFile);

/** Notes in the data folder, for the doctor, that there is a backup. Not every machine that backs up has such a folder. */
export async function noteBackup(dataFolder: string, { moment }: Manifest): Promise<void> {
  await writeFile(notePath(dataFolder), `${moment}\n`, { mode: 0o600 }).catch(() => {});
}

/** When the last backup was made with this data folder, or `null` if that is unknown. */
export async function findLastBackup(dataFolder: string): Promise<Date | null> {
  const time = new Date((await readFile(notePath(dataFolder), "utf8").catch(() => "")).trim());
  return Number.isNaN(time.getTime()) ? null : time;
}

function parseManifest(text: string): Manifest | null {
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Rejects a restore that has changed nothing. */
export function refuse(reason: string): never {
  throw new Error(`Nothing was restored: ${reason}.`);
}

/** The bytes of a part, decompressed. What goes wrong is thrown where they are read. */
export function readPlain(path: string): Readable {
  const bytes = createReadStream(path);
  return path.endsWith(".gz") ? pipeline(bytes, createGunzip(), () => {}) : bytes;
}

/** The sum and the number of lines of a part, `null` if there is none. */
async function readPart(path: string): Promise<{ sum: string; lines: number } | null> {
  const hash = createHash("sha256");
  let lines = 0;
  try {
    for await (const bytes of readPlain(path) as AsyncIterable<Buffer>) {
      hash.update(bytes);
      for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
    }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? null : { sum: "", lines };
  }
  return { sum: hash.digest("hex"), lines };
}
