import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { startEmbeddedDatabase } from "@/lib/launcher/embedded-database";

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
