import { resolve } from "node:path";
import { fileStoreOf } from "../config/environment";
import { migrate } from "../launcher/migrate";
import { readSettings, root } from "../launcher/settings";
import { copyContents } from "../server/files/copy-contents";
import { storage } from "../server/files/storage";
import { runCommand, withDatabase } from "./database";
import { reasonOf } from "./doctor/connections";

const usage = `Where the contents of files are:

  npm run files -- copy     copies those in DATA_DIR into the store that the variables name`;

async function run([verb]: string[]): Promise<string> {
  if (verb !== "copy") throw new Error(usage);
  const settings = readSettings();
  if (fileStoreOf(settings) === "disk")
    throw new Error("Set S3_ENDPOINT and the others, or BLOB_READ_WRITE_TOKEN: they name the store to copy into.");
  const environment = { ...settings, DATA_DIR: resolve(root, settings.DATA_DIR) };
  const onDisk = { ...environment, BLOB_READ_WRITE_TOKEN: undefined, S3_ENDPOINT: undefined };
  const copy = () =>
    copyContents(storage(onDisk), storage(environment)).catch((error) => {
      throw error.cause ? new Error(`${error.message}: ${reasonOf(error)}`) : error;
    });
  const { copied, missing } = await withDatabase(copy, migrate);
  return [
    `${copied} files were copied. They are still in ${environment.DATA_DIR}, too.`,
    ...(missing > 0 ? [`${missing} files are not there; those that were uploaded into the store are among them.`] : []),
  ].join("\n");
}

runCommand(run);
