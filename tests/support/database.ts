import { db } from "@/lib/server/db/client";

/** Empties every table but Prisma's own, in whatever order they depend on each other. */
export async function emptyTables(): Promise<void> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
  await db().$executeRawUnsafe(`TRUNCATE ${tables.map(({ name }) => name).join(", ")}`);
}

/** How many rows of a user every table with a `userId` has. */
export async function rowsOf(userId: string): Promise<Record<string, number>> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'userId' ORDER BY 1`;
  const counts = tables.map(async ({ name }) => {
    const [row] = await db().$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM "${name}" WHERE "userId" = $1`,
      userId,
    );
    return [name, row?.count ?? 0];
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** A fingerprint of everything stored: two are equal when nothing has changed between them. */
export async function fingerprint(): Promise<Record<string, string>> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`;
  const sums = tables.map(async ({ name }) => {
    const [row] = await db().$queryRawUnsafe<{ sum: string }[]>(
      `SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM "${name}" t`,
    );
    return [name, row?.sum ?? ""];
  });
  return Object.fromEntries(await Promise.all(sums));
}
