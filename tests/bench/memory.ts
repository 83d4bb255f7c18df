import { setTimeout as wait } from "node:timers/promises";
import { atMost, type Bench, type BenchEnvironment, type Figure, reported } from "../support/load/bench";
import { atConstantRate } from "../support/load/constant-rate";
import { residentMegabytes } from "../support/load/latency-probe";
import { median } from "../support/load/percentile";
import { serverPid } from "../support/process/app";
import { addNote, assertOk, callApp, type Reply, startMemory, type Writer } from "../support/process/client";

/** `BENCH_MINUTES=60 npm run bench -- memory` watches for an hour. */
const minutes = Number(process.env.BENCH_MINUTES ?? 3);
const perSecond = 50;
/** The server is measured after a pause, so that its garbage collector has had time to give memory back. */
const restSeconds = 20;
const burst = { connections: 16, seconds: 20 };

export const bench: Bench = {
  what: `Memory of the server: idle, at full load, after it, and over ${minutes} minutes`,
  run,
};

async function run({ app, user: { token } }: BenchEnvironment): Promise<Figure[]> {
  const { url } = app;
  const pid = await serverPid(app);
  const size = () => residentMegabytes(pid);
  const writer = { url, token, username: "bench" };
  await wait(restSeconds * 1000);
  const idle = await size();
  const call = await mixedCalls(writer);
  let failed = 0;
  const counted = (time: number) =>
    call(time).catch(() => {
      failed += 1;
    });
  const peak = await watchPeak(size, () => atFullSpeed(call));
  await wait(restSeconds * 1000);
  const after = await size();
  const sizes: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    await atConstantRate(perSecond, 60, counted);
    sizes.push(await size());
  }
  // Growth is measured from the size after the first minute.
  const [first, last] = [sizes[0] ?? Number.NaN, median(sizes.slice(-3))];
  return [
    atMost("idle", idle, 180, " MB"),
    atMost("at full load", peak, 450, " MB"),
    atMost(`${restSeconds} s after it`, after, 260, " MB"),
    reported(`${perSecond} requests/s: ${sizes.map((size) => size.toFixed(0)).join(", ")} MB after each minute`),
    atMost(`growth over ${minutes} minutes`, (100 * (last - first)) / first, 15, " %"),
    atMost("failed calls in that time", failed, 0),
  ];
}

/** The calls of a person who writes, reads and searches. */
async function mixedCalls(writer: Writer): Promise<(time: number) => Promise<void>> {
  const { url, token } = writer;
  const { conversationId } = (await startMemory(writer, "Bench")).body;
  // Notes go into a conversation that is never read, so that reads are not slower at the end than at the beginning.
  const written = (await startMemory(writer, "Notes")).body.conversationId;
  const calls = [
    () => callApp(url, "/api/conversations?view=summary", { method: "GET", token }),
    () => callApp(url, `/api/conversations/${conversationId}`, { method: "GET", token }),
    () => callApp(url, "/api/search", { token, body: { searchTerm: "lighthouse" } }),
    () => callApp(url, "/api/profile", { method: "GET", token }),
    () => callApp(url, "/flexiconfig.json", { method: "GET" }),
  ];
  return async (time) => {
    const isWriting = time % 50 === 0;
    const read = calls[time % calls.length] as () => Promise<Reply>;
    assertOk(await (isWriting ? addNote(writer, String(written), "Once more.") : read()));
  };
}

async function atFullSpeed(call: (time: number) => Promise<void>): Promise<void> {
  const end = performance.now() + burst.seconds * 1000;
  const connection = async () => {
    for (let time = 1; performance.now() < end; time += 1) await call(time);
  };
  await Promise.all(Array.from({ length: burst.connections }, connection));
}

async function watchPeak(size: () => Promise<number>, work: () => Promise<void>): Promise<number> {
  let peak = 0;
  const looking = setInterval(async () => {
    peak = Math.max(peak, await size());
  }, 100);
  await work().finally(() => clearInterval(looking));
  return peak;
}
