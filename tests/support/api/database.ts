import { Client } from "pg";
import { db } from "@/lib/server/db/client";

// Deleting few rows takes a fiftieth of the time of truncating. Foreign keys are off, but not on the other machines of a distributed
// database: there the users go first, with everything that is theirs.
const deleteAll = `DO $$
  DECLARE name text;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
      ORDER BY tablename <> 'User' LOOP
      EXECUTE format('DELETE FROM %I', name);
    END LOOP;
  END $$`;

/** Empties every table but Prisma's own. */
export async function emptyTables(): Promise<void> {
  await db().$executeRawUnsafe(deleteAll);
}

/** The result of an SQL aggregate over this user's rows, by table. */
async function ofUser<Result>(userId: string, aggregate: string): Promise<Record<string, Result>> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'userId' ORDER BY 1`;
  const results = tables.map(async ({ name }) => {
    const sql = `SELECT ${aggregate} AS result FROM "${name}" t WHERE "userId" = $1`;
    const [row] = await db().$queryRawUnsafe<{ result: Result }[]>(sql, userId);
    return [name, row?.result];
  });
  return Object.fromEntries(await Promise.all(results));
}

/** How many rows of a user every table with a `userId` has. */
export const rowsOf = (userId: string) => ofUser<number>(userId, "count(*)::int");

/** A fingerprint of everything that is stored of a user. */
export const fingerprintOf = (userId: string) => ofUser<string>(userId, sumOfRows);

const listTables = `
  SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`;
const sumOfRows = `md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), ''))`;

/** A fingerprint of everything stored: two are equal when nothing has changed between them. */
export const fingerprint = () => fingerprintAt(process.env.DATABASE_URL ?? "");

/** The same of another database. */
export async function fingerprintAt(url: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url, options: "-c TimeZone=UTC" });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(listTables);
    const sums = tables.map(({ name }) => `SELECT '${name}' AS name, ${sumOfRows} AS sum FROM "${name}" t`);
    const { rows } = await client.query<{ name: string; sum: string }>(sums.join(" UNION ALL "));
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
  } finally {
    await client.end();
  }
}

/** Everything stored, as text. */
export async function everythingStored(): Promise<string> {
  const tables = await db().$queryRawUnsafe<{ name: string }[]>(listTables);
  const rows = tables.map(({ name }) => db().$queryRawUnsafe<object[]>(`SELECT to_jsonb(t) AS row FROM "${name}" t`));
  return JSON.stringify(await Promise.all(rows));
}
