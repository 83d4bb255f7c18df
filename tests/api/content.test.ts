import { existsSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "@jest/globals";
import { startEmbeddedDatabase } from "@/lib/launcher/embedded-database";
import { migrate } from "@/lib/launcher/migrate";
import { importContent, importShippedContent, readShippedContent, removeContent } from "@/lib/operator/content";
import { run as content } from "@/lib/operator/content-command";
import { readContent, type StoredItem } from "@/lib/operator/content-file";
import { run as migrateCommand } from "@/lib/operator/migrate-command";
import { db } from "@/lib/server/db/client";
import { runCommand, runInProcess } from "../support/process/run-command";

const url = () => String(process.env.DATABASE_URL);

function items(count: number, changes: Record<string, unknown> = {}): StoredItem[] {
  const list = Array.from({ length: count }, (_, index) => ({
    id: `item-${index}`,
    appName: "Sea",
    reference: "Whales",
    text: `Whale number ${index} sings`,
    type: "fill-in-the-blank",
    ...changes,
  }));
  return readContent("items.json", Buffer.from(JSON.stringify(list))).items;
}

const stored = () => db().trainingModule.findMany({ orderBy: { id: "asc" } });

test("what is imported is stored as it is, options included", async () => {
  const [whale] = items(1, { options: ["one", "sings", "swims", "sleeps"], correctAnswer: "sings", chapter: 7 });
  expect(await importContent(url(), [whale as StoredItem])).toEqual({ added: 1, changed: 0, unchanged: 0 });
  expect(await stored()).toEqual([whale]);
});

test("importing again changes what changed, adds what is new and keeps the rest", async () => {
  await importContent(url(), items(3));
  const [first] = items(1, { difficulty: 5 });
  expect(await importContent(url(), [first as StoredItem, ...items(4).slice(1)])).toEqual({
    added: 1,
    changed: 1,
    unchanged: 2,
  });
  expect((await stored()).map(({ difficulty }) => difficulty)).toEqual([5, 3, 3, 3]);
  await importContent(url(), items(1));
  expect(await stored()).toHaveLength(4);
});

test("more items than are written at once are all there, also from two imports at once", async () => {
  const many = items(2_500);
  await Promise.all([importContent(url(), many), importContent(url(), many.toReversed())]);
  expect(await db().trainingModule.count()).toBe(2_500);
});

test("an import that fails leaves nothing", async () => {
  const spoilt = { ...items(1)[0], id: "zzz", text: null } as unknown as StoredItem;
  await expect(importContent(url(), [...items(1_500), spoilt])).rejects.toThrow(/null value/);
  expect(await stored()).toEqual([]);
});

test("removing takes what was imported under a name and nothing else", async () => {
  await importContent(url(), [...items(2), ...items(1, { appName: "Sky", id: "sky" })]);
  await importContent(
    url(),
    items(1, { id: "other" }).map((item) => ({ ...item, id: "flexi-own" })),
  );
  expect(await removeContent(url(), "Sea")).toBe(2);
  expect((await stored()).map(({ id }) => id)).toEqual(["flexi-own", "sky"]);
});

test("the shipped content is imported once, repaired where it differs, and loses what this version no longer has", async () => {
  const own = await readShippedContent();
  expect(await importShippedContent(url())).toEqual({ added: own.length, changed: 0, unchanged: 0 });
  expect(await importShippedContent(url())).toEqual({ added: 0, changed: 0, unchanged: own.length });
  await importContent(url(), items(1));
  await importContent(url(), [{ ...(own[0] as StoredItem), text: "Something else" }]);
  await importContent(url(), [{ ...(own[0] as StoredItem), id: "flexi-retired" }]);
  expect(await importShippedContent(url())).toEqual({ added: 0, changed: 1, unchanged: own.length - 1 });
  const ids = (await stored()).map(({ id }) => id);
  expect(ids).toEqual([...own.map(({ id }) => id), "item-0"].sort());
});

const head = "appName,reference,text,type\n";
const row = "Sea,Whales,A whale sings far,fill-in-the-blank\n";
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(String(process.env.TEST_FOLDER), "content-"));
  await writeFile(join(folder, "good.csv"), head + row);
  await writeFile(join(folder, "bad.csv"), `${head}${row}Sea,Whales,Sings,riddle\n`);
});

const run = (words: string[], variables?: Record<string, string>) => runInProcess(content, words, variables);

const good = () => join(folder, "good.csv");

test("a file is imported, and again without harm, and removed by its name", async () => {
  expect(runCommand("content", ["import", good()])).toMatchObject({
    stdout: "1 items: 1 new, 0 changed, 0 as they were.\n",
    status: 0,
  });
  expect(await run(["import", good()])).toMatchObject({
    stdout: "1 items: 0 new, 0 changed, 1 as they were.\n",
    status: 0,
  });
  expect(await db().trainingModule.findMany({ select: { text: true } })).toEqual([{ text: "A whale sings far" }]);
  expect(await run(["remove", "Sea"])).toMatchObject({ stdout: "1 items removed.\n", status: 0 });
  expect(await db().trainingModule.count()).toBe(0);
});

test("nothing of a file with a bad row is imported, and the row is named", async () => {
  const type = "type must be fill-in-the-blank or match-definition-to-term";
  expect(runCommand("content", ["import", join(folder, "bad.csv")])).toMatchObject({
    stderr: `row 3: ${type}\nNothing was imported.\n`,
    status: 1,
  });
  expect(await db().trainingModule.count()).toBe(0);
});

test("without DATABASE_URL the command takes the database of the data folder, running or not, and creates none", async () => {
  const own = { DATABASE_URL: "", DATA_DIR: join(folder, "data") };
  expect(await run(["import", good()], own)).toMatchObject({
    stderr: `There is no database in ${own.DATA_DIR}. Set DATABASE_URL or DATA_DIR as for npm start, or start Flexi once.\n`,
    status: 1,
  });
  expect(existsSync(own.DATA_DIR)).toBe(false);
  const running = await startEmbeddedDatabase(own.DATA_DIR);
  await migrate(running.url);
  expect(await run(["import", good()], own)).toMatchObject({ stdout: expect.stringContaining("1 new"), status: 0 });
  await running.stop();
  expect(await run(["import", good()], own)).toMatchObject({
    stdout: expect.stringContaining("1 as they were"),
    status: 0,
  });
});

test("npm run migrate brings the shipped questions, and says when there is nothing to do", async () => {
  expect(runCommand("migrate").stdout).toBe("The game has 360 new questions.\n");
  expect(await db().trainingModule.count()).toBe(360);
  expect((await runInProcess(migrateCommand, [])).stdout).toBe("The database is up to date already.\n");
});

test("a database that is not there is one line that names DATABASE_URL and no password", async () => {
  expect(await run(["remove", "Sea"], { DATABASE_URL: "postgres://ann:hunter-2@127.0.0.1:1/journal" })).toMatchObject({
    stderr:
      "DATABASE_URL names 127.0.0.1, where no database accepts connections. Start it, or correct host and port.\n",
    status: 1,
  });
});

test.each([[["export", "x"]], [["import", "nowhere.csv"]]])("%j says what is wrong", async (words) => {
  const { stderr, status } = await run(words);
  expect([stderr, status]).toEqual([expect.stringMatching(/npm run content -- import FILE|no such file/), 1]);
});
