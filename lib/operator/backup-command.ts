import { join, resolve } from "node:path";
import { fileStoreOf } from "../config/environment";
import { storedFiles } from "../files/stored-files";
import { readSettings, root } from "../launcher/settings";
import { backUp } from "./backup";
import { type Manifest, noteBackup, removeOlder } from "./backup-archive";
import { runCommand, withDatabase, withNewDatabase } from "./database";
import { restore } from "./restore";

const usage = `A backup of everything, and how to restore it:

  npm run backup -- FOLDER              writes all rows and files, as of one moment, into a new folder
  npm run backup -- FOLDER --keep 14    and then removes the oldest backups beside it, so that 14 are left
  npm run restore -- FOLDER             restores them where nobody has an account yet`;

async function run([verb, argument, flag, number]: string[]): Promise<string> {
  const keep = flag === "--keep" && verb === "backup" ? Number(number) : undefined;
  if (!argument || (flag && !(Number(keep) >= 1))) throw new Error(usage);
  const settings = readSettings();
  const dataFolder = resolve(root, settings.DATA_DIR);
  const files = fileStoreOf(settings) === "disk" ? join(dataFolder, storedFiles.folder) : null;
  const folder = resolve(argument);
  if (verb === "restore") {
    const manifest = await withNewDatabase((url) => restore({ url, files }, folder));
    return `Restored ${amount(manifest)}, as of ${manifest.moment}.`;
  }
  const manifest = await withDatabase((url) => backUp({ url, files }, folder));
  await noteBackup(dataFolder, manifest);
  const removed = keep ? await removeOlder(folder, keep) : [];
  return [
    `Backed up ${amount(manifest)}, as of ${manifest.moment}, into ${folder}.`,
    ...removed.map((path) => `Removed the older backup ${path}.`),
    ...warnings(manifest),
  ].join("\n");
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

runCommand(run);
