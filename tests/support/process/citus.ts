import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { migrate } from "../../../lib/launcher/migrate";
import { query } from "./database";
import { type Installation, type PostgresServer, startPostgres } from "./postgres-server";

const quietMs = 3_000;

const settings = {
  ...{ shared_preload_libraries: "citus", wal_level: "logical", max_connections: "300", fsync: "off" },
  ...{ "citus.shard_count": "8", "citus.enable_stat_counters": "on" },
};

/** A server with Citus. */
export async function startNode(postgres: Installation, folder: string): Promise<PostgresServer> {
  const node = await startPostgres(postgres, folder, settings);
  await query(node.url, "CREATE EXTENSION citus");
  return node;
}

export const portOf = ({ url }: PostgresServer) => Number(new URL(url).port);

export const addNode = (coordinator: PostgresServer, node: PostgresServer) =>
  query(coordinator.url, "SELECT citus_add_node('127.0.0.1', $1)", [portOf(node)]);

/** Makes a database of the app of a coordinator and its workers, as an operator does. */
export async function distribute(coordinator: PostgresServer, nodes: PostgresServer[]): Promise<void> {
  await query(coordinator.url, "SELECT citus_set_coordinator_host('127.0.0.1', $1)", [portOf(coordinator)]);
  for (const node of nodes) await addNode(coordinator, node);
  await migrate(coordinator.url);
  await query(coordinator.url, await readFile(join(__dirname, "../../../prisma/distribute.sql"), "utf8"));
}

type Count = { single: number; multi: number };

/** How many queries reached one shard and how many reached several. */
export async function countQueries({ url }: PostgresServer): Promise<Count> {
  const [count] = await query<Count>(
    url,
    `SELECT sum(query_execution_single_shard)::int AS single, sum(query_execution_multi_shard)::int AS multi
     FROM citus_stat_counters WHERE name = current_database()`,
  );
  return count ?? { single: 0, multi: 0 };
}

/** The count once it no longer grows: the first login runs the clean-up of everybody's expired rows after its response. */
export async function countWhenQuiet(coordinator: PostgresServer): Promise<Count> {
  for (let before = await countQueries(coordinator); ; ) {
    await wait(quietMs);
    const now = await countQueries(coordinator);
    if (now.single === before.single && now.multi === before.multi) return now;
    before = now;
  }
}
