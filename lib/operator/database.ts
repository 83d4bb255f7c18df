import { resolve } from "node:path";
import type { Environment } from "../config/environment";
import { databaseUrl, openCluster } from "../launcher/cluster";
import { databaseName, startEmbeddedDatabase } from "../launcher/embedded-database";
import { findServer } from "../launcher/postgres-process";
import { readSettings, root } from "../launcher/settings";
import { explainDatabase, explainDataFolder } from "../launcher/startup-error";

/**
 * Runs an operator's command on the database of DATABASE_URL, or else on the embedded one of the data folder, which is started
 * if it is not running. `prepare` runs first on a database that had to be started.
 */
export async function withDatabase<Result>(
  work: (url: string) => Promise<Result>,
  prepare: (url: string) => Promise<unknown> = async () => {},
  { DATABASE_URL, DATA_DIR }: Pick<Environment, "DATABASE_URL" | "DATA_DIR"> = readSettings(),
): Promise<Result> {
  if (DATABASE_URL) {
    return work(DATABASE_URL).catch((error) => {
      throw explainDatabase(DATABASE_URL, error);
    });
  }
  const folder = resolve(root, DATA_DIR);
  const cluster = await openCluster(folder).catch((error) => {
    throw explainDataFolder(folder, error);
  });
  const running = await findServer(cluster.path);
  if (running) return work(databaseUrl(cluster, running.port, databaseName));
  const database = await startEmbeddedDatabase(folder).catch((error) => {
    throw explainDataFolder(folder, error);
  });
  try {
    await prepare(database.url);
    return await work(database.url);
  } finally {
    await database.stop();
  }
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
