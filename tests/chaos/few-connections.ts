import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startEmbeddedDatabase } from "../../lib/launcher/embedded-database";
import { startFakeAi } from "../support/fakes/ai";
import { newFolder, startApp } from "../support/process/app";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import { callApp, newWriters, type Reply, startMemory } from "../support/process/client";
import { query } from "../support/process/database";

const pollMs = 50;
/** The longest time that another call may take while 200 users wait for the AI. */
const promptMs = 1_000;

/** A Postgres with this limit of connections. */
async function smallDatabase(folder: string, connections: number) {
  const first = await startEmbeddedDatabase(folder);
  await query(first.url, `ALTER SYSTEM SET max_connections = ${connections}`);
  await first.stop();
  return startEmbeddedDatabase(folder);
}

type Refusals = { withRetryAfter: number; withoutRetryAfter: number };

/** Retries while the response is 503, after the time in Retry-After. */
async function retryWhileUnavailable(refusals: Refusals, send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send();
    if (reply.status !== 503) return reply;
    const seconds = Number(reply.headers.get("retry-after"));
    refusals[seconds > 0 ? "withRetryAfter" : "withoutRetryAfter"] += 1;
    await wait((seconds || 1) * 1000);
  }
}

const connectionsOf = `
  SELECT count(*)::int AS open, count(*) FILTER (WHERE state <> 'idle')::int AS busy FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

export async function shareConnections(size: { connections: number; users: number }): Promise<Outcome> {
  const provider = await startFakeAi({ fault: "pause", record: true });
  const folder = await newFolder();
  const database = await smallDatabase(folder, size.connections);
  const app = await startApp({ DATABASE_URL: database.url, OPENAI_BASE_URL: provider.baseUrl });
  try {
    const writers = await newWriters(app.url, size.users);
    const refusals: Refusals = { withRetryAfter: 0, withoutRetryAfter: 0 };
    const sent = writers.map((writer) =>
      retryWhileUnavailable(refusals, () => startMemory(writer, "At once", "one key")),
    );
    while (provider.requests.length < size.users) await wait(pollMs);
    const [seen = { open: 0, busy: 0 }] = await query<{ open: number; busy: number }>(database.url, connectionsOf);
    const other = await callApp(app.url, "/api/profile", { method: "GET", token: writers[0]?.token });
    provider.fault = null;
    provider.resume();
    const good = (await Promise.all(sent)).filter(({ status }) => status === 200).length;
    const tooMany =
      (await readFile(join(folder, "database.log"), "utf8")).match(/too many clients|slots are reserved/g) ?? [];
    return {
      figure: `${good} of ${size.users} replies; ${tooMany.length} "too many clients"; ${seen.busy} of ${seen.open} connections held during the AI calls, another call took ${Math.round(other.ms)} ms; 503 ${refusals.withRetryAfter} times, ${refusals.withoutRetryAfter} of them without Retry-After`,
      isMet:
        good === size.users &&
        tooMany.length === 0 &&
        seen.busy === 0 &&
        refusals.withoutRetryAfter === 0 &&
        other.ms < promptMs &&
        other.status === 200,
    };
  } finally {
    provider.resume();
    await app.stop();
    await provider.close();
    await database.stop();
    await rm(folder, { recursive: true });
  }
}

export const chaosTest: ChaosTest = {
  claim: "a few connections are enough for many users (Postgres with 20 connections, 200 users, slow AI)",
  goal: '0 "too many clients", no connection held during AI calls, no 503 without Retry-After',
  run: () => shareConnections({ connections: 20, users: 200 }),
};
