import "server-only";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { attachDatabasePool } from "@vercel/functions/db-connections";
import { Pool } from "pg";
import { z } from "zod";
import { databaseTimings, serverLimits } from "../../api/server-limits";
import { readEnvironment } from "../../config/environment";
import { once } from "../../lazy";
import { timeSlices } from "../../time-slices";
import { isMissingTable } from "./errors";
import { Prisma, PrismaClient } from "./generated/client";
import { type Connection, detectPooler, statementName } from "./prepared";

// Set by a statement on each new connection, because a pooler such as PgBouncer refuses unknown startup parameters. The time
// zone has to be UTC, because Prisma's adapter drops the offset of a time that it reads; poolers track it for each client.
const session = {
  TimeZone: "'UTC'",
  statement_timeout: databaseTimings.statementMs,
  lock_timeout: databaseTimings.lockMs,
  idle_in_transaction_session_timeout: databaseTimings.idleInTransactionMs,
};
const setSession = Object.entries(session)
  .map(([name, value]) => `SET ${name} = ${value}`)
  .join("; ");

async function prepareConnection(connection: Connection): Promise<void> {
  await connection.query(setSession);
  await detectPooler(connection);
}

/** Many serverless functions may run at once, and the database needs connections for all of them. */
const functionPool = { max: 3, idleTimeoutMillis: 5_000 };

function connect() {
  const { DATABASE_URL, VERCEL } = readEnvironment(process.env);
  const pool = new Pool({
    connectionString: DATABASE_URL,
    onConnect: prepareConnection,
    max: serverLimits.databaseConnections,
    connectionTimeoutMillis: databaseTimings.connectionMs,
    query_timeout: databaseTimings.queryMs,
    keepAlive: true,
    ...(VERCEL && functionPool),
  });
  // A suspended function would never close its idle connections.
  if (VERCEL) attachDatabasePool(pool);
  const adapter = new PrismaPg(pool, { statementNameGenerator: statementName, disposeExternalPool: true });
  const transactionOptions = { maxWait: databaseTimings.connectionMs, timeout: databaseTimings.transactionMs };
  return { pool, client: new PrismaClient({ adapter, transactionOptions }) };
}

// One client a process, also when the development server reloads this module.
const globals = globalThis as { flexiDatabase?: ReturnType<typeof connect> };

function connection() {
  globals.flexiDatabase ??= connect();
  return globals.flexiDatabase;
}

/** The database. Connects at the first use, because a build imports the routes without one. */
export const db = (): PrismaClient => connection().client;

export const pool = (): Pool => connection().pool;

/** The rows of a raw statement, checked by `Row`. The schema is made once, outside the call: zod compiles each one it meets. */
export async function queryRows<Row extends z.ZodType>(
  Row: Row,
  statement: Prisma.Sql,
  client: Prisma.TransactionClient = db(),
): Promise<z.output<Row>[]> {
  return (await client.$queryRaw<unknown[]>(statement)).map((row) => checkRow(Row, row));
}

const Json = z.object({ json: z.string() });

/**
 * The same for many or large rows. They arrive as one JSON text, because Prisma converts every column of every row
 * separately.
 */
export async function queryJsonRows<Row extends z.ZodType>(Row: Row, statement: Prisma.Sql): Promise<z.output<Row>[]> {
  const wrapped = Prisma.sql`SELECT coalesce(json_agg(row), '[]')::text AS "json" FROM (${statement}) row`;
  const rows = (await queryRows(Json, wrapped)).flatMap(({ json }): unknown[] => JSON.parse(json));
  const pause = timeSlices();
  const checked: z.output<Row>[] = [];
  for (const row of rows) {
    await pause();
    checked.push(checkRow(Row, row));
  }
  return checked;
}

/** A row whose shape the compiler cannot know: of a raw statement, or with columns of type Json. */
export function checkRow<Row extends z.ZodType>(Row: Row, row: unknown): z.output<Row> {
  const { data, error } = Row.safeParse(row);
  // Not the schema's own error: that would be taken for a mistake in the caller's request.
  if (error) throw new Error("The database returned a row of another shape", { cause: error });
  return data;
}

/** Does work again that failed in a way that passes, at most 5 times in all. */
export async function retried<Result>(isPassing: (error: unknown) => boolean, work: () => Promise<Result>) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || tries === 5) throw error;
    }
  }
}

/** What Prisma selects for a row of this shape. */
export const selectOf = <Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) =>
  Object.fromEntries(Object.keys(shape).map((column) => [column, true])) as Record<keyof Shape, true>;

const migrationFolder = join(/* turbopackIgnore: true */ process.cwd(), "prisma/migrations");
const migrations = once(async () => {
  const entries = await readdir(migrationFolder, { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
});

/** The migrations of this version that the database lacks. Throws while the database is unavailable. */
export async function findMissingMigrations(): Promise<string[]> {
  const expected = await migrations();
  const applied = db().$queryRaw<{ name: string }[]>`
    SELECT migration_name AS "name" FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const names = await applied.catch((error) => {
    if (isMissingTable(error)) return [];
    throw error;
  });
  return expected.filter((name) => !names.some((row) => row.name === name));
}
