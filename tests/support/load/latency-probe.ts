import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "../process/app";

export type ProbeTarget = { url: string; pid: number; headers: Record<string, string> };
/** How long others waited at most but one in a hundred, and how large the server was. */
export type ProbeResult = { p99: number; peak: number };

/** What the server holds of the machine's memory. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Does `work`, and says how the server did meanwhile. Whoever watches is a process of their own: `work` may be busy. */
export async function withLatencyProbe<Result>(
  { url, process: server }: App,
  headers: Record<string, string>,
  work: () => Promise<Result>,
): Promise<[ProbeResult, Result]> {
  const whom: ProbeTarget = { url, headers, pid: server.pid ?? 0 };
  const onlooker = fork(join(__dirname, "latency-probe-process.ts"), [JSON.stringify(whom)], {
    serialization: "advanced",
  });
  const [isWatching] = await Promise.race([once(onlooker, "message"), once(onlooker, "exit")]);
  if (isWatching !== "watching") throw new Error("Nobody watches");
  const told = once(onlooker, "message");
  const result = await work().finally(() => onlooker.send("over"));
  const [seen] = await told;
  return [seen, result];
}
