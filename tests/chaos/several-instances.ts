import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { rateLimits } from "../../lib/api/server-limits";
import { startEmbeddedDatabase } from "../../lib/launcher/embedded-database";
import { startCompanion } from "../../lib/server/chat/offline-companion";
import { apiSuiteThrough } from "../support/api-suite";
import { newFolder, startApp } from "../support/app";
import { damageTo } from "../support/damage";
import { DiligentWriter, writeAtOnce } from "../support/diligent-writer";
import { query } from "../support/own-database";
import { startPooler } from "../support/pooler";
import { callApp, newWriter, newWriters, startMemory, threadOf } from "../support/remote";
import { roundRobin } from "../support/round-robin";
import type { Outcome, Trial } from "../support/trial";

const revokedWithinMs = 1_000;
/** Several rounds of everything, for each of the writers. */
const writesThrough = 75;

/** How long after a logout at one instance its token is still good at the others, at most. */
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
  return { figure: `revoked everywhere within ${Math.round(slowest)} ms`, isReached: slowest < revokedWithinMs };
}

/** Wrong passwords by turns: all instances together count them. */
async function guess(urls: string[]): Promise<Outcome> {
  const { username } = await newWriter(urls[0] ?? "");
  const allowed = rateLimits.loginFailure.count;
  const statuses: number[] = [];
  for (let guesses = 0; guesses < 2 * allowed; guesses += 1) {
    const body = { username, password: `wrong ${guesses}` };
    statuses.push((await callApp(urls[guesses % urls.length] ?? "", "/api/login", { body })).status);
  }
  const tried = statuses.filter((status) => status !== 429).length;
  return { figure: `${tried} guesses reached the hash`, isReached: tried === allowed };
}

/** The main job through the proxy: each call of a writer reaches another instance than the one before. */
async function write(url: string): Promise<Outcome> {
  const writers = (await newWriters(url, 5)).map((writer) => new DiligentWriter(writer));
  const writing = writeAtOnce(writers);
  await writing.untilWritten(writesThrough);
  await writing.end();
  const { figure, isNone } = await damageTo(writers);
  return { figure, isReached: isNone };
}

async function sameKey(url: string): Promise<Outcome> {
  const ann = await newWriter(url);
  const replies = await Promise.all(Array.from({ length: 3 }, () => startMemory(ann, "Once", "one key")));
  const ids = new Set(replies.map(({ status, body }) => `${status} ${body.conversationId}`));
  return { figure: `one key made ${ids.size} memory`, isReached: ids.size === 1 };
}

/** The database of this trial lives in another time zone; a connection that forgot to ask for UTC would be hours off. */
async function tellTime(url: string): Promise<Outcome> {
  const ann = await newWriter(url);
  const seen: number[] = [];
  for (let memory = 0; memory < 10; memory += 1) {
    const { body } = await startMemory(ann, `Memory ${memory}`);
    const { conversation } = await threadOf(ann, String(body.conversationId));
    seen.push(Math.abs(Date.now() - Date.parse(conversation.timestamp)) / 1000);
  }
  const worst = Math.max(...seen);
  return { figure: `times right to ${worst.toFixed(0)} s`, isReached: worst < 60 };
}

export async function runTwice(): Promise<Outcome> {
  const provider = await startCompanion();
  const folder = await newFolder();
  const database = await startEmbeddedDatabase(folder);
  await query(database.url, "ALTER DATABASE flexi SET timezone TO 'Asia/Kolkata'");
  const pooler = await startPooler(database.url);
  const shared = {
    ...{ DATABASE_URL: pooler?.url ?? database.url, DATA_DIR: folder, OPENAI_BASE_URL: provider.baseUrl },
    ...{ AUTH_SECRET: "a secret that both instances of this trial know", RATE_LIMIT_FACTOR: "1" },
  };
  const apps = [await startApp(shared), await startApp(shared)];
  const urls = apps.map(({ url }) => url);
  const proxy = await roundRobin(urls);
  try {
    const outcomes = [
      await revoke(urls),
      await guess(urls),
      await sameKey(proxy.url),
      await tellTime(proxy.url),
      await write(proxy.url),
      await apiSuiteThrough(urls.length),
    ];
    const between = pooler ? "PgBouncer in transaction mode between" : "no PgBouncer on this machine";
    return {
      figure: [...outcomes.map(({ figure }) => figure), between].join("; "),
      isReached: outcomes.every(({ isReached }) => isReached),
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

export const trial: Trial = {
  promise: "several instances are one product (two processes on one Postgres behind a proxy)",
  toReach: "revoked on both within 1 s, throttling shared, every call right through the proxy, the API suite green",
  run: runTwice,
};
