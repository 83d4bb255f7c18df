import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "../env";
import { PrismaClient } from "./generated/client";
import { type Connection, noteWhoAnswers, statementName } from "./prepared";

// Said on each new connection and not with its start: a pooler such as PgBouncer refuses a start that names them. Prisma's
// adapter drops the offset of a time that it reads, so the session has to be in UTC; poolers keep that for each client.
const session = {
  TimeZone: "'UTC'",
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};
const setSession = Object.entries(session)
  .map(([name, value]) => `SET ${name} = ${value}`)
  .join("; ");

async function prepareConnection(connection: Connection): Promise<void> {
  await connection.query(setSession);
  await noteWhoAnswers(connection);
}

function connect() {
  const pool = {
    connectionString: env().DATABASE_URL,
    onConnect: prepareConnection,
    max: 10,
    connectionTimeoutMillis: 2_000,
    // Above the server's own limit: for a server that does not even say no, and for a pooler that forgets the others.
    query_timeout: 12_000,
    keepAlive: true,
  };
  return new PrismaClient({ adapter: new PrismaPg(pool, { statementNameGenerator: statementName }) });
}

// One client a process, also when the development server loads this module anew.
const kept = globalThis as { flexiDatabase?: PrismaClient };

/** The database. Connects at the first use, because a build imports the routes without one. */
export function db(): PrismaClient {
  kept.flexiDatabase ??= connect();
  return kept.flexiDatabase;
}

/** Fails while the database cannot answer. */
export async function pingDatabase(): Promise<void> {
  await db().$queryRaw`SELECT 1`;
}
