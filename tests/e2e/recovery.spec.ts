import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { databasePid, expect, health, isAlive, test } from "../support/process/test";

const ann = { username: "ann", password: "open sesame", email: "ann@example.org" };

async function post(url: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).status;
}

test("after kill -9 of the launcher the next start stops the orphaned database, and no data is lost", async ({
  machine,
}) => {
  const killed = await machine.startApp();
  expect(await post(`${killed.url}/api/register`, ann)).toBe(201);
  const orphan = await databasePid(killed.folder);
  killed.process.kill("SIGKILL");
  await killed.exited;
  expect(isAlive(orphan)).toBe(true);

  const next = await machine.startApp({ DATA_DIR: killed.folder });
  await expect.poll(() => isAlive(orphan)).toBe(false);
  expect(await post(`${next.url}/api/login`, ann)).toBe(200);
});

test("the app recovers within 5 s from kill -9 of the database, and the next start from kill -9 of both", async ({
  machine,
}) => {
  const app = await machine.startApp();
  expect(await post(`${app.url}/api/register`, ann)).toBe(201);
  process.kill(await databasePid(app.folder), "SIGKILL");
  await expect.poll(() => post(`${app.url}/api/login`, ann), { timeout: 5_000 }).toBe(200);
  expect(await health(app.url)).toBe(200);

  process.kill(await databasePid(app.folder), "SIGKILL");
  app.process.kill("SIGKILL");
  await app.exited;
  const next = await machine.startApp({ DATA_DIR: app.folder });
  expect(await post(`${next.url}/api/login`, ann)).toBe(200);
});

test("the app starts although the pid in a stale pid file belongs to another program", async ({ machine }) => {
  const killed = await machine.startApp();
  process.kill(await databasePid(killed.folder), "SIGKILL");
  killed.process.kill("SIGKILL");
  await killed.exited;
  const file = join(killed.folder, "database/postmaster.pid");
  await writeFile(file, (await readFile(file, "utf8")).replace(/^\d+/, String(process.pid)));
  const next = await machine.startApp({ DATA_DIR: killed.folder });
  expect(await health(next.url)).toBe(200);
});
