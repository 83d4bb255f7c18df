import { readFile } from "node:fs/promises";
import { migrate } from "../launcher/migrate";
import { importContent, removeContent, summaryOf } from "./content";
import { readContent } from "./content-file";
import { runCommand, withDatabase } from "./database";

const usage = `The content of the training game:

  npm run content -- import FILE       adds the items of a JSON or CSV file, or changes those that are there
  npm run content -- remove APPNAME    removes what was imported under that appName`;

export async function run([command, argument]: string[]): Promise<string> {
  if (command === "import" && argument) return importFile(argument);
  if (command === "remove" && argument) {
    return `${await withDatabase((url) => removeContent(url, argument), migrate)} items removed.`;
  }
  throw new Error(usage);
}

async function importFile(path: string): Promise<string> {
  const { items, mistakes } = readContent(path, await readFile(path));
  if (mistakes.length > 0) throw new Error([...mistakes, "Nothing was imported."].join("\n"));
  return summaryOf(await withDatabase((url) => importContent(url, items), migrate));
}

if (require.main === module) runCommand(run);
