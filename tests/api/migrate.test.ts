import { createHash } from "node:crypto";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { Client } from "pg";
import { listMigrations, migrate } from "@/lib/launcher/migrate";
import { assertUpToDate, updateDatabase, withoutPooler } from "@/lib/launcher/update-database";
import { inspectDatabase } from "@/lib/operator/doctor/database";
import { startPooler } from "../support/process/pooler";

const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL });
const url = (process.env.TEST_DATABASE_URL ?? "").replace(/[^/]+$/, "migrating");
let folder: string;

beforeAll(() => admin.connect());
afterAll(() => admin.end());
beforeEach(async () => {
  await admin.query("CREATE DATABASE migrating TEMPLATE template0");
  folder = await mkdtemp(join(tmpdir(), "flexi-migrations-"));
});
afterEach(() => admin.query("DROP DATABASE migrating WITH (FORCE)"));

const addMigration = (name: string, sql: string) =>
  mkdir(join(folder, name)).then(() => writeFile(join(folder, name, "migration.sql"), sql));

async function ask(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

test("migrations are applied and recorded as Prisma does", async () => {
  await addMigration("2_fill", "INSERT INTO jar VALUES (1)");
  await addMigration("1_make", "CREATE TABLE jar (jam INT)");
  expect(await migrate(url, folder)).toEqual(["1_make", "2_fill"]);
  const checksum = (sql: string) => createHash("sha256").update(sql).digest("hex");
  const state = { is_finished: true, rolled_back_at: null, logs: null, applied_steps_count: 1 };
  const columns = "finished_at IS NOT NULL AS is_finished, rolled_back_at, logs, applied_steps_count";
  expect(await ask(`SELECT migration_name, checksum, ${columns} FROM _prisma_migrations ORDER BY 1`)).toEqual([
    { migration_name: "1_make", checksum: checksum("CREATE TABLE jar (jam INT)"), ...state },
    { migration_name: "2_fill", checksum: checksum("INSERT INTO jar VALUES (1)"), ...state },
  ]);
});

test("the order is that of the names, not of the disk", async () => {
  for (const index of [4, 2, 5, 1, 3])
    await addMigration(`${index}_step`, `CREATE TABLE t${index} AS TABLE t${index - 1}`);
  await addMigration("0_step", "CREATE TABLE t0 (jam INT)");
  expect(await migrate(url, folder)).toEqual([0, 1, 2, 3, 4, 5].map((index) => `${index}_step`));
});

test("only what is missing is applied", async () => {
  await addMigration("1_make", "CREATE TABLE jar (jam INT)");
  await migrate(url, folder);
  await addMigration("2_fill", "INSERT INTO jar VALUES (1)");
  expect(await migrate(url, folder)).toEqual(["2_fill"]);
});

test("several at once apply every migration once", async () => {
  await addMigration("1_make", "CREATE TABLE jar (jam INT); SELECT pg_sleep(0.1)");
  const applied = await Promise.all([1, 2, 3].map(() => migrate(url, folder)));
  expect(applied.flat()).toEqual(["1_make"]);
});

test("several at once do so through a pooler in transaction mode, if this machine has one", async () => {
  const pooler = await startPooler(url);
  if (!pooler) return;
  await addMigration("1_make", "CREATE TABLE jar (jam INT); SELECT pg_sleep(0.1)");
  await addMigration("2_fill", "INSERT INTO jar VALUES (1)");
  try {
    const applied = await Promise.all([1, 2, 3].map(() => migrate(pooler.url, folder)));
    expect(applied.flat().sort()).toEqual(["1_make", "2_fill"]);
  } finally {
    await pooler.stop();
  }
});

test("an empty database gets its tables and the shipped questions past the pooler, and is up to date then", async () => {
  const withPooler = { DATABASE_URL: "postgres://ann@127.0.0.1:1/journal", DATABASE_URL_UNPOOLED: url };
  await expect(withoutPooler(withPooler, assertUpToDate)).rejects.toThrow(
    /^The database lacks \d+_init,.* MIGRATE is off/,
  );
  expect(await withoutPooler(withPooler, updateDatabase)).toEqual([
    expect.stringMatching(/^The database is up to date, \d+ migrations were missing$/),
    expect.stringMatching(/^The game has \d+ new questions$/),
  ]);
  expect(await withoutPooler(withPooler, updateDatabase)).toEqual([]);
  expect(await withoutPooler(withPooler, assertUpToDate)).toEqual([]);
  const wrong = { DATABASE_URL: url, DATABASE_URL_UNPOOLED: "postgres://ann@127.0.0.1:1/journal" };
  await expect(withoutPooler(wrong, updateDatabase)).rejects.toThrow(
    /^DATABASE_URL_UNPOOLED names 127\.0\.0\.1, where no/,
  );
});

test("a migration that fails is named, leaves nothing, and can be mended", async () => {
  await addMigration("1_make", "CREATE TABLE jar (jam INT); INSERT INTO jug VALUES (1)");
  await expect(migrate(url, folder)).rejects.toThrow('The migration 1_make failed: relation "jug" does not exist');
  expect(await ask("SELECT to_regclass('jar') AS jar, count(*)::int FROM _prisma_migrations")).toEqual([
    { jar: null, count: 0 },
  ]);
  await writeFile(join(folder, "1_make", "migration.sql"), "CREATE TABLE jar (jam INT)");
  expect(await migrate(url, folder)).toEqual(["1_make"]);
});

test("a migration that Prisma recorded as failed has to be resolved first", async () => {
  await migrate(url, folder);
  await ask(`INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'x', '1_make')`);
  await expect(migrate(url, folder)).rejects.toThrow("The migration 1_make failed earlier");
});

test("a database of a newer version is refused, with the last migration of both and what to do", async () => {
  await migrate(url);
  await ask(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '9_new', now())`,
  );
  const last = (await listMigrations()).at(-1);
  const sentence = new RegExp(
    `^The database is of a newer Flexi .* 9_new, and Flexi [\\d.]+ ends with ${last}\\. Start the newer version, or restore`,
  );
  for (const start of [updateDatabase, assertUpToDate]) await expect(start(url)).rejects.toThrow(sentence);
  expect(await inspectDatabase(url, [], null)).toEqual([expect.stringMatching(sentence)]);
});

test("names, addresses and shared links from before the migration are found", async () => {
  await migrate(url, undefined, "20260115000000_invitations");
  await ask(`
    INSERT INTO "User" ("id", "username", "usernameKey", "email", "emailKey", "passwordHash")
    VALUES ('1', 'Ann', 'ann', 'Ann@example.org', 'ann@example.org', '');
    INSERT INTO "Conversation" ("userId", "id", "orderIndex", "topic", "projectName", "questionAnswers")
    VALUES ('1', 'c', 1, '', '', '[]'), ('1', 'd', 2, '', '', '[]');
    INSERT INTO "Share" ("userId", "id", "conversationId") VALUES ('1', 'a', 'c'), ('1', 'b', 'c')`);
  await migrate(url);
  expect(await ask(`SELECT * FROM "UserKey" ORDER BY 1`)).toEqual([
    { key: "mail:ann@example.org", userId: "1" },
    { key: "name:ann", userId: "1" },
  ]);
  expect(await ask(`SELECT * FROM "ShareOwner"`)).toEqual([{ conversationId: "c", userId: "1" }]);
  // They name nothing any more, and a share of nothing means the whole conversation since.
  expect(await ask(`SELECT * FROM "Share"`)).toEqual([]);
});

test("the best earlier games are on the board, for people who want to be on it", async () => {
  await migrate(url, undefined, "20260121000000_directories");
  await ask(`
    INSERT INTO "User" ("id", "username", "email", "passwordHash", "displayName", "showOnBoard")
    VALUES ('1', 'ann', 'a', '', 'Ann', true), ('2', 'bob', 'b', '', '', true), ('3', 'cy', 'c', '', NULL, false), ('4', 'di', 'd', '', NULL, true);
    INSERT INTO "Score" ("userId", "id", "score", "level", "round", "timeTaken", "createdAt")
    SELECT u, s || '-' || d, s, 'Beginner', 1, 5, ('2026-01-0' || d)::timestamptz
    FROM (VALUES ('1', 300, 1), ('1', 500, 3), ('1', 500, 2), ('2', 400, 1), ('3', 900, 1)) v (u, s, d)`);
  await migrate(url);
  const columns = `"username", "name", "score", "createdAt"::date::text AS "day"`;
  expect(await ask(`SELECT ${columns} FROM "TopScore" ORDER BY 1`)).toEqual([
    { username: "ann", name: "Ann", score: 500, day: "2026-01-02" },
    { username: "bob", name: "bob", score: 400, day: "2026-01-01" },
  ]);
});

test("the size of existing files is counted, but not that of uploads that never arrived", async () => {
  await migrate(url, undefined, "20260106000000_replies_in_rows");
  const columns = `"userId", "id", "name", "foldedName", "type", "storageKey", "requestKey"`;
  await ask(`
    INSERT INTO "User" ("id", "username", "usernameKey", "email", "emailKey", "passwordHash")
    SELECT u, u, u, u, u, '' FROM unnest(ARRAY['ann', 'bob']) u;
    INSERT INTO "File" (${columns}, "size", "storedAt")
    SELECT 'ann', f, f, f, f, f, 'key of ' || f, 100, CASE WHEN f <> 'c' THEN now() END FROM unnest(ARRAY['a', 'b', 'c']) f`);
  await migrate(url);
  expect(await ask(`SELECT "id", "storedBytes" FROM "User" ORDER BY 1`)).toEqual([
    { id: "ann", storedBytes: 200 },
    { id: "bob", storedBytes: 0 },
  ]);
  expect(await ask(`SELECT "id", "size", "requestKey" FROM "File" WHERE "storedAt" IS NULL`)).toEqual([
    { id: "c", size: 0, requestKey: "c" },
  ]);
});
