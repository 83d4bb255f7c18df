import { checkDeployment } from "../config/environment";
import { buildIfChanged, buildStandalone } from "../launcher/build";
import { readSettings, root } from "../launcher/settings";
import { updateDatabase, withoutPooler } from "../launcher/update-database";
import { runCommand } from "./database";

const usage = `Builds what npm start runs:

  npm run build                    and brings the database of DATABASE_URL up to date, unless MIGRATE is off
  npm run build -- --standalone    and gathers in .next/standalone everything that an image needs`;

async function run([flag, ...others]: string[]): Promise<string> {
  if (others.length > 0 || (flag !== undefined && flag !== "--standalone")) throw new Error(usage);
  const settings = readSettings();
  // A standalone build is made for any database, and migrates the one that it is started with.
  if (flag) return `Everything you need is in ${await buildStandalone(root)}.`;
  await buildIfChanged(root);
  const isMigrated = settings.DATABASE_URL !== undefined && settings.MIGRATE === "on";
  // Last, so that a build that fails leaves the database as it was.
  const changes = isMigrated ? await withoutPooler(settings, updateDatabase) : [];
  // A project on Vercel is deployed once before it has a database, which must not fail.
  const missing = settings.VERCEL ? checkDeployment(process.env).problems : [];
  return ["The build is up to date", ...changes, ...missing.map((problem) => `To start, ${problem}`)]
    .map((line) => `${line}.`)
    .join("\n");
}

runCommand(run);
