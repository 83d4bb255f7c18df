import { spawn } from "node:child_process";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crashes } from "../chaos/crash-before-saving";
import { startFakeAi } from "../support/fakes/ai";
import { measureDataLoss } from "../support/load/data-loss";
import { RetryingClient, writeConcurrently } from "../support/load/retrying-client";
import { callApp, newWriters } from "../support/process/client";
import { databasePid, expect, health, isAlive, test } from "../support/process/test";

/** How many writes are acknowledged between two kills. `npm run test:chaos` does the same at length. */
const writesBetween = 20;

test("a crash of the database, of the server or of both loses no acknowledged write and doubles none", async ({
  machine,
}) => {
  const provider = await startFakeAi();
  let app = await machine.startApp({ OPENAI_BASE_URL: provider.baseUrl });
  const writers = (await newWriters(app.url, 2)).map((writer) => new RetryingClient(writer));
  const writing = writeConcurrently(writers);
  const untilMoreIsWritten = () => writing.untilWritten(writing.count() + writesBetween);
  const startAgain = async () => {
    app = await machine.startApp({ OPENAI_BASE_URL: provider.baseUrl, DATA_DIR: app.folder });
    for (const { writer } of writers) writer.url = app.url;
  };

  for (const signal of ["SIGQUIT", "SIGKILL"] as const) {
    await test.step(`the app recovers by itself from ${signal} to the database`, async () => {
      await untilMoreIsWritten();
      const killed = await databasePid(app.folder);
      process.kill(killed, signal);
      await expect.poll(() => isAlive(killed), { intervals: [20] }).toBe(false);
      const profile = { method: "GET", token: writers[0]?.writer.token };
      const read = async () => [(await callApp(app.url, "/api/profile", profile)).status, await health(app.url)];
      await expect.poll(read).toEqual([200, 200]);
    });
  }

  await test.step("the next start stops the database that a killed server has left behind", async () => {
    await untilMoreIsWritten();
    const orphan = await databasePid(app.folder);
    app.kill();
    await app.exited;
    expect(isAlive(orphan)).toBe(true);
    await startAgain();
    await expect.poll(() => isAlive(orphan)).toBe(false);
  });

  await test.step("the next start runs although the pid in a stale pid file belongs to another program", async () => {
    await untilMoreIsWritten();
    const database = await databasePid(app.folder);
    process.kill(database, "SIGKILL");
    app.kill();
    await app.exited;
    await expect.poll(() => isAlive(database)).toBe(false);
    const file = join(app.folder, "database/postmaster.pid");
    // Postgres ignores a program that it may not signal, so this one belongs to the user of the database.
    const { uid, gid } = await stat(file);
    const other = spawn("sleep", ["600"], { uid, gid });
    await writeFile(file, (await readFile(file, "utf8")).replace(/^\d+/, String(other.pid)));
    await startAgain();
    await untilMoreIsWritten();
    other.kill();
  });

  await writing.end();
  const { figure, isNone } = await measureDataLoss(writers);
  expect(isNone, figure).toBe(true);
  await provider.close();
});

test("a message whose reply was lost in a crash is there and gets one reply when it is sent again", async () => {
  const { figure, isMet } = await crashes({ times: 1 });
  expect(isMet, figure).toBe(true);
});
