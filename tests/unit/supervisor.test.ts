import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "@jest/globals";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "flexi-supervised-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Supervises a program, sends the signal as soon as it prints something, and returns the exit code and what was printed. */
async function stopSupervised(name: string, program: string, signal: NodeJS.Signals | null, deadlineMs: number) {
  const path = join(folder, name);
  await writeFile(path, program);
  const supervise = `require("./lib/launcher/supervisor").supervise(${JSON.stringify(path)}, ${deadlineMs}).then(process.exit)`;
  const child = spawn(process.execPath, ["--require", "tsx/cjs", "-e", supervise], { stdio: "pipe" });
  const outputs = [text(child.stdout), text(child.stderr)];
  const exited = once(child, "exit");
  await once(child.stdout, "data");
  if (signal) child.kill(signal);
  const [code] = await exited;
  return { code, output: (await Promise.all(outputs)).join("") };
}

const print = (line: string) => `require("node:fs").writeSync(1, "${line}\\n");`;
/** It ends after some minutes, so that a failed test leaves no busy process. */
const block = "for (const end = Date.now() + 600_000; Date.now() < end; );";
const never = 2 ** 31 - 1;

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "a program whose event loop is blocked is killed some time after %s",
  async (signal) => {
    const blocked = `process.on("${signal}", () => {}); ${print("blocked")} ${block}`;
    const { code, output } = await stopSupervised(`${signal}.cjs`, blocked, signal, 100);
    expect({ code, output }).toEqual({
      code: 137,
      output: expect.stringContaining("Flexi does not respond and is being stopped."),
    });
  },
);

test("a program that stops at the signal is waited for, and its exit code passed on", async () => {
  const graceful = `setInterval(() => {}, 1e9); process.on("SIGTERM", () => process.exit(3)); ${print("ready")}`;
  expect(await stopSupervised("graceful.cjs", graceful, "SIGTERM", never)).toMatchObject({
    code: 3,
    output: "ready\n",
  });
});

test("the database of a program that fails is stopped", async () => {
  const cluster = join(folder, "database");
  await mkdir(cluster);
  // A program that looks like a Postgres of this cluster.
  const database = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e9)", cluster]);
  const ended = once(database, "exit");
  await writeFile(join(cluster, "postmaster.pid"), `${database.pid}\n${cluster}\n0\n5432\n`);
  const failing = `process.send({ cluster: ${JSON.stringify(cluster)} }); ${print("failed")} process.exit(1);`;
  expect(await stopSupervised("failing.cjs", failing, null, never)).toMatchObject({ code: 1 });
  expect(await ended).toEqual([null, "SIGINT"]);
});
