import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type App, serverPid } from "../process/app";

export type ProbeTarget = { url: string; pid: number; headers: Record<string, string> };
/** The 99th percentile of the latency in milliseconds, and the server's largest resident size in MB. */
export type ProbeResult = { p99: number; peak: number };

/** The resident size of a process in MB. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** What a process has used of the processors, of which Linux counts hundredths. */
export async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).replace(/.*\) /, "").split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Runs `work` while a separate process measures the server's latency and size; `work` may keep this process busy. */
export async function withLatencyProbe<Result>(
  app: App,
  headers: Record<string, string>,
  work: () => Promise<Result>,
): Promise<[ProbeResult, Result]> {
  const whom: ProbeTarget = { url: app.url, headers, pid: await serverPid(app) };
  const probe = fork(join(__dirname, "latency-probe-process.ts"), [JSON.stringify(whom)], {
    serialization: "advanced",
  });
  const [firstMessage] = await Promise.race([once(probe, "message"), once(probe, "exit")]);
  if (firstMessage !== "watching") throw new Error("The latency probe did not start");
  const measured = once(probe, "message");
  const result = await work().finally(() => probe.send("over"));
  const [seen] = await measured;
  return [seen, result];
}
