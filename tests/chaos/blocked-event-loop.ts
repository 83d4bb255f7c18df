import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { newFolder, serverPid, startApp } from "../support/process/app";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import { databasePid, isAlive } from "../support/process/test";

const endsWithinMs = 12_000;
const settleMs = 10_000;
const pollMs = 20;
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const blockAtSignal = join(__dirname, "../support/process/block-at-signal.cjs");

/** Blocks the event loop of a new app and stops it as Ctrl-C in a terminal does. Returns how long it took, and what is left running. */
async function stopBlocked(signal: NodeJS.Signals): Promise<{ ms: number; left: number }> {
  const folder = await newFolder();
  const app = await startApp({ DATA_DIR: folder, NODE_OPTIONS: `--require ${blockAtSignal}` });
  const pids = [await serverPid(app), await databasePid(folder)];
  process.kill(pids[0] ?? 0, "SIGUSR2");
  const stopped = performance.now();
  process.kill(-(app.process.pid ?? 0), signal);
  await app.exited;
  const ms = performance.now() - stopped;
  // A database removes its pid file shortly before its process exits, and the system takes a moment to forget that one.
  for (const end = performance.now() + settleMs; pids.some(isAlive) && performance.now() < end; ) await wait(pollMs);
  const left = pids.filter(isAlive).length;
  await rm(folder, { recursive: true });
  return { ms, left };
}

async function stopAll(): Promise<Outcome> {
  let [slowest, orphans] = [0, 0];
  for (const signal of signals) {
    const { ms, left } = await stopBlocked(signal);
    slowest = Math.max(slowest, ms);
    orphans += left;
  }
  return {
    figure: `${signals.length} ended, after ${(slowest / 1000).toFixed(1)} s at most; ${orphans} processes left`,
    isMet: slowest < endsWithinMs && orphans === 0,
  };
}

export const chaosTest: ChaosTest = {
  claim: "an app whose event loop is blocked ends at a signal, and its database with it",
  goal: "3 of 3 < 12 s, nothing left running",
  run: stopAll,
};
