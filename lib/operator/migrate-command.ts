import { readSettings } from "../launcher/settings";
import { updateDatabase, withoutPooler } from "../launcher/update-database";
import { runCommand, withDatabase } from "./database";

/** Brings the database up to date, whatever MIGRATE says: `npm run migrate`. */
export async function run(): Promise<string> {
  const settings = readSettings();
  const changes = await (settings.DATABASE_URL
    ? withoutPooler(settings, updateDatabase)
    : withDatabase(updateDatabase));
  return changes.map((change) => `${change}.`).join("\n") || "The database is up to date already.";
}

if (require.main === module) runCommand(run);
