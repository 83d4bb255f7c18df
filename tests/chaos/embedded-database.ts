import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type App, newFolder, startApp } from "../support/process/app";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import { databasePid, health } from "../support/process/test";

const upWithinMs = 10_000;
const pollMs = 20;
const victims = ["launcher", "postmaster", "both"] as const;

/** How many database servers run on a data folder. A process that a server has just forked has the server's command line at first. */
async function countServers(folder: string): Promise<number> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const readProcFile = (pid: string, file: string) => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "");
  const commands = await Promise.all(pids.map((pid) => readProcFile(pid, "cmdline")));
  const servers = pids.filter((_, index) => commands[index]?.includes(join(folder, "database")));
  const parents = await Promise.all(
    servers.map(async (pid) => /\nPPid:\t(\d+)/.exec(await readProcFile(pid, "status"))?.[1]),
  );
  return parents.filter((parent) => parent !== undefined && !servers.includes(parent)).length;
}

/** Kills the victim and waits until the app is up again: by itself if only its database was killed, else by a new start. */
async function killAndRecover(app: App, victim: (typeof victims)[number]): Promise<App> {
  if (victim !== "launcher") process.kill(await databasePid(app.folder), "SIGKILL");
  if (victim === "postmaster") {
    while ((await health(app.url)) === 200) await wait(pollMs);
    while ((await health(app.url)) !== 200) await wait(pollMs);
    return app;
  }
  app.kill();
  await app.exited;
  return startApp({ DATA_DIR: app.folder });
}

export async function killTheDatabase({ kills }: { kills: number }): Promise<Outcome> {
  const folder = await newFolder();
  let app = await startApp({ DATA_DIR: folder });
  let [up, orphans, slowest] = [0, 0, 0];
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const started = performance.now();
      app = await killAndRecover(app, victims[kill % victims.length] ?? "both");
      const ms = performance.now() - started;
      slowest = Math.max(slowest, ms);
      up += Number(ms < upWithinMs);
      orphans += (await countServers(folder)) - 1;
    }
  } finally {
    await app.stop();
  }
  orphans += await countServers(folder);
  await rm(folder, { recursive: true });
  return {
    figure: `${up} of ${kills} up, after ${(slowest / 1000).toFixed(1)} s at most; ${orphans} orphans`,
    isMet: up === kills && orphans === 0,
  };
}

export const chaosTest: ChaosTest = {
  claim: "the embedded database restarts cleanly (launcher, postmaster or both killed, 20 times)",
  goal: "20 of 20 up < 10 s, no orphan",
  run: () => killTheDatabase({ kills: 20 }),
};
