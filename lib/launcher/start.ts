import { once } from "node:events";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { readEnvironment } from "../config/environment";
import { importShippedContent } from "../operator/content";
import { buildIfChanged, builtFolder } from "./build";
import { startEmbeddedDatabase } from "./embedded-database";
import { migrate } from "./migrate";
import { loadOrCreateSecret } from "./secret";
import { readSettings, root } from "./settings";
import { explainDatabase, explainDataFolder } from "./startup-error";
import { serveStaticFiles } from "./static-files";
import { openWebServer, type WebServer } from "./web-server";

const dev = process.argv.includes("--dev");
/** How long requests, and work that outlives its request, may take at the end. Containers are killed after 10 s. */
const finishMs = 8_000;

const setEnvironment = (values: Record<string, string>) => Object.assign(process.env, values);

/** The whole product on one machine, until a signal ends it: the database first and last, the web server in between. */
async function start(stop: AbortSignal): Promise<void> {
  setEnvironment({ NODE_ENV: dev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1", FLEXI_FRONT: "self" });
  const { DATA_DIR, DATABASE_URL } = readSettings(dev);
  const folder = resolve(root, DATA_DIR);
  setEnvironment({ DATA_DIR: folder });
  if (DATABASE_URL) return run(DATABASE_URL, folder, stop, prepareNamedDatabase);
  const database = await startEmbeddedDatabase(folder).catch((error) => {
    throw explainDataFolder(folder, error);
  });
  try {
    await run(database.url, folder, stop, prepareOwnDatabase);
  } finally {
    await database.stop();
  }
}

async function prepareNamedDatabase(url: string): Promise<void> {
  await migrate(url).catch((error) => {
    throw explainDatabase(url, error);
  });
}

async function prepareOwnDatabase(url: string): Promise<void> {
  await migrate(url);
  await endInterruptedReplies(url);
}

/**
 * Ends the leases of replies that a crashed process was waiting for, so that they can be requested again at once. Only for a
 * database that no other process uses: elsewhere a lease expires by itself within a minute.
 */
async function endInterruptedReplies(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  await client
    .query(`UPDATE "Turn" SET "askedUntil" = NULL WHERE "askedUntil" IS NOT NULL`)
    .finally(() => client.end());
}

async function run(
  databaseUrl: string,
  folder: string,
  stop: AbortSignal,
  prepare: (url: string) => Promise<void>,
): Promise<void> {
  const { PORT, APP_URL, AUTH_SECRET } = readEnvironment(process.env);
  const server = await openWebServer(PORT);
  const address = APP_URL ?? `http://localhost:${server.port}`;
  try {
    const secret = AUTH_SECRET ?? (await secretOf(folder));
    setEnvironment({ PORT: `${server.port}`, APP_URL: address, AUTH_SECRET: secret, DATABASE_URL: databaseUrl });
    await prepare(databaseUrl);
    await importShippedContent(databaseUrl);
    if (!dev) await buildIfChanged(root, stop);
    await serve(server, address, stop);
  } finally {
    await server.close(AbortSignal.abort());
  }
}

function secretOf(folder: string): Promise<string> {
  return loadOrCreateSecret(join(folder, "secret")).catch((error) => {
    throw explainDataFolder(folder, error);
  });
}

async function serve(server: WebServer, address: string, stop: AbortSignal): Promise<void> {
  // tsx has Node keep the source map of every module that has one, which nobody reads from here on.
  if (!dev) process.setSourceMapsEnabled(false);
  // Not imported before: React decides by NODE_ENV what it is at the moment it is loaded.
  const { default: next } = await import("next");
  const app = next({ dev, dir: root, port: server.port });
  await app.prepare();
  const listener = app.getRequestHandler();
  server.serve(dev ? listener : serveStaticFiles(builtFolder(root), listener));
  await firstAnswer(server.port, stop);
  if (!stop.aborted) console.log(`Flexi is ready at ${address}`);
  if (!stop.aborted) await once(stop, "abort");
  const deadline = AbortSignal.timeout(finishMs);
  const timeout = once(deadline, "abort");
  await server.close(deadline);
  // Next waits for what `after` was handed.
  await Promise.race([app.close(), timeout]);
}

async function firstAnswer(port: number, stop: AbortSignal): Promise<void> {
  const health = `http://127.0.0.1:${port}/api/health`;
  while (!stop.aborted) {
    const isWell = await fetch(health, { headers: { connection: "close" } }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell) return;
    await wait(200);
  }
}

// Whoever read the output may be gone. Next would report that failure on the same output, and again, without end.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

const ending = new AbortController();
// A terminal and npm may both deliver the same signal, so a second one must not cut the end short.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => ending.abort());

start(ending.signal).then(
  () => process.exit(0),
  (error: Error) => {
    if (ending.signal.aborted) process.exit(0);
    console.error(`Flexi cannot start. ${error.message}`);
    process.exit(1);
  },
);
