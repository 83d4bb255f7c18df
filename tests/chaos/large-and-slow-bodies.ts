import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { residentMegabytes, withLatencyProbe } from "../support/load/latency-probe";
import { megabyte, open, sendLarge, sendSlowly, statusOn, type Target } from "../support/load/raw-http";
import { type App, serverPid, startApp } from "../support/process/app";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import { newWriter } from "../support/process/client";

const large = 200 * megabyte;
const atOnce = 4;
const slow = 200;
const slowEveryMs = 10_000;
const warmUp = 2_000;
const calmMs = 5_000;

const json = { "content-type": "application/json" };
const form = { "content-type": "multipart/form-data; boundary=XX" };

function targetsOf(app: App, headers: Record<string, string>): Target[] {
  const port = Number(new URL(app.url).port);
  return [
    { port, path: "/api/login", headers: json },
    { port, path: "/api/upload", headers: { ...headers, ...form } },
    { port, path: "/api/account/import", headers: { ...headers, ...form } },
    { port, path: "/api/auth/callback/credentials", headers: json },
    { port, path: "/", headers: json },
    { port, path: "/nowhere", headers: form },
  ];
}

async function attack(app: App, headers: Record<string, string>, bomb: Buffer) {
  const port = Number(new URL(app.url).port);
  const targets = targetsOf(app, headers);
  const statuses: number[] = [];
  for (const isChunked of [false, true]) {
    for (const target of targets) {
      const sent = Array.from({ length: atOnce }, () => sendLarge(target, large, isChunked));
      statuses.push(...(await Promise.all(sent)));
    }
  }
  const bombs = Array.from({ length: atOnce }, () => {
    const socket = open(
      { port, path: "/api/login", headers: json },
      { "content-encoding": "gzip", "content-length": `${bomb.length}` },
    );
    socket.end(bomb);
    return statusOn(socket);
  });
  return { statuses, bombs: await Promise.all(bombs) };
}

async function dribble(app: App, headers: Record<string, string>) {
  const port = Number(new URL(app.url).port);
  const senders = Array.from({ length: slow }, (_, index) => {
    const target =
      index % 2 ? { path: "/api/login", headers: json } : { path: "/api/upload", headers: { ...headers, ...form } };
    return sendSlowly({ port, ...target }, slowEveryMs, index % 4 === 0);
  });
  return Promise.all(senders);
}

// 503: an import beside two others.
const isRefused = (status: number) => [400, 405, 408, 413, 503].includes(status);
const counted = (statuses: number[]) =>
  [...new Set(statuses)]
    .sort()
    .map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
    .join(", ");

async function judge(app: App): Promise<Outcome> {
  const headers = { authorization: `Bearer ${(await newWriter(app.url)).token}` };
  // Warm up, so that the memory for ordinary work and for the first use of a route is not counted as the attack's.
  for (const target of targetsOf(app, headers)) await sendLarge(target, megabyte);
  for (let time = 0; time < warmUp; time += 1) await fetch(`${app.url}/api/profile`, { headers });
  const before = await residentMegabytes(await serverPid(app));
  const bomb = gzipSync(Buffer.alloc(large, " "), { level: 9 });
  // The latency of the machine without an attack, for comparison.
  const [calm] = await withLatencyProbe(app, headers, () => wait(calmMs));
  const [first, { statuses, bombs }] = await withLatencyProbe(app, headers, () => attack(app, headers, bomb));
  const [second, slowly] = await withLatencyProbe(app, headers, () => dribble(app, headers));
  const grown = Math.max(first.peak, second.peak) - before;
  const longest = Math.max(...slowly.map(({ seconds }) => seconds));
  const all = [...statuses, ...bombs, ...slowly.map(({ status }) => status)];
  return {
    figure:
      `large ${counted(statuses)}; bombs ${counted(bombs)}; slow ${counted(slowly.map(({ status }) => status))} within ${longest} s; ` +
      `RSS + ${grown.toFixed(0)} MB; others' p99 ${first.p99.toFixed(0)} and ${second.p99.toFixed(0)} ms (${calm.p99.toFixed(0)} before)`,
    isMet: all.every(isRefused) && grown < 64 && first.p99 < 300 && second.p99 < 300,
  };
}

export const chaosTest: ChaosTest = {
  claim: `large and slow bodies do not slow other calls down (${atOnce} × 200 MB in 12 ways, gzip bombs, ${slow} × 1 byte every 10 s)`,
  goal: "refused, RSS + < 64 MB, others' p99 < 300 ms",
  async run() {
    const app = await startApp();
    return judge(app).finally(() => app.stop());
  },
};
