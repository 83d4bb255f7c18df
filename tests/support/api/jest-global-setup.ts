import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "jest";
import { Client } from "pg";
import { startEmbeddedDatabase } from "../../../lib/launcher/embedded-database";
import { migrate } from "../../../lib/launcher/migrate";
import { workerDatabase } from "./worker-database";

/** A real Postgres in a temporary folder: migrated once, then copied for every worker. Or one of TEST_DISTRIBUTED_URL, for one worker. */
export default async function setUp({ maxWorkers }: Pick<Config, "maxWorkers">): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "flexi-test-"));
  process.env.TEST_FOLDER = folder;
  const { TEST_DISTRIBUTED_URL } = process.env;
  if (TEST_DISTRIBUTED_URL) {
    process.env.TEST_DATABASE_URL = TEST_DISTRIBUTED_URL;
    tearDown.now = () => rm(folder, { recursive: true });
    return;
  }
  const database = await startEmbeddedDatabase(folder);
  tearDown.now = async () => {
    await database.stop();
    await rm(folder, { recursive: true });
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => tearDown.now().finally(() => process.exit(1)));
  // Jest does not run the teardown when the setup failed.
  await fill(database.url, Number(maxWorkers)).catch((error) => tearDown.now().then(() => Promise.reject(error)));
  process.env.TEST_DATABASE_URL = database.url;
}

async function fill(url: string, workers: number): Promise<void> {
  await migrate(url);
  const client = new Client({ connectionString: url.replace(/[^/]+$/, "postgres") });
  await client.connect();
  // The data need not survive a power cut.
  await client.query("ALTER SYSTEM SET fsync = off");
  await client.query("SELECT pg_reload_conf()");
  for (let worker = 1; worker <= workers; worker += 1) {
    await client.query(`CREATE DATABASE ${workerDatabase(worker)} TEMPLATE flexi`);
  }
  await client.end();
}

export const tearDown = { now: async () => {} };
