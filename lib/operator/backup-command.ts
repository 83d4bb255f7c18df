import { join, resolve } from "node:path";
import { storedFiles } from "../files/stored-files";
import { readSettings, root } from "../launcher/settings";
import { backUp } from "./backup";
import type { Manifest } from "./backup-archive";
import { runCommand, withDatabase, withNewDatabase } from "./database";
import { restore } from "./restore";

const usage = `A copy of everything that is stored, and the way back:

  npm run backup -- FOLDER     writes rows and files, as they are at one moment, into a new folder
  npm run restore -- FOLDER    brings them back into a product in which nobody has an account yet`;

async function run([verb, argument]: string[]): Promise<string> {
  if (!argument) throw new Error(usage);
  const { DATA_DIR, BLOB_READ_WRITE_TOKEN } = readSettings();
  const dataFolder = resolve(root, DATA_DIR);
  const files = BLOB_READ_WRITE_TOKEN ? null : join(dataFolder, storedFiles.folder);
  const folder = resolve(argument);
  if (verb === "restore") {
    const manifest = await withNewDatabase((url) => restore({ url, files }, folder));
    return `Restored ${amount(manifest)}, as of ${manifest.moment}.`;
  }
  const manifest = await withDatabase((url) => backUp({ url, files }, folder));
  return [`Backed up ${amount(manifest)}, as of ${manifest.moment}, into ${folder}.`, ...warnings(manifest)].join("\n");
}

function amount({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows and ${files.length} files`;
}

function warnings({ store, missing }: Manifest): string[] {
  return [
    ...(store === "elsewhere" ? ["The contents of files are in the Blob store and not in this backup."] : []),
    ...(missing.length > 0 ? [`Contents that the disk no longer had: ${missing.length}, named in manifest.json.`] : []),
  ];
}

runCommand(run);
