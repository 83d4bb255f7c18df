import { setTimeout as wait } from "node:timers/promises";
import { type ProbeResult, type ProbeTarget, residentMegabytes } from "./latency-probe";

const lookMs = 50;

/** Measures the server from outside, like another user. */
async function watch({ url, headers, pid }: ProbeTarget): Promise<ProbeResult> {
  const look = async () => {
    const start = performance.now();
    const response = await fetch(`${url}/api/profile`, { headers });
    await response.arrayBuffer();
    return response.ok ? performance.now() - start : Number.POSITIVE_INFINITY;
  };
  // The first call also pays for loading modules.
  await look();
  let isOver = false;
  process.once("message", () => {
    isOver = true;
  });
  process.send?.("watching");
  const times: number[] = [];
  const sizes: number[] = [];
  while (!isOver) {
    times.push(await look());
    sizes.push(await residentMegabytes(pid));
    await wait(lookMs);
  }
  times.sort((a, b) => a - b);
  return { p99: times[Math.floor(times.length * 0.99)] ?? 0, peak: Math.max(...sizes) };
}

watch(JSON.parse(process.argv[2] ?? "")).then((seen) => process.send?.(seen, () => process.disconnect()));
