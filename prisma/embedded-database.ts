import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { findServer, giveToServer, spawnPostgres } from "./postgres-process";
import { keepSecret } from "./secret";

export type EmbeddedDatabase = { url: string; stop(): Promise<void> };
type Cluster = { folder: string; path: string; log: string; password: string };
type Server = { process: ChildProcess; hold: Client };

const [user, name] = ["flexi", "flexi"];
const startMs = 60_000;
const stopMs = 10_000;
/** How long a start that was killed may take to let go. */
const releaseMs = 1_000;

/**
 * Starts the Postgres of a data folder on a free port of 127.0.0.1, making it at the first start, and holds the folder:
 * whoever comes second is refused. A server that a killed start left behind is stopped first. Should the server die, it is
 * started again at the same address.
 */
export async function startEmbeddedDatabase(dataFolder: string): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(dataFolder);
  const port = await freePort();
  let isStopping = false;
  const watch = (server: Server) => {
    server.process.once("exit", async () => {
      if (isStopping) return;
      console.error("The database stopped unexpectedly and is being started again.");
      watch(await claim(cluster, port));
    });
  };
  const server = await claim(cluster, port);
  await addDatabase(server.hold, name);
  watch(server);
  return {
    url: address(cluster, port, name),
    async stop() {
      isStopping = true;
      await stopServer(cluster);
    },
  };
}

async function openCluster(dataFolder: string): Promise<Cluster> {
  await mkdir(dataFolder, { recursive: true });
  const folder = await realpath(dataFolder);
  const password = await keepSecret(join(folder, "database-password"));
  const cluster = { folder, path: join(folder, "database"), log: join(folder, "database.log"), password };
  if (!existsSync(cluster.path)) await makeCluster(cluster);
  return cluster;
}

/** Made beside its place and moved there whole, so that a start killed meanwhile leaves nothing half made. */
async function makeCluster({ path, log, password }: Cluster): Promise<void> {
  const draft = `${path}.${process.pid}`;
  const [cluster, passwordFile] = [join(draft, "cluster"), join(draft, "password")];
  await rm(draft, { recursive: true, force: true });
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  await giveToServer(draft, cluster, passwordFile);
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const flags = [`--username=${user}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256", ...locale];
  const initdb = await spawnPostgres("initdb", cluster, flags, log);
  const [code] = initdb.exitCode === null ? await once(initdb, "exit") : [initdb.exitCode];
  if (code !== 0) throw new Error(`The database could not be made: ${await lastLine(log)}`);
  await rename(cluster, path).catch((error) => {
    if (!existsSync(path)) throw error;
  });
  await rm(draft, { recursive: true, force: true });
}

/** A running server of this cluster on `port`, held by this process. */
async function claim(cluster: Cluster, port: number): Promise<Server> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline) {
    const running = await findServer(cluster.path);
    const hold = running && (await connect(cluster, running.port));
    if (hold) await takeOver(cluster, hold);
    else if (!running) {
      const server = await launch(cluster, port);
      if (server) return server;
    }
    await wait(100);
  }
  throw new Error(`The database in ${cluster.path} does not start: ${await lastLine(cluster.log)}`);
}

/** Stops a server that nobody holds. */
async function takeOver(cluster: Cluster, hold: Client): Promise<void> {
  if (!(await isFree(hold))) throw new Error(`The data folder ${cluster.folder} is in use by another start of Flexi.`);
  await hold.end();
  await stopServer(cluster);
}

async function launch(cluster: Cluster, port: number): Promise<Server | null> {
  await disownPidFile(cluster);
  const process = await spawnPostgres("postgres", cluster.path, serverFlags(port), cluster.log);
  while (process.exitCode === null && process.signalCode === null) {
    const hold = await connect(cluster, port);
    if (hold && (await isFree(hold))) return { process, hold };
    await hold?.end();
    await wait(30);
  }
  return null;
}

function serverFlags(port: number): string[] {
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    // People's words do not belong into a log.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/**
 * After a crash the pid in the file may belong to any other program by now, and Postgres would wait for that one for ever. It
 * does not mind its parent's pid, and still looks itself whether the old server's memory is in use.
 */
async function disownPidFile(cluster: Cluster): Promise<void> {
  const file = join(cluster.path, "postmaster.pid");
  const content = await readFile(file, "utf8").catch(() => null);
  if (content !== null) await writeFile(file, content.replace(/^\d+/, String(process.pid)));
}

async function stopServer(cluster: Cluster): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    const deadline = Date.now() + stopMs;
    let running = await findServer(cluster.path);
    if (running) process.kill(running.pid, signal);
    while (running && Date.now() < deadline) {
      await wait(30);
      running = await findServer(cluster.path);
    }
    if (!running) return;
  }
}

const address = ({ password }: Cluster, port: number, database: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

async function connect(cluster: Cluster, port: number): Promise<Client | null> {
  const client = new Client({ connectionString: address(cluster, port, "postgres"), connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  return client.connect().then(
    () => client,
    () => null,
  );
}

/** Takes the lock that one start holds while it lives. The server frees it as soon as that process is gone, however it ended. */
async function isFree(client: Client): Promise<boolean> {
  await client.query(`SET lock_timeout = ${releaseMs}`);
  return client.query("SELECT pg_advisory_lock(1)").then(
    () => true,
    () => false,
  );
}

async function addDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [name]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
}

async function lastLine(file: string): Promise<string> {
  return (await readFile(file, "utf8").catch(() => "")).trim().split("\n").at(-1) ?? "";
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
