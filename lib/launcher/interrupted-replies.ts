import { Client } from "pg";

/**
 * Ends the waiting for replies that a process which died was getting, so that they can be asked for again at once. Only for
 * a database that no other process works on: elsewhere a wait ends when its lease does, a minute later.
 */
export async function endInterruptedReplies(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  await client
    .query(`UPDATE "Turn" SET "askedUntil" = NULL WHERE "askedUntil" IS NOT NULL`)
    .finally(() => client.end());
}
