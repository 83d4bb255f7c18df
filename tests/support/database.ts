import { db } from "@/lib/server/db/client";

/** Empties every table but Prisma's own, in whatever order they depend on each other. */
export async function emptyTables(): Promise<void> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
  await db().$executeRawUnsafe(`TRUNCATE ${tables.map(({ name }) => name).join(", ")}`);
}
