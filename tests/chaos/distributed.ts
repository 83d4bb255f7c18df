import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startEmbeddedDatabase } from "../../lib/launcher/embedded-database";
import { backUp } from "../../lib/operator/backup";
import { restore } from "../../lib/operator/restore";
import { startFakeAi } from "../support/fakes/ai";
import { measureDataLoss } from "../support/load/data-loss";
import { RetryingClient, writeConcurrently } from "../support/load/retrying-client";
import { runSuite } from "../support/process/api-suite";
import { type App, newFolder, startApp } from "../support/process/app";
import { callsOfOnePerson, statusOf } from "../support/process/calls-of-one-person";
import type { ChaosTest, Outcome, Skipped } from "../support/process/chaos-test";
import { addNode, countQueries, countWhenQuiet, distribute, portOf, startNode } from "../support/process/citus";
import { newWriters } from "../support/process/client";
import { query } from "../support/process/database";
import { findPostgres, newClusterFolder, type PostgresServer } from "../support/process/postgres-server";
import { differences } from "./backup-under-load";

const pollMs = 200;
const workers = 2;
const writesThrough = 300;

/** Each of a person's everyday calls queries one shard at a time. */
async function callAsOnePerson(coordinator: PostgresServer, app: App): Promise<Outcome> {
  const { calls, tokenOf } = await callsOfOnePerson(app.url);
  // What asks all shards by design, the clean-up, follows a login or an upload.
  const start = await countWhenQuiet(coordinator);
  let before = start;
  const wrong: string[] = [];
  for (const sent of calls) {
    const status = await statusOf(app.url, sent, tokenOf(sent));
    const after = await countQueries(coordinator);
    const several = after.multi - before.multi;
    if (status !== 200 || several > 0)
      wrong.push(`\n  ✗ ${sent[0]} ${sent[1]}: ${status}, ${several} of several shards`);
    before = after;
  }
  const [single, multi] = [before.single - start.single, before.multi - start.multi];
  return {
    figure: `${calls.length} calls of one person: ${single} queries of one shard, ${multi} of several${wrong.join("")}`,
    isMet: single > 0 && wrong.length === 0,
  };
}

/** Adds a worker and moves shards to it while people write. */
async function grow(coordinator: PostgresServer, node: PostgresServer, app: App): Promise<Outcome> {
  const writers = (await newWriters(app.url, 3)).map((writer) => new RetryingClient(writer));
  const writing = writeConcurrently(writers);
  try {
    await writing.untilWritten(writesThrough / 3);
    await addNode(coordinator, node);
    await query(coordinator.url, "SELECT citus_rebalance_start()");
    const unfinished = "SELECT FROM pg_dist_background_job WHERE state NOT IN ('finished', 'failed', 'cancelled')";
    while ((await query(coordinator.url, unfinished)).length > 0) await wait(pollMs);
    await writing.untilWritten(Math.max(writesThrough, writing.count() + writesThrough / 3));
  } finally {
    await writing.end();
  }
  const shards = await query(coordinator.url, "SELECT FROM citus_shards WHERE nodeport = $1", [portOf(node)]);
  const { figure, isNone } = await measureDataLoss(writers);
  return { figure: `${shards.length} shards moved to a new worker: ${figure}`, isMet: isNone && shards.length > 0 };
}

/** Backs the distributed database up and restores it on one machine. */
async function backUpAndRestore({ url }: PostgresServer): Promise<Outcome> {
  const folder = await newFolder();
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  const manifest = await backUp({ url, files: null }, first);
  const database = await startEmbeddedDatabase(join(folder, "restored"));
  await restore({ url: database.url, files: null }, first);
  const changed = differences(manifest, await backUp({ url: database.url, files: null }, second));
  await database.stop();
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { figure: `backup of ${rows} rows restored with ${changed} differences`, isMet: rows > 0 && changed === 0 };
}

async function run(): Promise<Outcome | Skipped> {
  const postgres = findPostgres();
  if (!postgres || !existsSync(join(postgres.share, "extension/citus.control"))) {
    return { skipped: "Citus is not installed (PG_CONFIG names the Postgres that has it)" };
  }
  const folder = await newClusterFolder();
  const names = ["coordinator", ...Array.from({ length: workers + 1 }, (_, index) => `worker-${index}`)];
  const servers: PostgresServer[] = [];
  const provider = await startFakeAi();
  let app: App | null = null;
  try {
    for (const name of names) servers.push(await startNode(postgres, join(folder.path, name)));
    const [coordinator, ...nodes] = servers as [PostgresServer, ...PostgresServer[]];
    await distribute(coordinator, nodes.slice(0, workers));
    const outcomes = [await runSuite(coordinator.url, await newFolder())];
    app = await startApp({
      DATABASE_URL: coordinator.url,
      OPENAI_BASE_URL: provider.baseUrl,
      RATE_LIMIT_FACTOR: "1000",
    });
    outcomes.push(await callAsOnePerson(coordinator, app));
    outcomes.push(await grow(coordinator, nodes[workers] as PostgresServer, app));
    outcomes.push(await backUpAndRestore(coordinator));
    return {
      figure: outcomes.map(({ figure }) => figure).join("; "),
      isMet: outcomes.every(({ isMet }) => isMet),
    };
  } finally {
    await app?.stop();
    for (const server of servers) await server.stop();
    await provider.close();
    folder.remove();
  }
}

export const chaosTest: ChaosTest = {
  claim: "the app works on a Postgres distributed by owner (Citus: a coordinator and 2 workers, then 3)",
  goal: "0 failed; a person's queries reach one shard each; 0 acknowledged lost; 0 differences",
  run,
};
