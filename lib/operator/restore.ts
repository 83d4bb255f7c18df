import { copyFile, mkdir, open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { storedFiles } from "../files/stored-files";
import { withClient } from "../launcher/database-client";
import { disableTimeouts } from "../launcher/disable-timeouts";
import { listMigrations, migrate } from "../launcher/migrate";
import type { Product } from "./backup";
import { filePath, type Manifest, readArchive, refuse, tablePath } from "./backup-archive";
import { addRows, listTables } from "./tables";

/**
 * Restores a backup into an app without accounts: all of it or nothing. The database is migrated to the version of the backup,
 * filled, and then migrated to the current version.
 */
export async function restore({ url, files }: Product, folder: string): Promise<Manifest> {
  const manifest = await readArchive(folder).catch(({ message }) => refuse(message.replace(/\.$/, "")));
  const { migration } = manifest;
  if (!(await listMigrations()).includes(migration)) refuse("the backup was made by a newer version");
  checkStore(manifest, files);
  if (files && (await readdir(files).catch(() => [])).length > 0) refuse(`there are already files in ${files}`);
  await withClient(url, async (client) => {
    await refuseAccounts(client);
    await migrate(url, undefined, migration);
    await fill(client, manifest, folder, files);
  });
  await migrate(url);
  return manifest;
}

function checkStore({ store }: Manifest, files: string | null): void {
  if (store === "disk" && !files)
    refuse("the backup holds files for the data folder, but BLOB_READ_WRITE_TOKEN or S3_ENDPOINT is set");
  if (store === "elsewhere" && files)
    refuse("the files of the backup are in a store: set its BLOB_READ_WRITE_TOKEN, or S3_ENDPOINT and the others");
}

async function refuseAccounts(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string | null }>(`SELECT to_regclass('"User"')::text AS table`);
  if (rows[0]?.table === null) return;
  const { rows: counted } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM "User"`);
  const count = counted[0]?.count ?? 0;
  if (count > 0) refuse(`the database is not empty (accounts in it: ${count})`);
}

async function fill(client: Client, manifest: Manifest, folder: string, files: string | null): Promise<void> {
  const names = (await listTables(client)).map((name) => `"${name}"`).join(", ");
  await client.query(`BEGIN; ${disableTimeouts}`);
  try {
    // A registration at this moment waits for the lock, and then sees the restored accounts.
    await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
    await refuseAccounts(client);
    await refuseNewerDatabase(client, manifest);
    await client.query(`TRUNCATE ${names}`);
    for (const { name, rows } of manifest.tables) {
      const added = await addRows(client, name, tablePath(folder, name));
      if (added !== rows) refuse(`of the ${rows} rows of ${name} only ${added} could be added`);
    }
    if (files) await copyFiles(manifest, folder, files);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    if (files) for (const { key } of manifest.files) await rm(join(files, key), { recursive: true, force: true });
    throw error;
  }
  // Until the database has statistics, the first lists of a long journal take seconds.
  await client.query("ANALYZE");
}

async function refuseNewerDatabase(client: Client, { migration }: Manifest): Promise<void> {
  const { rows } = await client.query<{ last: string }>(`SELECT max(migration_name) AS last FROM "_prisma_migrations"`);
  if (rows[0]?.last !== migration) refuse("the database is newer than the backup; choose one that was never used");
}

async function copyFiles({ files: contents }: Manifest, folder: string, files: string): Promise<void> {
  for (const { key } of contents) {
    const target = join(files, key, storedFiles.content);
    await mkdir(join(files, key), { recursive: true, mode: 0o700 });
    await copyFile(filePath(folder, key), target);
    const file = await open(target);
    await file.sync().finally(() => file.close());
  }
}
