import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { App } from "./app";

const lookMs = 50;

/** What the server holds of the machine's memory. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Watches the server from outside, as somebody who works on meanwhile. */
function watch({ url, process }: App, headers: Record<string, string>) {
  let isOver = false;
  const times: number[] = [];
  const sizes: number[] = [];
  const watching = (async () => {
    while (!isOver) {
      const start = performance.now();
      const response = await fetch(`${url}/api/profile`, { headers });
      await response.arrayBuffer();
      times.push(response.ok ? performance.now() - start : Number.POSITIVE_INFINITY);
      sizes.push(await residentMegabytes(process.pid ?? 0));
      await wait(lookMs);
    }
  })();
  const stop = async () => {
    isOver = true;
    await watching;
    times.sort((a, b) => a - b);
    return { p99: times[Math.floor(times.length * 0.99)] ?? 0, peak: Math.max(...sizes) };
  };
  return { stop };
}

/** Does `work`, and says how the server did meanwhile: how long others waited at most but one in a hundred, and its largest size. */
export async function watched<Result>(app: App, headers: Record<string, string>, work: () => Promise<Result>) {
  const watcher = watch(app, headers);
  const result = await work();
  return [await watcher.stop(), result] as const;
}
