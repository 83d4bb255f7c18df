import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { detectPooler, statementName } from "@/lib/server/db/prepared";

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
