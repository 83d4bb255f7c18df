import { stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { type App, newFolder, startApp } from "../support/process/app";
import { databaseUrlOf } from "../support/process/database";
import { test as base, expect, health, startupError } from "../support/process/test";

/** An app that no test stops or changes. */
const test = base.extend<object, { running: App }>({
  running: [
    async ({ browserName: _ }, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test("the app responds at the address it prints, its secrets are readable by its owner only, and its folder is locked", async ({
  machine,
}) => {
  const app = await machine.startApp();
  expect(await health(app.url)).toBe(200);
  for (const name of ["secret", "database-password"]) {
    expect((await stat(join(app.folder, name))).mode & 0o777).toBe(0o600);
  }
  expect(await startupError(machine.launch({ DATA_DIR: app.folder }))).toContain(
    `DATA_DIR ${app.folder} is in use by another start`,
  );
  expect(await health(app.url)).toBe(200);
});

test.describe("beside a running app", () => {
  // In one worker, which starts it once.
  test.describe.configure({ mode: "default" });

  test("a start with DATABASE_URL uses that database, starts no other, and creates the data folder", async ({
    machine,
    running: first,
  }) => {
    const folder = join(await newFolder(), "not/there/yet");
    const second = await machine.startApp({ DATA_DIR: folder, DATABASE_URL: await databaseUrlOf(first.folder) });
    expect(await health(second.url)).toBe(200);
    await expect(stat(join(folder, "database"))).rejects.toThrow("ENOENT");
    await second.stop();
    expect(await health(first.url)).toBe(200);
  });

  test("a start with an unusable database prints one line that names DATABASE_URL and contains no secret", async ({
    machine,
    running: { folder },
  }) => {
    const url = await databaseUrlOf(folder);
    const [, password = ""] = /:([^:@]+)@/.exec(url) ?? [];
    for (const [wrong, sentence] of [
      [url.replace(password, "hunter-2"), "has a user name or a password that the database refuses"],
      [`${url}-2`, "names a database that does not exist"],
      [url.replace(/:\d+\//, ":1/"), "names 127.0.0.1, where no database accepts connections"],
      [url.replace("127.0.0.1", "nowhere.invalid"), "names the host nowhere.invalid, which is not known"],
    ] as const) {
      const line = await startupError(machine.launch({ DATA_DIR: await newFolder(), DATABASE_URL: wrong }));
      expect(line).toContain(`Flexi cannot start. DATABASE_URL ${sentence}`);
      expect(line).not.toMatch(new RegExp(`${password}|hunter-2`));
    }
  });
});

test("of two simultaneous first starts one runs and the other is refused", async ({ machine }) => {
  const folder = await newFolder();
  const starts = await Promise.allSettled([1, 2].map(() => machine.startApp({ DATA_DIR: folder })));
  const running = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  expect(running).toHaveLength(1);
  expect(await health(running[0]?.url ?? "")).toBe(200);
});

test("a start with a port that is in use fails with its number", async ({ machine }) => {
  const taken = createServer().listen(0);
  const { port } = taken.address() as { port: number };
  // The port is opened before this database is looked for.
  const DATABASE_URL = "postgres://ann:hunter-2@127.0.0.1:1/journal";
  const environment = { DATA_DIR: await newFolder(), PORT: String(port), DATABASE_URL };
  const message = await startupError(machine.launch(environment));
  expect(message).toContain(`PORT ${port} is in use`);
  taken.close();
});

for (const [name, value] of Object.entries({ PORT: "abc", DATABASE_URL: "mysql://x", AUTH_SECRET: "short" })) {
  test(`an invalid ${name} stops the start with a message that does not contain its value`, async ({ machine }) => {
    const message = await startupError(machine.launch({ DATA_DIR: await newFolder(), [name]: value }));
    expect(message).toMatch(new RegExp(`^Flexi cannot start\\. ${name} `));
    expect(message).not.toContain(value);
  });
}

test("a start with an unusable data folder fails with its path, with the embedded or another database", async ({
  machine,
}) => {
  const file = join(await newFolder(), "letter.txt");
  await writeFile(file, "Dear Ada");
  const database = { DATABASE_URL: "postgres://ann:hunter-2@127.0.0.1:1/journal" };
  for (const environment of [{ DATA_DIR: join(file, "data") }, { DATA_DIR: file }, { DATA_DIR: file, ...database }]) {
    const line = await startupError(machine.launch(environment));
    expect(line).toContain(`Flexi cannot start. DATA_DIR names ${environment.DATA_DIR}, which is not a folder`);
  }
  const forbidden = await startupError(machine.launch({ DATA_DIR: "/sys/flexi" }));
  expect(forbidden).toContain("DATA_DIR names /sys/flexi, where Flexi may not write");
});
