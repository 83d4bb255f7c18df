import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { version } from "../../package.json";
import { withClient } from "./database-client";
import { disableTimeouts } from "./disable-timeouts";
import { root } from "./settings";
import { migrationLock } from "./undocumented";

/** The table of `prisma migrate deploy`, so that it can be used on the same database. */
const migrationTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

const ownFolder = join(root, "prisma/migrations");

/** Applies the pending migrations to the database at `url`, in order and up to `last`. Returns their names. */
export function migrate(url: string, folder = ownFolder, last?: string): Promise<string[]> {
  return withClient(url, async (client) => {
    // Postgres runs several statements in one query as one transaction.
    await client.query(`${disableTimeouts}; SELECT pg_advisory_xact_lock(${migrationLock}); ${migrationTable}`);
    const applied: string[] = [];
    for (;;) {
      const name = await applyNext(client, folder, last);
      if (name === null) return applied;
      applied.push(name);
    }
  });
}

/** The migrations of this version that a database lacks; all of them if it has never been migrated. */
export async function findMissingMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string | null }>(
    `SELECT to_regclass('"_prisma_migrations"')::text AS table`,
  );
  return rows[0]?.table ? missingMigrations(client, ownFolder) : listMigrations();
}

async function missingMigrations(client: Client, folder: string): Promise<string[]> {
  const { rows } = await client.query<{ migration_name: string; finished_at: Date | null }>(
    `SELECT migration_name, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
  );
  const failed = rows.find((row) => row.finished_at === null);
  if (failed) throw new Error(`The migration ${failed.migration_name} failed earlier and must be resolved first.`);
  const own = await listMigrations(folder);
  const applied = new Set(rows.map((row) => row.migration_name));
  refuseNewer([...applied].filter((name) => !own.includes(name)).sort(), own);
  return own.filter((name) => !applied.has(name));
}

/** A newer version may have removed what this one reads, and would not notice what this one writes. */
function refuseNewer(unknown: string[], own: string[]): void {
  if (unknown.length === 0) return;
  throw new Error(
    `The database is of a newer Flexi than this one: it has the migration ${unknown.at(-1)}, and Flexi ${version} ends with ${own.at(-1)}. Start the newer version, or restore a backup of this one into an empty database.`,
  );
}

/** The names of this version's migrations, in order. */
export async function listMigrations(folder = ownFolder): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * Applies the next migration and records it in the same transaction, so a failure leaves neither. `null`: none is pending. The
 * lock is held for one transaction only, because a pooler may use another connection for each.
 */
async function applyNext(client: Client, folder: string, last: string | undefined): Promise<string | null> {
  await client.query(`BEGIN; ${disableTimeouts}`);
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
    const [name] = (await missingMigrations(client, folder)).filter((name) => last === undefined || name <= last);
    if (name !== undefined) await apply(client, name, await readFile(join(folder, name, "migration.sql"), "utf8"));
    await client.query("COMMIT");
    return name ?? null;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

async function apply(client: Client, name: string, sql: string): Promise<void> {
  const checksum = createHash("sha256").update(sql).digest("hex");
  try {
    await client.query(sql);
  } catch (error) {
    throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : error}`);
  }
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}
