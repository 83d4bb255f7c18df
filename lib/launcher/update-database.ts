import { setTimeout as wait } from "node:timers/promises";
import type { Environment } from "../config/environment";
import { importShippedContent } from "../operator/content";
import { withClient } from "./database-client";
import { findMissingMigrations, migrate } from "./migrate";
import { explainDatabase } from "./startup-error";

/**
 * Applies the pending migrations and imports the shipped content of the game. Returns what changed, as sentences without a
 * full stop.
 */
export async function updateDatabase(url: string): Promise<string[]> {
  const { length: migrations } = await migrate(url);
  const { added } = await importShippedContent(url);
  return [
    ...(migrations > 0 ? [`The database is up to date, ${count(migrations, "migration")} missing`] : []),
    ...(added > 0 ? [`The game has ${added} new questions`] : []),
  ];
}

const count = (number: number, noun: string) => (number === 1 ? `1 ${noun} was` : `${number} ${noun}s were`);

const retryMs = 1_000;

/**
 * Waits for a database that refuses connections, because it starts together with this machine and may need longer. After `waitMs` it
 * returns, too, and what needs the database says what is wrong.
 */
export async function waitForDatabase(url: string, stop: AbortSignal, waitMs = 60_000): Promise<void> {
  const deadline = Date.now() + waitMs;
  const isRefused = () =>
    withClient(url, async () => false).catch(({ code }) => ["ECONNREFUSED", "57P03"].includes(code));
  for (let attempt = 1; Date.now() < deadline && (await isRefused()); attempt += 1) {
    if (attempt === 1)
      console.log(`Waiting for the database at ${new URL(url).host}, which accepts no connections yet …`);
    await wait(retryMs, undefined, { signal: stop });
  }
}

type Addresses = Pick<Environment, "DATABASE_URL" | "DATABASE_URL_UNPOOLED">;

/** Runs `work` on the database of the environment, past its pooler if it has an address without one. */
export async function withoutPooler<Result>(
  { DATABASE_URL, DATABASE_URL_UNPOOLED }: Addresses,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const url = DATABASE_URL_UNPOOLED ?? DATABASE_URL ?? "";
  return work(url).catch((error) => {
    throw explainDatabase(url, error, DATABASE_URL_UNPOOLED ? "DATABASE_URL_UNPOOLED" : "DATABASE_URL");
  });
}

/** For an operator who migrates by hand: throws one line that says what to do. */
export async function assertUpToDate(url: string): Promise<string[]> {
  const missing = await withClient(url, findMissingMigrations);
  if (missing.length === 0) return [];
  throw new Error(
    `The database lacks ${missing.join(", ")}, and MIGRATE is off. Run npm run migrate, or leave MIGRATE out.`,
  );
}
