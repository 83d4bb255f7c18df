import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { minSecretLength, readEnvironment } from "../config/environment";
import { buildIfChanged, builtFolder } from "./build";
import { withClient } from "./database-client";
import { startEmbeddedDatabase } from "./embedded-database";
import { loadOrCreateSecret } from "./secret";
import { readSettings, root } from "./settings";
import { explainDataFolder } from "./startup-error";
import { serveStaticFiles } from "./static-files";
import { summaryOf } from "./summary";
import { type DatabaseStarted, stopSignals } from "./supervisor";
import { assertUpToDate, updateDatabase, waitForDatabase, withoutPooler } from "./update-database";
import { openWebServer, type WebServer } from "./web-server";

const dev = process.argv.includes("--dev");
/** How long running requests and background work may take at shutdown. Containers are killed after 10 s. */
const shutdownMs = 8_000;

const setEnvironment = (values: Record<string, string>) => Object.assign(process.env, values);

/**
 * Runs the whole product on one machine until a signal arrives. The database starts first and stops last. A supervisor stops it
 * whatever happens here.
 */
async function start(stop: AbortSignal): Promise<void> {
  setEnvironment({ NODE_ENV: dev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1", FLEXI_FRONT: "self" });
  const { DATA_DIR, DATABASE_URL } = readSettings(dev);
  const folder = resolve(root, DATA_DIR);
  setEnvironment({ DATA_DIR: folder });
  if (DATABASE_URL) return run(DATABASE_URL, folder, stop, prepareExternalDatabase);
  const isNew = !existsSync(join(folder, "database"));
  console.log(isNew ? `Creating the database in ${folder} …` : "Starting the database …");
  const database = await startEmbeddedDatabase(folder).catch((error) => {
    throw explainDataFolder(folder, error);
  });
  if (process.connected) process.send?.({ cluster: database.cluster } satisfies DatabaseStarted);
  try {
    await run(database.url, folder, stop, prepareEmbeddedDatabase);
  } finally {
    if (!process.connected) await database.stop();
  }
}

async function prepareExternalDatabase(_: string, stop: AbortSignal): Promise<string[]> {
  const environment = readEnvironment(process.env);
  return withoutPooler(environment, async (url) => {
    await waitForDatabase(url, stop);
    return environment.MIGRATE === "off" ? assertUpToDate(url) : updateDatabase(url);
  });
}

async function prepareEmbeddedDatabase(url: string): Promise<string[]> {
  const changes = await updateDatabase(url);
  await endInterruptedReplies(url);
  return changes;
}

/**
 * Ends the leases of replies that a crashed process was waiting for, so that they can be requested again at once. Only for a
 * database that no other process uses: elsewhere a lease expires by itself within a minute.
 */
async function endInterruptedReplies(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(`UPDATE "Turn" SET "leaseExpiresAt" = NULL WHERE "leaseExpiresAt" IS NOT NULL`),
  );
}

async function run(
  databaseUrl: string,
  folder: string,
  stop: AbortSignal,
  prepare: (url: string, stop: AbortSignal) => Promise<string[]>,
): Promise<void> {
  const { PORT, HOST, TRUSTED_PROXIES, APP_URL, AUTH_SECRET, DATABASE_URL } = readEnvironment(process.env);
  const server = await openWebServer({ port: PORT, host: HOST, proxies: TRUSTED_PROXIES, allowUpgrades: dev });
  const address = APP_URL ?? (HOST ? server.url : `http://localhost:${server.port}`);
  try {
    const secret = AUTH_SECRET ?? (await secretOf(folder));
    setEnvironment({ PORT: `${server.port}`, APP_URL: address, AUTH_SECRET: secret, DATABASE_URL: databaseUrl });
    for (const change of await prepare(databaseUrl, stop)) console.log(`${change} …`);
    if (!dev) await buildIfChanged(root, stop);
    await serve(server, address, summaryOf(readEnvironment(process.env), !DATABASE_URL), stop);
  } finally {
    await server.close(AbortSignal.abort());
  }
}

function secretOf(folder: string): Promise<string> {
  return loadOrCreateSecret(join(folder, "secret"), {
    minLength: minSecretLength,
    otherwise: ", or remove it: then there is a new one, and everybody has to log in again",
  }).catch((error) => {
    throw explainDataFolder(folder, error);
  });
}

async function serve(server: WebServer, address: string, summary: string, stop: AbortSignal): Promise<void> {
  // tsx makes Node keep the source map of every module; from here on they would only use memory.
  if (!dev) process.setSourceMapsEnabled(false);
  // Imported only here, because React reads NODE_ENV when it is loaded.
  const { default: next } = await import("next");
  const app = next({ dev, dir: root, port: server.port });
  await app.prepare();
  const listener = app.getRequestHandler();
  server.serve(dev ? listener : serveStaticFiles(builtFolder(root), listener, readEnvironment(process.env)));
  await waitUntilHealthy(server.url, stop);
  if (!stop.aborted) console.log(`Flexi is ready at ${address}\n${summary}`);
  if (!stop.aborted) await once(stop, "abort");
  const deadline = AbortSignal.timeout(shutdownMs);
  const timeout = once(deadline, "abort");
  await server.close(deadline);
  // Next waits for the background work that was passed to `after`.
  await Promise.race([app.close(), timeout]);
}

async function waitUntilHealthy(url: string, stop: AbortSignal): Promise<void> {
  const health = `${url}/api/health`;
  let printed = "";
  while (!stop.aborted) {
    const response = await fetch(health, { headers: { connection: "close" } }).catch(() => null);
    if (response?.ok) return;
    const { message = "" } = ((await response?.json().catch(() => null)) ?? {}) as { message?: string };
    if (message && message !== printed) console.log(`Not ready yet: ${message}`);
    printed = message;
    await wait(200);
  }
}

// If the reader of the output is gone, Next would report the write error to the same output, in an endless loop.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

const shutdown = new AbortController();
// A terminal and npm may both send the same signal, so a second one must not interrupt the shutdown.
for (const signal of [...stopSignals, "disconnect"]) process.on(signal, () => shutdown.abort());

start(shutdown.signal).then(
  () => process.exit(0),
  (error: Error) => {
    if (shutdown.signal.aborted) process.exit(0);
    console.error(`Flexi cannot start. ${error.message}`);
    process.exit(1);
  },
);
