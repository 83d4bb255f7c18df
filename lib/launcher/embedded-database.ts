import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { open } from "node:fs/promises";
import { createServer } from "node:net";
import { totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { type Cluster, connect, databaseUrl, lastLogLine, openCluster } from "./cluster";
import { findServer, spawnPostgres } from "./postgres-process";

export type EmbeddedDatabase = { url: string; stop(): Promise<void> };
type Server = { process: ChildProcess; port: number; hold: Client };

export const databaseName = "flexi";
const startMs = 30_000;
const stopMs = 10_000;
/** Between two tries to start a server that died. */
const againMs = 1_000;
/** How long a start that was killed may take to let go of its folder. */
const releaseMs = 1_000;

/**
 * Starts the Postgres of a data folder on a free port of 127.0.0.1 and holds the folder: whoever comes second is refused. A
 * server that a killed start left behind is stopped first. Should the server die, it is started again at the same address.
 */
export async function startEmbeddedDatabase(dataFolder: string): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(dataFolder);
  const first = await claim(cluster);
  await addDatabase(first.hold);
  let isStopping = false;
  let restart = Promise.resolve();
  let running = first.process;
  const keepRunning = (server: Server) => {
    running = server.process;
    server.process.once("exit", () => {
      if (isStopping) return;
      console.error("The database stopped unexpectedly and is being started again.");
      restart = claimAgain(cluster, server.port, () => isStopping).then((next) => {
        if (next) keepRunning(next);
      });
    });
  };
  keepRunning(first);
  return {
    url: databaseUrl(cluster, first.port, databaseName),
    async stop() {
      isStopping = true;
      await restart;
      await stopServer(cluster);
      await ended(running);
    },
  };
}

/** Until it succeeds: a full disk, for one, is only over when somebody has made room. `null`: it is no longer wanted. */
async function claimAgain(cluster: Cluster, port: number, isStopping: () => boolean): Promise<Server | null> {
  while (!isStopping()) {
    try {
      return await claim(cluster, port, isStopping);
    } catch (error) {
      console.error((error as Error).message);
      await wait(againMs);
    }
  }
  return null;
}

/** A running server of this cluster, held by this process, on `port` or on any free one. */
async function claim(cluster: Cluster, port?: number, isStopping = () => false): Promise<Server> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline && !isStopping()) {
    const running = await findServer(cluster.path);
    const hold = running && (await connect(cluster, running.port));
    if (hold) await stopOrphan(cluster, hold);
    const server = running ? null : await launch(cluster, port ?? (await freePort()));
    if (server) return server;
    await wait(100);
  }
  throw new Error(`DATA_DIR ${cluster.folder}: the database in it does not start: ${await lastLogLine(cluster.log)}`);
}

async function stopOrphan(cluster: Cluster, hold: Client): Promise<void> {
  if (!(await isFree(hold))) {
    throw new Error(
      `DATA_DIR ${cluster.folder} is in use by another start of Flexi. Stop that one, or choose another.`,
    );
  }
  await hold.end();
  await stopServer(cluster);
}

/** Takes the lock that one start holds while it lives. Postgres frees it as soon as that process is gone, however it ended. */
async function isFree(hold: Client): Promise<boolean> {
  await hold.query(`SET lock_timeout = ${releaseMs}`);
  return hold.query("SELECT pg_advisory_lock(1)").then(
    () => true,
    () => false,
  );
}

async function launch(cluster: Cluster, port: number): Promise<Server | null> {
  await disownPidFile(cluster);
  const process = await spawnPostgres("postgres", cluster.path, serverFlags(port), cluster.log);
  while (process.exitCode === null && process.signalCode === null) {
    const hold = await connect(cluster, port);
    if (hold && (await isFree(hold))) return { process, port, hold };
    await hold?.end();
    await wait(30);
  }
  return null;
}

/**
 * After a crash the pid in the file may belong to any other program by now, and Postgres would wait for that one for ever. It
 * does not mind its parent's pid, and still looks for itself whether the old server's memory is in use.
 */
async function disownPidFile({ path }: Cluster): Promise<void> {
  const file = join(path, "postmaster.pid");
  const handle = await open(file, "r+").catch(() => null);
  if (!handle) return;
  try {
    const content = (await handle.readFile("utf8")).replace(/^\d+/, String(process.pid));
    // Over the old one, which needs no room: emptied first, it would stay empty on a full disk, and Postgres refuse to start.
    await handle.write(content, 0);
    await handle.truncate(Buffer.byteLength(content));
  } finally {
    await handle.close();
  }
}

/** What there is for this process, in a container with a limit as well. */
const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** An eighth of the memory within bounds: what lies in it is searched several times as fast as through the system. */
const bufferMegabytes = Math.round(Math.min(1_024, Math.max(128, memoryBytes / 8 / 1024 ** 2)));

function serverFlags(port: number): string[] {
  const settings = {
    port,
    shared_buffers: `${bufferMegabytes}MB`,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    // People's words do not belong in a log.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Ends all sessions and stops; a server that does not want to is stopped hard, which costs it a recovery and no data. */
async function stopServer({ path }: Cluster): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    const deadline = Date.now() + stopMs;
    let running = await findServer(path);
    if (running) process.kill(running.pid, signal);
    while (running && Date.now() < deadline) {
      await wait(30);
      running = await findServer(path);
    }
    if (!running) return;
  }
}

/** A server takes its pid file away a moment before it is gone. */
async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  await once(server, "exit", { signal: AbortSignal.timeout(stopMs) }).catch(() => {});
}

async function addDatabase(hold: Client): Promise<void> {
  const { rowCount } = await hold.query("SELECT FROM pg_database WHERE datname = $1", [databaseName]);
  if (rowCount === 0) await hold.query(`CREATE DATABASE ${databaseName}`);
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
