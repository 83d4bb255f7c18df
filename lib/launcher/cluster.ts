import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { chownToCreator, ownMajorVersion, spawnPostgres } from "./postgres-process";
import { loadOrCreateSecret } from "./secret";

/** The files of the embedded Postgres inside a data folder. */
export type Cluster = { folder: string; path: string; log: string; passwordFile: string; password: string };

const user = "flexi";
const wrongPassword = "28P01";
/** How long the lock of a killed process may take to be released. */
const lockTimeoutMs = 5_000;

/** The cluster of a data folder, created at the first use. */
export async function openCluster(dataFolder: string): Promise<Cluster> {
  await mkdir(dataFolder, { recursive: true });
  const folder = await realpath(dataFolder);
  const passwordFile = join(folder, "database-password");
  const password = await loadOrCreateSecret(passwordFile);
  const cluster = { folder, path: join(folder, "database"), log: join(folder, "database.log"), passwordFile, password };
  if (!existsSync(cluster.path)) await createCluster(cluster);
  return cluster;
}

/** Creates the cluster under another name and renames it, so that a killed start leaves no incomplete cluster. */
async function createCluster({ folder, path, log, password }: Cluster): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await initialize(draft, password, log)
    .then((cluster) => rename(cluster, path))
    .catch((error) => {
      if (!existsSync(path)) throw error;
    });
  const drafts = (await readdir(folder)).filter((name) => /^database\.\d+$/.test(name));
  for (const name of drafts) await rm(join(folder, name), { recursive: true, force: true });
}

async function initialize(draft: string, password: string, log: string): Promise<string> {
  const [cluster, passwordFile] = [join(draft, "cluster"), join(draft, "password")];
  // Nobody else may enter the draft, in which the files have the owner of other programs, too.
  await mkdir(draft, { mode: 0o700 });
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  await chownToCreator(cluster, passwordFile);
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const flags = [`--username=${user}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256", ...locale];
  const initdb = await spawnPostgres("initdb", cluster, flags, log);
  const [code] = initdb.exitCode === null ? await once(initdb, "exit") : [initdb.exitCode];
  if (code !== 0) throw new Error(`DATA_DIR: no database could be created in it: ${await lastLogLine(log)}`);
  return cluster;
}

/** Postgres reads only the files of its own major version. */
export async function refuseOtherMajorVersion({ folder, path }: Cluster): Promise<void> {
  const [found, own] = [(await readFile(join(path, "PG_VERSION"), "utf8")).trim(), await ownMajorVersion()];
  if (found === own) return;
  throw new Error(
    `DATA_DIR ${folder}: the database in it is of Postgres ${found}, and this Flexi brings Postgres ${own}. With the version of Flexi before, run "npm run backup -- FOLDER". Then move "database" and "files" out of the data folder, and with this version run "npm run restore -- FOLDER".`,
  );
}

/** The address of a database of the cluster, while its server listens on `port`. */
export function databaseUrl({ password }: Cluster, port: number, database: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

/** A connection to the cluster's server, or `null` if it does not respond on `port`. */
export async function connect(cluster: Cluster, port: number): Promise<Client | null> {
  const connectionString = databaseUrl(cluster, port, "postgres");
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
  client.on("error", () => {});
  return client.connect().then(
    () => client,
    (error: { code?: string }) => {
      if (error.code !== wrongPassword) return null;
      throw new Error(
        `DATA_DIR: the database in ${cluster.path} was created with a different password from the one in ${cluster.passwordFile}.`,
      );
    },
  );
}

/** Takes the lock of the data folder. Postgres releases it when the connection of its process ends, however that happens. */
export async function takeLock(lockClient: Client): Promise<boolean> {
  await lockClient.query(`SET lock_timeout = ${lockTimeoutMs}`);
  return lockClient.query("SELECT pg_advisory_lock(1)").then(
    () => true,
    () => false,
  );
}

export async function lastLogLine(file: string): Promise<string> {
  return (await readFile(file, "utf8").catch(() => "")).trim().split("\n").at(-1) ?? "";
}
