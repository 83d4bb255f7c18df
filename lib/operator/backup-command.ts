import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { databaseTimings } from "../api/server-limits";
import { type Environment, fileStoreOf } from "../config/environment";
import { storedFiles } from "../files/stored-files";
import { listMigrations, migrate } from "../launcher/migrate";
import { readSettings, root } from "../launcher/settings";
import { storage } from "../server/files/storage";
import { backUp } from "./backup";
import { listBackups, type Manifest, noteBackup, readArchive, removeOlder } from "./backup-archive";
import { runCommand, withDatabase, withNewDatabase } from "./database";
import { eraseAgain, readErased } from "./erased";
import { restore } from "./restore";

const usage = `A backup of everything, and how to restore it:

  npm run backup -- FOLDER              writes all rows and files, as of one moment, into a new folder
  npm run backup -- FOLDER --keep 14    shares the contents of files with those beside it, and removes the oldest, so that 14 are left
  npm run backup -- --check FOLDER      reads a whole backup: its sums, numbers of rows, and version
  npm run restore -- FOLDER             restores it where nobody has an account yet
  npm run restore -- FOLDER --erased FILE    without what was erased since: FILE is "erased" of the old data folder
  npm run restore -- --erased FILE      erases that in what was restored before`;

const flags = { keep: { type: "string" }, check: { type: "boolean" }, erased: { type: "string" } } as const;
const usedBy = { backup: ["keep", "check"], restore: ["erased"] };

function parse([verb, ...args]: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: flags, allowPositionals: true });
    const [folder, ...others] = positionals;
    const isKnown = Object.keys(values).every((name) => usedBy[verb as keyof typeof usedBy].includes(name));
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    const isListAlone = verb === "restore" && values.erased;
    if ((folder || isListAlone) && others.length === 0 && isKnown && (keep === undefined || keep >= 1))
      return { verb, folder: folder ? resolve(folder) : "", ...values, keep };
  } catch {}
  throw new Error(usage);
}

export async function run(args: string[]): Promise<string> {
  const { verb, folder, keep, check, erased } = parse(args);
  if (check) return checked(folder);
  const settings = readSettings();
  const environment = { ...settings, DATA_DIR: resolve(root, settings.DATA_DIR) };
  const dataFolder = environment.DATA_DIR;
  const files = fileStoreOf(settings) === "disk" ? join(dataFolder, storedFiles.folder) : null;
  if (verb === "restore") {
    const list = erased ? { file: erased, environment, ...(await readErased(erased, dataFolder)) } : null;
    if (list && !folder) return withDatabase((url) => migrate(url).then(() => eraseListed(url, list)));
    return withNewDatabase(async (url) => {
      const manifest = await restore({ url, files }, folder);
      const done = `Restored ${amount(manifest)}, as of ${manifest.moment}.`;
      return list ? `${done}\n${await eraseListed(url, list, manifest.moment)}` : done;
    });
  }
  const [earlier = null] = keep ? await listBackups(folder) : [];
  const manifest = await withDatabase((url) => backUp({ url, files }, folder, earlier));
  await noteBackup(dataFolder, manifest);
  const removed = keep ? await removeOlder(folder, keep) : [];
  return [
    `Backed up ${amount(manifest)}, as of ${manifest.moment}, into ${folder}.`,
    ...removed.map((path) => `Removed the older backup ${path}.`),
    ...warnings(manifest),
  ].join("\n");
}

type List = Awaited<ReturnType<typeof readErased>> & { file: string; environment: Environment };

async function eraseListed(url: string, { file, environment, ...list }: List, moment?: string): Promise<string> {
  // The removal of everything in an account is one statement.
  databaseTimings.queryMs = databaseTimings.longTransactionMs;
  const again = await eraseAgain(url, storage(environment), list, moment).catch(({ message }) => {
    const next = `Before anybody uses Flexi, run: npm run restore -- --erased ${file}`;
    throw new Error(`What was erased may be there again, as the list could not be applied: ${message}\n${next}`);
  });
  const numbers = `${again.accounts} accounts, ${again.deleted} conversations`;
  return `Erased again, as ${file} lists: ${numbers}. Restored again: ${again.restored} conversations.`;
}

async function checked(folder: string): Promise<string> {
  const manifest = await readArchive(folder);
  if (!(await listMigrations()).includes(manifest.migration))
    throw new Error(`${folder} is whole, but was made by a newer version of Flexi, which has to restore it.`);
  return [`${folder} is whole: ${amount(manifest)}, as of ${manifest.moment}.`, ...warnings(manifest)].join("\n");
}

function amount({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows and ${files.length} files`;
}

function warnings({ store, missing }: Manifest): string[] {
  return [
    ...(store === "elsewhere" ? ["The contents of files are in their store and not in this backup."] : []),
    ...(missing.length > 0 ? [`Files that were missing on the disk: ${missing.length}, listed in manifest.json.`] : []),
  ];
}

if (require.main === module) runCommand(run);
