import { stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { newFolder } from "../support/process/app";
import { databaseUrlOf } from "../support/process/database";
import { expect, health, startupError, test } from "../support/process/test";

test("a data folder has one app, whose database another app can use", async ({ machine }) => {
  const folder = await newFolder();
  const starts = await Promise.allSettled([1, 2].map(() => machine.startApp({ DATA_DIR: folder })));
  const [app, ...others] = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  if (!app) throw new Error("Neither of two starts has succeeded.");

  await test.step("of two simultaneous first starts one responds at the address it prints, the other is refused", async () => {
    expect(others).toHaveLength(0);
    expect(await health(app.url)).toBe(200);
  });

  await test.step("its secrets are readable by its owner only", async () => {
    for (const name of ["secret", "database-password"]) {
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    }
  });

  await test.step("a later start in the same folder is refused", async () => {
    const refused = await startupError(machine.launch({ DATA_DIR: folder }));
    expect(refused).toContain(`DATA_DIR ${folder} is in use by another Flexi`);
  });

  const url = await databaseUrlOf(folder);
  await test.step("a start with DATABASE_URL uses that database, starts no other, and creates the data folder", async () => {
    const own = join(await newFolder(), "not/there/yet");
    const second = await machine.startApp({ DATA_DIR: own, DATABASE_URL: url });
    expect(await health(second.url)).toBe(200);
    await expect(stat(join(own, "database"))).rejects.toThrow("ENOENT");
    await second.stop();
    expect(await health(app.url)).toBe(200);
  });

  await test.step("a start that the database refuses prints one line without a secret", async () => {
    const [, password = ""] = /:([^:@]+)@/.exec(url) ?? [];
    const DATABASE_URL = url.replace(password, "hunter-2");
    const line = await startupError(machine.launch({ DATA_DIR: await newFolder(), DATABASE_URL }));
    expect(line).toContain("Flexi cannot start. DATABASE_URL has a user name or a password that the database refuses");
    expect(line).not.toMatch(new RegExp(`${password}|hunter-2`));
  });
});

test("a start that cannot run ends with one line that names the variable and contains no secret", async ({
  machine,
}) => {
  const taken = createServer().listen(0);
  const { port } = taken.address() as { port: number };
  const file = join(await newFolder(), "letter.txt");
  await writeFile(file, "Dear Ada");
  // The port is opened and the folder used before this database is looked for.
  const DATABASE_URL = "postgres://ann:hunter-2@127.0.0.1:1/journal";
  const invalid = { PORT: "abc", DATABASE_URL: "mysql://ann:hunter-2@db/x", AUTH_SECRET: "hunter-2" };
  for (const [environment, sentence] of [
    [{ PORT: String(port), DATABASE_URL }, `PORT ${port} is in use`],
    [invalid, /PORT must be .+; DATABASE_URL must be .+; AUTH_SECRET must have /],
    [{ DATA_DIR: file }, `DATA_DIR names ${file}, which is not a folder`],
    [{ DATA_DIR: file, DATABASE_URL }, `DATA_DIR names ${file}, which is not a folder`],
  ] as const) {
    const line = await startupError(machine.launch({ DATA_DIR: await newFolder(), ...environment }));
    expect(line).toMatch(/^Flexi cannot start\. /);
    expect(line).toMatch(sentence);
    expect(line).not.toMatch(/hunter-2|abc/);
  }
  taken.close();
});
