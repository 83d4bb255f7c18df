import type { ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { totalmem } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import {
  type Cluster,
  connect,
  databaseUrl,
  lastLogLine,
  openCluster,
  refuseOtherMajorVersion,
  takeLock,
} from "./cluster";
import { chownToServer, findServer, replaceStalePid, spawnPostgres, stopServer } from "./postgres-process";

export type EmbeddedDatabase = { url: string; cluster: string; stop(): Promise<void> };
type Server = { process: ChildProcess; port: number; lockClient: Client };

export const databaseName = "flexi";
const startMs = 30_000;
/** The wait between two attempts to restart a server. */
const restartDelayMs = 1_000;

/**
 * Starts the Postgres of a data folder on a free port of 127.0.0.1 and locks the folder: a second start is refused. An orphaned
 * server of a killed start is stopped first. If the server crashes, it is restarted at the same address.
 */
export async function startEmbeddedDatabase(dataFolder: string): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(dataFolder);
  await refuseOtherMajorVersion(cluster);
  const first = await startServer(cluster);
  await addDatabase(first.lockClient);
  let isStopping = false;
  let restart = Promise.resolve();
  const keepRunning = (server: Server) => {
    server.process.once("exit", () => {
      if (isStopping) return;
      console.error("The database stopped unexpectedly and is being started again.");
      restart = restartServer(cluster, server.port, () => isStopping).then((next) => {
        if (next) keepRunning(next);
      });
    });
  };
  keepRunning(first);
  return {
    url: databaseUrl(cluster, first.port, databaseName),
    cluster: cluster.path,
    async stop() {
      isStopping = true;
      await restart;
      await stopServer(cluster.path);
    },
  };
}

/** Tries until it succeeds, because a full disk, for example, needs somebody to make room. `null`: the app is stopping. */
async function restartServer(cluster: Cluster, port: number, isStopping: () => boolean): Promise<Server | null> {
  while (!isStopping()) {
    try {
      return await startServer(cluster, port, isStopping);
    } catch (error) {
      console.error((error as Error).message);
      await wait(restartDelayMs);
    }
  }
  return null;
}

/** A running server of this cluster, locked by this process, on `port` or on any free one. */
async function startServer(cluster: Cluster, port?: number, isStopping = () => false): Promise<Server> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline && !isStopping()) {
    const running = await findServer(cluster.path);
    const orphan = running && (await connect(cluster, running.port));
    if (orphan) await stopOrphan(cluster, orphan);
    const server = running ? null : await launch(cluster, port ?? (await freePort()));
    if (server) return server;
    await wait(100);
  }
  throw new Error(`DATA_DIR ${cluster.folder}: the database in it does not start: ${await lastLogLine(cluster.log)}`);
}

async function stopOrphan(cluster: Cluster, orphan: Client): Promise<void> {
  if (!(await takeLock(orphan))) {
    throw new Error(
      `DATA_DIR ${cluster.folder} is in use by another Flexi that is running. Stop that one, or choose another folder.`,
    );
  }
  await orphan.end();
  await stopServer(cluster.path);
}

async function launch(cluster: Cluster, port: number): Promise<Server | null> {
  await replaceStalePid(cluster.path);
  await chownToServer(cluster.path);
  const process = await spawnPostgres("postgres", cluster.path, serverFlags(port), cluster.log);
  while (process.exitCode === null && process.signalCode === null) {
    const lockClient = await connect(cluster, port);
    if (lockClient && (await takeLock(lockClient))) return { process, port, lockClient };
    await lockClient?.end();
    await wait(30);
  }
  return null;
}

/** The memory of the machine, or the limit of the container. */
const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** An eighth of the memory, within bounds: searching shared buffers is several times as fast as the system's page cache. */
const bufferMegabytes = Math.round(Math.min(1_024, Math.max(128, memoryBytes / 8 / 1024 ** 2)));

function serverFlags(port: number): string[] {
  const settings = {
    port,
    shared_buffers: `${bufferMegabytes}MB`,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    // The log must not contain what people wrote.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

async function addDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [databaseName]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
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
