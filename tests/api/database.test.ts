import { execFileSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import { ZodError, z } from "zod";
import { db, queryRows } from "@/lib/server/db/client";
import { countUse } from "@/lib/server/db/counter";
import { isDatabaseUnavailable } from "@/lib/server/db/errors";
import { Prisma } from "@/lib/server/db/generated/client";

for (const round of ["first", "second"]) {
  test(`the ${round} test finds the tables empty`, async () => {
    expect(await db().throttle.count()).toBe(0);
    expect(await countUse({ key: "somebody", seconds: 60, allowed: 1 })).toMatchObject({ count: 1 });
  });
}

test("rows of a raw statement are checked, and wrong ones are not taken for a caller's mistake", async () => {
  const statement = Prisma.sql`SELECT 7 AS "count"`;
  expect(await queryRows(z.object({ count: z.number() }), statement)).toEqual([{ count: 7 }]);
  const wrong = queryRows(z.object({ count: z.string() }), statement);
  await expect(wrong).rejects.toThrow("a row of another shape");
  await expect(wrong).rejects.not.toBeInstanceOf(ZodError);
});

/** Ends a connection while this process is too busy to notice it. */
function terminate(pid: number): void {
  const script = `const client = new (require("pg").Client)(process.env.DATABASE_URL);
    client.connect().then(() => client.query("SELECT pg_terminate_backend(${pid}, 60000)")).then(() => client.end())`;
  execFileSync(process.execPath, ["-e", script], { env: process.env });
}

test("a large write to a connection that was lost unnoticed counts as an unavailable database", async () => {
  const Backend = z.object({ pid: z.number() });
  const write = db().$transaction(async (tx) => {
    const [backend] = await queryRows(Backend, Prisma.sql`SELECT pg_backend_pid() AS "pid"`, tx);
    terminate(backend?.pid ?? 0);
    await tx.$executeRaw`SELECT length(${"x".repeat(20_000_000)})`;
  });
  expect(isDatabaseUnavailable(await write.catch((error) => error))).toBe(true);
});
