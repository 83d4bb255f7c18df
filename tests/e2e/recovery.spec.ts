import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { databasePid, expect, health, isAlive, test } from "../support/process/test";

const ann = { username: "ann", password: "open sesame", email: "ann@example.org" };

async function post(url: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).status;
}

test("after kill -9 of the start the next one stops the database left over, and everything is there", async ({
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

test("after kill -9 of the database the app recovers within 5 s, after that of both the next start does", async ({
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

test("a pid file left by a crash does not mind that another program has the pid by now", async ({ machine }) => {
  const killed = await machine.startApp();
  process.kill(await databasePid(killed.folder), "SIGKILL");
  killed.process.kill("SIGKILL");
  await killed.exited;
  const file = join(killed.folder, "database/postmaster.pid");
  await writeFile(file, (await readFile(file, "utf8")).replace(/^\d+/, String(process.pid)));
  const next = await machine.startApp({ DATA_DIR: killed.folder });
  expect(await health(next.url)).toBe(200);
});
