import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { rateLimits } from "../../lib/api/server-limits";
import { startEmbeddedDatabase } from "../../lib/launcher/embedded-database";
import { startFakeAi } from "../support/fakes/ai";
import { measureDataLoss } from "../support/load/data-loss";
import { RetryingClient, writeConcurrently } from "../support/load/retrying-client";
import { newFolder, startApp } from "../support/process/app";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import { callApp, newWriter, newWriters, startMemory, threadOf } from "../support/process/client";
import { query } from "../support/process/database";
import { startPooler } from "../support/process/pooler";
import { startRoundRobinProxy } from "../support/process/round-robin-proxy";

const revokedWithinMs = 1_000;
/** Enough writes for several rounds of every kind, for each writer. */
const writesThrough = 75;

/** The longest time that a token is still valid at other instances after the logout at one of them. */
async function revoke(urls: string[]): Promise<Outcome> {
  const waits: number[] = [];
  for (const url of urls) {
    const { token } = await newWriter(url);
    await callApp(url, "/api/logout", { token });
    const started = performance.now();
    for (const other of urls) {
      while ((await callApp(other, "/api/profile", { method: "GET", token })).status !== 403) await wait(1);
    }
    waits.push(performance.now() - started);
  }
  const slowest = Math.max(...waits);
  return { figure: `revoked everywhere within ${Math.round(slowest)} ms`, isMet: slowest < revokedWithinMs };
}

/** Wrong passwords at alternating instances, which count them together. */
async function guess(urls: string[]): Promise<Outcome> {
  const { username } = await newWriter(urls[0] ?? "");
  const allowed = rateLimits.loginFailure.count;
  const statuses: number[] = [];
  for (let guesses = 0; guesses < 2 * allowed; guesses += 1) {
    const body = { username, password: `wrong ${guesses}` };
    statuses.push((await callApp(urls[guesses % urls.length] ?? "", "/api/login", { body })).status);
  }
  const tried = statuses.filter((status) => status !== 429).length;
  return { figure: `${tried} guesses reached the hash`, isMet: tried === allowed };
}

/** Writes through the proxy, where each call of a writer reaches another instance than the call before. */
async function write(url: string): Promise<Outcome> {
  const writers = (await newWriters(url, 5)).map((writer) => new RetryingClient(writer));
  const writing = writeConcurrently(writers);
  await writing.untilWritten(writesThrough);
  await writing.end();
  const { figure, isNone } = await measureDataLoss(writers);
  return { figure, isMet: isNone };
}

async function sameKey(url: string): Promise<Outcome> {
  const ann = await newWriter(url);
  const replies = await Promise.all(Array.from({ length: 3 }, () => startMemory(ann, "Once", "one key")));
  const ids = new Set(replies.map(({ status, body }) => `${status} ${body.conversationId}`));
  return { figure: `one key made ${ids.size} memory`, isMet: ids.size === 1 };
}

/** The database is in another time zone, so times would be wrong by hours on a connection that did not set UTC. */
async function checkTimestamps(url: string): Promise<Outcome> {
  const ann = await newWriter(url);
  const seen: number[] = [];
  for (let memory = 0; memory < 10; memory += 1) {
    const { body } = await startMemory(ann, `Memory ${memory}`);
    const { conversation } = await threadOf(ann, String(body.conversationId));
    seen.push(Math.abs(Date.now() - Date.parse(conversation.timestamp)) / 1000);
  }
  const worst = Math.max(...seen);
  return { figure: `times right to ${worst.toFixed(0)} s`, isMet: worst < 60 };
}

export async function runTwice(): Promise<Outcome> {
  const provider = await startFakeAi();
  const folder = await newFolder();
  const database = await startEmbeddedDatabase(folder);
  await query(database.url, "ALTER DATABASE flexi SET timezone TO 'Asia/Kolkata'");
  const pooler = await startPooler(database.url);
  const shared = {
    ...{ DATABASE_URL: pooler?.url ?? database.url, DATA_DIR: folder, OPENAI_BASE_URL: provider.baseUrl },
    ...{ AUTH_SECRET: "a secret that both instances of this test share", RATE_LIMIT_FACTOR: "1" },
  };
  const apps = [await startApp(shared), await startApp(shared)];
  const urls = apps.map(({ url }) => url);
  const proxy = await startRoundRobinProxy(urls);
  try {
    const outcomes = [
      await revoke(urls),
      await guess(urls),
      await sameKey(proxy.url),
      await checkTimestamps(proxy.url),
      await write(proxy.url),
    ];
    const between = pooler ? "PgBouncer in transaction mode between" : "no PgBouncer on this machine";
    return {
      figure: [...outcomes.map(({ figure }) => figure), between].join("; "),
      isMet: outcomes.every(({ isMet }) => isMet),
    };
  } finally {
    await proxy.close();
    for (const app of apps) await app.stop();
    await pooler?.stop();
    await database.stop();
    await provider.close();
    await rm(folder, { recursive: true });
  }
}

export const chaosTest: ChaosTest = {
  claim: "several instances behave like one (two processes on one Postgres behind a proxy)",
  goal: "revoked on both within 1 s, throttling shared, every call right through the proxy",
  run: runTwice,
};
