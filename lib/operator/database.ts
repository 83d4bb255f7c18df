import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Environment } from "../config/environment";
import { databaseUrl, openCluster } from "../launcher/cluster";
import { withClient } from "../launcher/database-client";
import { databaseName, startEmbeddedDatabase } from "../launcher/embedded-database";
import { findServer } from "../launcher/postgres-process";
import { readSettings, root } from "../launcher/settings";
import { explainDatabase, explainDataFolder } from "../launcher/startup-error";

/**
 * Runs an operator's command on the database of DATABASE_URL, or else on the embedded one of the data folder. If that is not
 * running, it is started and then brought up to date by `prepare`. A missing database is an error: a command in a shell
 * without the variables of `npm start` must not silently work on another one.
 */
export async function withDatabase<Result>(
  work: (url: string) => Promise<Result>,
  prepare: (url: string) => Promise<unknown> = async () => {},
  { DATABASE_URL, DATA_DIR }: Pick<Environment, "DATABASE_URL" | "DATA_DIR"> = readSettings(),
): Promise<Result> {
  if (DATABASE_URL) {
    // The server's own functions do not say why there is no connection.
    const connecting = withClient(DATABASE_URL, async () => {});
    return connecting
      .then(() => work(DATABASE_URL))
      .catch((error) => {
        throw explainDatabase(DATABASE_URL, error);
      });
  }
  const folder = resolve(root, DATA_DIR);
  await stat(join(folder, "database")).catch((error) => {
    throw error.code === "ENOENT"
      ? new Error(
          `There is no database in ${folder}. Set DATABASE_URL or DATA_DIR as for npm start, or start Flexi once.`,
        )
      : explainDataFolder(folder, error);
  });
  return onEmbeddedDatabase(folder, work, prepare);
}

/** Like `withDatabase`, but creates the embedded database if there is none. */
export async function withNewDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const { DATABASE_URL, DATA_DIR } = readSettings();
  return DATABASE_URL ? withDatabase(work) : onEmbeddedDatabase(resolve(root, DATA_DIR), work);
}

async function onEmbeddedDatabase<Result>(
  folder: string,
  work: (url: string) => Promise<Result>,
  prepare: (url: string) => Promise<unknown> = async () => {},
): Promise<Result> {
  const cluster = await openCluster(folder).catch((error) => {
    throw explainDataFolder(folder, error);
  });
  const running = await findServer(cluster.path);
  if (running) return runOn(databaseUrl(cluster, running.port, databaseName), work);
  const database = await startEmbeddedDatabase(folder).catch((error) => {
    throw explainDataFolder(folder, error);
  });
  try {
    await prepare(database.url);
    return await runOn(database.url, work);
  } finally {
    await database.stop();
  }
}

/** The server's own functions find the database by the variable. */
function runOn<Result>(url: string, work: (url: string) => Promise<Result>): Promise<Result> {
  process.env.DATABASE_URL = url;
  return work(url);
}

/** Runs a command with the arguments of the process, prints its result or error, and exits. */
export function runCommand(command: (args: string[]) => Promise<string>): void {
  command(process.argv.slice(2)).then(
    (result) => {
      console.log(result);
      process.exit(0);
    },
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}
