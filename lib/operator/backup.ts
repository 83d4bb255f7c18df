import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { storedFiles } from "../files/stored-files";
import { withClient } from "../launcher/database-client";
import { disableTimeouts } from "../launcher/disable-timeouts";
import { createArchive, filePath, type Manifest, tablePath, writeManifest } from "./backup-archive";
import { listTables, readRows } from "./tables";

/** `files`: the folder of the disk store, or `null` if the contents of files are stored elsewhere. */
export type Product = { url: string; files: string | null };
/** `earlier`: a backup with which the new one shares the contents that are the same, or `null`. */
type Sources = Pick<Product, "files"> & { earlier: string | null };
type Contents = Map<string, Manifest["files"][number]>;
type Snapshot = Pick<Manifest, "moment" | "migration" | "tables" | "missing"> & { keys: string[] };

const format = 2;
const attempts = 5;

/**
 * Writes a consistent copy of all data into a new folder while the app keeps running. The rows are one snapshot of the
 * database. Contents of files never change under their key, so copying those of the snapshot is enough. If one of them is
 * deleted before it is copied, a new snapshot is taken.
 */
export function backUp({ url, files }: Product, folder: string, earlier: string | null = null): Promise<Manifest> {
  return withClient(url, async (client) => {
    await createArchive(folder);
    return copyAll(client, { files, earlier }, folder).catch(async (error) => {
      await rm(folder, { recursive: true, force: true });
      throw error;
    });
  });
}

async function copyAll(client: Client, sources: Sources, folder: string): Promise<Manifest> {
  const contents: Contents = new Map();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { keys, ...snapshot } = await takeSnapshot(client, sources, folder, contents);
    const isComplete = (await countReferenced(client, snapshot.missing)) === snapshot.missing.length;
    if (isComplete) return finish(folder, contents, keys, { ...snapshot, store: sources.files ? "disk" : "elsewhere" });
  }
  throw new Error("Files were deleted faster than they could be copied. Please try again.");
}

async function takeSnapshot(
  client: Client,
  { files, earlier }: Sources,
  folder: string,
  contents: Contents,
): Promise<Snapshot> {
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL TimeZone = 'UTC'; ${disableTimeouts}`);
  const { rows } = await client.query<{ moment: Date; migration: string }>(
    `SELECT now() AS moment, (SELECT max(migration_name) FROM "_prisma_migrations" WHERE finished_at IS NOT NULL) AS migration`,
  );
  const [{ moment, migration } = { moment: new Date(), migration: "" }] = rows;
  const stored = await client.query<{ key: string }>(
    `SELECT "storageKey" AS key FROM "File" WHERE "storedAt" IS NOT NULL ORDER BY 1`,
  );
  const keys = files ? stored.rows.map(({ key }) => key) : [];
  const missing: string[] = [];
  for (const key of keys.filter((key) => !contents.has(key))) {
    const bytes = await readFile(join(files ?? "", key, storedFiles.content)).catch(ifMissing);
    if (bytes === null) missing.push(key);
    else contents.set(key, await copyContent(key, bytes, folder, earlier));
  }
  const tables: Manifest["tables"] = [];
  for (const name of await listTables(client)) tables.push(await copyRows(client, name, tablePath(folder, name)));
  await client.query("COMMIT");
  return { moment: moment.toISOString(), migration, tables, keys, missing };
}

/** Copies a content, or links to that of the earlier backup. One that was damaged there is copied anew, and so is all where no links are. */
async function copyContent(key: string, bytes: Buffer, folder: string, earlier: string | null) {
  const [path, twin] = [filePath(folder, key), earlier && filePath(earlier, key)];
  const isSame = twin && (await readFile(twin).catch(() => null))?.equals(bytes);
  const isLinked =
    isSame &&
    (await link(twin, path)
      .then(() => true)
      .catch(() => false));
  if (!isLinked) await writeFile(path, bytes, { mode: 0o600, flush: true });
  return { key, bytes: bytes.length, sum: createHash("sha256").update(bytes).digest("hex") };
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

async function copyRows(client: Client, name: string, path: string): Promise<Manifest["tables"][number]> {
  const hash = createHash("sha256");
  let count = 0;
  async function* text() {
    for await (const lines of readRows(client, name)) {
      const batch = `${lines.join("\n")}\n`;
      hash.update(batch);
      count += lines.length;
      yield batch;
    }
  }
  await pipeline(text, createGzip(), createWriteStream(path, { mode: 0o600, flush: true }));
  return { name, rows: count, sum: hash.digest("hex") };
}

/** How many of these keys the database still references. Their contents were lost; the other files were deleted meanwhile. */
async function countReferenced(client: Client, keys: string[]): Promise<number> {
  const { rowCount } = await client.query(`SELECT FROM "File" WHERE "storageKey" = ANY ($1)`, [keys]);
  return rowCount ?? 0;
}

type Rest = Omit<Manifest, "format" | "files">;

async function finish(folder: string, contents: Contents, keys: string[], rest: Rest): Promise<Manifest> {
  const referenced = new Set(keys);
  for (const key of contents.keys()) {
    if (!referenced.has(key)) await rm(filePath(folder, key));
  }
  const files = [...contents.values()].filter(({ key }) => referenced.has(key));
  const manifest: Manifest = { format, ...rest, files };
  await writeManifest(folder, manifest);
  return manifest;
}
