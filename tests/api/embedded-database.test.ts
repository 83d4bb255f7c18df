import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { startEmbeddedDatabase } from "@/lib/launcher/embedded-database";
import { findServer } from "@/lib/launcher/postgres-process";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(String(process.env.TEST_FOLDER), "embedded-"));
});

test("a database of another Postgres is refused with both versions and the commands, and left as it is", async () => {
  const file = join(folder, "database/PG_VERSION");
  await mkdir(join(folder, "database"));
  await writeFile(file, "16\n");
  const sentence =
    /^DATA_DIR .*: the database in it is of Postgres 16, and this Flexi brings Postgres \d+\. .*npm run backup.*npm run restore/;
  await expect(startEmbeddedDatabase(folder)).rejects.toThrow(sentence);
  expect(await readFile(file, "utf8")).toBe("16\n");
});

/** Starts the database, runs `look` with its process, and stops it. */
async function whileRunning<Result>(look: (pid: number) => Promise<Result>): Promise<Result> {
  const database = await startEmbeddedDatabase(folder);
  const server = await findServer(database.cluster);
  return look(server?.pid ?? 0).finally(() => database.stop());
}

test("the log of earlier starts is kept", async () => {
  const log = join(folder, "database.log");
  await writeFile(log, "the night before\n");
  await whileRunning(async () => {});
  expect(await readFile(log, "utf8")).toMatch(/^the night before\n(.*\n)*.*ready to accept connections/);
});

const onLinuxAsRoot = process.platform === "linux" && process.getuid?.() === 0 ? test : test.skip;

onLinuxAsRoot(
  "started by root it runs as a user that no other program has, also after an older version, or as the owner of its files",
  async () => {
    const cluster = join(folder, "database");
    const userOf = async (pid: number) =>
      (await Promise.all([stat(`/proc/${pid}`), stat(cluster), stat(join(cluster, "base"))])).map(({ uid }) => uid);
    const users = await whileRunning(userOf);
    expect(new Set(users).size).toBe(1);
    expect(execFileSync("getent", ["passwd"], { encoding: "utf8" })).not.toContain(`:x:${users[0]}:`);
    expect(users[0]).toBeGreaterThan(0);
    execFileSync("chown", ["-R", "nobody", cluster]);
    expect(await whileRunning(userOf)).toEqual(users);
    execFileSync("chown", ["-R", "4242", cluster]);
    expect(await whileRunning(userOf)).toEqual([4242, 4242, 4242]);
  },
);
