import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { databaseUrl, openCluster } from "./cluster";
import { importContent, removeContent, summaryOf } from "./content";
import { readContent } from "./content-file";
import { databaseName, startEmbeddedDatabase } from "./embedded-database";
import { migrate } from "./migrate";
import { findServer } from "./postgres-process";
import { readSettings, root } from "./settings";

const usage = `The content of the training game:

  npm run content -- import FILE       adds the items of a JSON or CSV file, or changes those that are there
  npm run content -- remove APPNAME    removes what was imported under that appName`;

async function run([command, argument]: string[]): Promise<string> {
  if (command === "import" && argument) return importFile(argument);
  if (command === "remove" && argument) {
    return `${await withDatabase((url) => removeContent(url, argument))} items removed.`;
  }
  throw new Error(usage);
}

async function importFile(path: string): Promise<string> {
  const { items, mistakes } = readContent(path, await readFile(path));
  if (mistakes.length > 0) throw new Error([...mistakes, "Nothing was imported."].join("\n"));
  return summaryOf(await withDatabase((url) => importContent(url, items)));
}

/** The database that DATABASE_URL names, else the one of the data folder, which may be running or not. */
async function withDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const { DATABASE_URL, DATA_DIR } = readSettings();
  if (DATABASE_URL) return work(DATABASE_URL);
  const folder = resolve(root, DATA_DIR);
  const cluster = await openCluster(folder);
  const running = await findServer(cluster.path);
  if (running) return work(databaseUrl(cluster, running.port, databaseName));
  const database = await startEmbeddedDatabase(folder);
  try {
    await migrate(database.url);
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

run(process.argv.slice(2)).then(
  (outcome) => {
    console.log(outcome);
    process.exit(0);
  },
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
