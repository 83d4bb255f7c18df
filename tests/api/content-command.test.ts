import { existsSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "@jest/globals";
import { startEmbeddedDatabase } from "@/lib/launcher/embedded-database";
import { migrate } from "@/lib/launcher/migrate";
import { db } from "@/lib/server/db/client";
import { runCommand } from "../support/process/run-command";

const head = "appName,reference,text,type\n";
const row = "Sea,Whales,A whale sings far,fill-in-the-blank\n";
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(String(process.env.TEST_FOLDER), "content-"));
  await writeFile(join(folder, "good.csv"), head + row);
  await writeFile(join(folder, "bad.csv"), `${head}${row}Sea,Whales,Sings,riddle\n`);
});

const run = (words: string[], variables?: Record<string, string>) => runCommand("content", words, variables);

const good = () => join(folder, "good.csv");

test("a file is imported, and again without harm, and removed by its name", async () => {
  expect(run(["import", good()])).toMatchObject({ stdout: "1 items: 1 new, 0 changed, 0 as they were.\n", status: 0 });
  expect(run(["import", good()])).toMatchObject({ stdout: "1 items: 0 new, 0 changed, 1 as they were.\n", status: 0 });
  expect(await db().trainingModule.findMany({ select: { text: true } })).toEqual([{ text: "A whale sings far" }]);
  expect(run(["remove", "Sea"])).toMatchObject({ stdout: "1 items removed.\n", status: 0 });
  expect(await db().trainingModule.count()).toBe(0);
});

test("nothing of a file with a bad row is imported, and the row is named", async () => {
  const type = "type must be fill-in-the-blank or match-definition-to-term";
  expect(run(["import", join(folder, "bad.csv")])).toMatchObject({
    stderr: `row 3: ${type}\nNothing was imported.\n`,
    status: 1,
  });
  expect(await db().trainingModule.count()).toBe(0);
});

test("without DATABASE_URL the command takes the database of the data folder, running or not, and creates none", async () => {
  const own = { DATABASE_URL: "", DATA_DIR: join(folder, "data") };
  expect(run(["import", good()], own)).toMatchObject({
    stderr: `There is no database in ${own.DATA_DIR}. Set DATABASE_URL or DATA_DIR as for npm start, or start Flexi once.\n`,
    status: 1,
  });
  expect(existsSync(own.DATA_DIR)).toBe(false);
  const running = await startEmbeddedDatabase(own.DATA_DIR);
  await migrate(running.url);
  expect(run(["import", good()], own)).toMatchObject({ stdout: expect.stringContaining("1 new"), status: 0 });
  await running.stop();
  expect(run(["import", good()], own)).toMatchObject({ stdout: expect.stringContaining("1 as they were"), status: 0 });
});

test("npm run migrate brings the shipped questions, and says when there is nothing to do", async () => {
  const stdout = () => runCommand("migrate").stdout;
  expect(stdout()).toBe("The game has 360 new questions.\n");
  expect(await db().trainingModule.count()).toBe(360);
  expect(stdout()).toBe("The database is up to date already.\n");
});

test("a database that is not there is one line that names DATABASE_URL and no password", () => {
  expect(run(["remove", "Sea"], { DATABASE_URL: "postgres://ann:hunter-2@127.0.0.1:1/journal" })).toMatchObject({
    stderr:
      "DATABASE_URL names 127.0.0.1, where no database accepts connections. Start it, or correct host and port.\n",
    status: 1,
  });
});

test.each([[["export", "x"]], [["import", "nowhere.csv"]]])("%j says what is wrong", (words) => {
  const { stderr, status } = run(words);
  expect([stderr, status]).toEqual([expect.stringMatching(/npm run content -- import FILE|no such file/), 1]);
});
