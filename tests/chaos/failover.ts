import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startFakeAi } from "../support/fakes/ai";
import { measureDataLoss } from "../support/load/data-loss";
import { RetryingClient, writeConcurrently } from "../support/load/retrying-client";
import { startApp } from "../support/process/app";
import type { ChaosTest, Outcome, Skipped } from "../support/process/chaos-test";
import { addNote, newWriter, newWriters, startMemory, type Writer } from "../support/process/client";
import { query } from "../support/process/database";
import { type Pooler, startPooler } from "../support/process/pooler";
import {
  findPostgres,
  newClusterFolder,
  type PostgresServer,
  startPostgres,
  startReplica,
} from "../support/process/postgres-server";

/** How many writes are acknowledged before each kill, and after the last one. */
const writesBetween = 100;
const checkMs = 300;
const checks = 3;
const pollMs = 20;
/** The longest time from the kill to the first acknowledged write after it. */
const recoveryMs = 5_000;

/** What an operator's watcher does: a few checks in a row that fail, then the replica becomes the primary. */
async function watch(primary: PostgresServer, replica: PostgresServer, pooler: Pooler): Promise<void> {
  for (let failed = 0; failed < checks; await wait(checkMs)) {
    const isUp = await query(primary.url, "SELECT 1").then(
      () => true,
      () => false,
    );
    failed = isUp ? 0 : failed + 1;
  }
  await query(replica.url, "SELECT pg_promote()");
  await pooler.moveTo(replica.url);
}

async function waitUntilSynchronous(primary: PostgresServer): Promise<void> {
  await query(primary.url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
  await query(primary.url, "SELECT pg_reload_conf()");
  const states = () => query(primary.url, "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'");
  while ((await states()).length === 0) await wait(pollMs);
}

/** Kills the primary. Returns how long a write that begins then takes until it is acknowledged. */
async function failOver(primary: PostgresServer, replica: PostgresServer, pooler: Pooler, by: Writer, memory: string) {
  const promoted = watch(primary, replica, pooler);
  await primary.kill();
  const killed = performance.now();
  const key = `after-${Math.round(killed)}`;
  while ((await addNote(by, memory, "Is anybody there?", key)).status !== 200) await wait(pollMs);
  const recovered = performance.now() - killed;
  await promoted;
  return recovered;
}

export async function failOverUnderWriters(size: { writers: number; kills: number }): Promise<Outcome | Skipped> {
  const postgres = findPostgres();
  if (!postgres) return { skipped: "PostgreSQL is not installed (Debian: postgresql)" };
  const folder = await newClusterFolder();
  const servers = [await startPostgres(postgres, join(folder.path, "0"), {})];
  const last = () => servers.at(-1) as PostgresServer;
  const pooler = await startPooler(last().url);
  const provider = await startFakeAi();
  const removeAll = async () => {
    await pooler?.stop();
    for (const server of servers) await server.stop();
    await provider.close();
    folder.remove();
  };
  if (!pooler) return removeAll().then(() => ({ skipped: "PgBouncer is not installed (Debian: pgbouncer)" }));
  const app = await startApp({ DATABASE_URL: pooler.url, OPENAI_BASE_URL: provider.baseUrl });
  const watcher = await newWriter(app.url);
  const memory = String((await startMemory(watcher, "A watch")).body.conversationId);
  const writers = (await newWriters(app.url, size.writers)).map((writer) => new RetryingClient(writer));
  const writing = writeConcurrently(writers);
  let slowest = 0;
  try {
    for (let kills = 1; kills <= size.kills; kills += 1) {
      const primary = last();
      const replica = await startReplica(postgres, join(folder.path, `${kills}`), primary);
      servers.push(replica);
      await waitUntilSynchronous(primary);
      await writing.untilWritten(writing.count() + writesBetween);
      slowest = Math.max(slowest, await failOver(primary, replica, pooler, watcher, memory));
    }
    await writing.untilWritten(writing.count() + writesBetween);
    await writing.end();
    const { figure, isNone } = await measureDataLoss(writers);
    const seconds = (slowest / 1000).toFixed(1);
    return {
      figure: `${figure}; first successful response after ${seconds} s at most`,
      isMet: isNone && slowest < recoveryMs,
    };
  } finally {
    await writing.end().catch(() => {});
    await app.stop();
    await removeAll();
  }
}

export const chaosTest: ChaosTest = {
  claim: "an acknowledged write survives the loss of the database's machine (20 writers, primary killed 3 times)",
  goal: "0 acknowledged lost, 0 doubled; first successful response < 5 s after each kill",
  run: () => failOverUnderWriters({ writers: 20, kills: 3 }),
};
