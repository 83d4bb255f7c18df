import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { query } from "../support/process/database";

Object.assign(process.env, { VERCEL: "1", BLOB_READ_WRITE_TOKEN: "only for this test" });

test("a serverless function has at most three connections, however many calls it handles", async () => {
  const calls = Array.from({ length: 12 }, () => db().$queryRaw`SELECT pg_sleep(0.05)::text`);
  await Promise.all(calls);
  const [connections] = await query<{ count: number }>(
    String(process.env.DATABASE_URL),
    `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_sleep(0.05)%'
      AND pid <> pg_backend_pid()`,
  );
  expect(connections?.count).toBeLessThanOrEqual(3);
});
