import { execFileSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import { ZodError, z } from "zod";
import { db, queryRows } from "@/lib/server/db/client";
import { countUse } from "@/lib/server/db/counter";
import { isDatabaseUnavailable } from "@/lib/server/db/errors";
import { Prisma } from "@/lib/server/db/generated/client";
import { detectPooler, statementName } from "@/lib/server/db/prepared";

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

const connectionTo = (answering: number) => ({ processID: 7, query: async () => ({ rows: [{ pid: answering }] }) });
test("a direct connection prepares its statements", async () => {
  await db().$queryRaw`SELECT 1 AS "first"`;
  const listPrepared = () => db().$queryRaw`SELECT "statement" FROM pg_prepared_statements`;
  await listPrepared();
  expect(await listPrepared()).toContainEqual({ statement: 'SELECT "statement" FROM pg_prepared_statements' });
});

test("a statement always has the same name, and a very long one has none", async () => {
  await detectPooler(connectionTo(7));
  const name = statementName({ sql: "SELECT 2" });
  expect(name).not.toBe("");
  expect(statementName({ sql: "SELECT 2" })).toBe(name);
  expect(statementName({ sql: "SELECT 3" })).not.toBe(name);
  expect(statementName({ sql: `SELECT 2 IN (${"$1, ".repeat(5_000)}$2)` })).toBe("");
});

test("at most 200 statements have names, which do not change", async () => {
  await detectPooler(connectionTo(7));
  const first = statementName({ sql: "SELECT 2" });
  const names = Array.from({ length: 300 }, (_, index) => statementName({ sql: `SELECT ${index} AS "more"` }));
  expect(new Set(names).size).toBeLessThanOrEqual(201);
  expect(names.at(-1)).toBe("");
  expect(statementName({ sql: "SELECT 2" })).toBe(first);
});

test("no statement has a name once a connection went through a pooler", async () => {
  await detectPooler(connectionTo(8));
  await detectPooler(connectionTo(7));
  expect(statementName({ sql: "SELECT 2" })).toBe("");
});
