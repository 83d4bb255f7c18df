import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { databaseUrl, openCluster } from "../../../lib/launcher/cluster";
import { databaseName } from "../../../lib/launcher/embedded-database";

/** The address of the database of a data folder whose server is running. */
export async function databaseUrlOf(folder: string, database = databaseName): Promise<string> {
  const [, , , port] = (await readFile(join(folder, "database/postmaster.pid"), "utf8")).split("\n");
  return databaseUrl(await openCluster(folder), Number(port), database);
}

/** Whether the database of a data folder accepts connections and answers a query. */
export async function answersQueries(folder: string): Promise<boolean> {
  try {
    return (await query(await databaseUrlOf(folder), "SELECT 1")).length === 1;
  } catch {
    return false;
  }
}

/** One query on a connection of its own. */
export async function query<Row = unknown>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 60_000 });
  client.on("error", () => {});
  await client.connect();
  return client
    .query(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Locks a table against writes by others until the server stops. */
export async function lockTable(url: string, table: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE "${table}" IN EXCLUSIVE MODE`);
}

/** Opens a transaction on another connection and runs this statement in it. */
export async function beginTransaction(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`BEGIN; ${sql}`);
  return { say: (sql: string) => client.query(sql), commit: () => client.query("COMMIT").then(() => client.end()) };
}

const waiting = "FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";

/** How many connections wait for a lock in this database. */
export const countBlocked = async (url: string) => (await query(url, `SELECT ${waiting}`)).length;

/** Terminates the connections that wait for a lock, so that their statements never run. */
export const terminateBlocked = (url: string) => query(url, `SELECT pg_terminate_backend(pid, 5000) ${waiting}`);
