import { resolve } from "node:path";
import { databaseUrl, openCluster } from "../launcher/cluster";
import { databaseName, startEmbeddedDatabase } from "../launcher/embedded-database";
import { findServer } from "../launcher/postgres-process";
import { readSettings, root } from "../launcher/settings";
import { explainDatabase, explainDataFolder } from "../launcher/startup-error";

/**
 * Runs an operator's command on the database that DATABASE_URL names, else on the one of the data folder, which may be
 * running or not. `prepare` is what one that had to be started needs first.
 */
export async function withDatabase<Result>(
  work: (url: string) => Promise<Result>,
  prepare: (url: string) => Promise<unknown> = async () => {},
): Promise<Result> {
  const { DATABASE_URL, DATA_DIR } = readSettings();
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

/** Runs a command, prints its outcome or the reason why there is none, and ends. */
export function runCommand(command: (words: string[]) => Promise<string>): void {
  command(process.argv.slice(2)).then(
    (outcome) => {
      console.log(outcome);
      process.exit(0);
    },
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}
