import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { newFolder } from "../support/app";
import { expect, health, refusal, test } from "../support/machine";

test("the app answers at the address it prints, and keeps its secrets and its folder to itself", async ({
  machine,
}) => {
  const app = await machine.startApp();
  expect(await health(app.url)).toBe(200);
  for (const name of ["secret", "database-password"]) {
    expect((await stat(join(app.folder, name))).mode & 0o777).toBe(0o600);
  }
  expect(await refusal(machine.launch({ DATA_DIR: app.folder }))).toContain(`${app.folder} is in use by another start`);
  expect(await health(app.url)).toBe(200);
});

test("of two first starts at the same moment one runs and one is refused", async ({ machine }) => {
  const folder = await newFolder();
  const starts = await Promise.allSettled([1, 2].map(() => machine.startApp({ DATA_DIR: folder })));
  const running = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  expect(running).toHaveLength(1);
  expect(await health(running[0]?.url ?? "")).toBe(200);
});

test("a port that is taken is named", async ({ machine }) => {
  const taken = createServer().listen(0);
  const { port } = taken.address() as { port: number };
  const said = await refusal(machine.launch({ DATA_DIR: await newFolder(), PORT: String(port) }));
  expect(said).toContain(`PORT ${port} is in use`);
  taken.close();
});

for (const [name, value] of Object.entries({ PORT: "abc", DATABASE_URL: "mysql://x", AUTH_SECRET: "short" })) {
  test(`a wrong ${name} stops the start and is named, but not quoted`, async ({ machine }) => {
    const said = await refusal(machine.launch({ DATA_DIR: await newFolder(), [name]: value }));
    expect(said).toMatch(new RegExp(`^Flexi cannot start\\. ${name} `));
    expect(said).not.toContain(value);
  });
}

test("a database that is named is used, and none is started beside it", async ({ machine }) => {
  const first = await machine.startApp();
  const [, , , port] = (await readFile(join(first.folder, "database/postmaster.pid"), "utf8")).split("\n");
  const password = await readFile(join(first.folder, "database-password"), "utf8");
  const url = `postgres://flexi:${password.trim()}@127.0.0.1:${port}/flexi`;
  const second = await machine.startApp({ DATABASE_URL: url });
  expect(await health(second.url)).toBe(200);
  await expect(stat(join(second.folder, "database"))).rejects.toThrow("ENOENT");
  await second.stop();
  expect(await health(first.url)).toBe(200);
});
