import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileStoreOf } from "../config/environment";
import { loadEnvFiles, readSettings, root } from "../launcher/settings";
import { findLastBackup } from "./backup-archive";
import { runCommand, withDatabase } from "./database";
import { diagnose } from "./doctor/diagnosis";
import { privacyRecord } from "./doctor/privacy";

const usage = `Looks at this installation:

  npm run doctor                 what is wrong with it, a line each
  npm run doctor -- --privacy    a draft of the record of processing that article 30 of the GDPR asks for`;

async function run([flag, ...others]: string[]): Promise<string> {
  if (others.length > 0 || (flag !== undefined && flag !== "--privacy")) throw new Error(usage);
  const envFiles = loadEnvFiles();
  if (flag) return privacyRecord(readSettings(), process.env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const findings = await diagnose({
    variables: process.env,
    envFiles,
    root,
    folderOf: (environment) =>
      environment.DATABASE_URL && fileStoreOf(environment) !== "disk"
        ? null
        : existingFolder(resolve(root, environment.DATA_DIR)),
    withDatabase: (environment, work) =>
      withDatabase(work, undefined, environment).catch((error: Error) => [error.message]),
  });
  if (findings.length === 0) return `Nothing is wrong. ${await lastBackup()}`.trim();
  const count = findings.length === 1 ? "1 finding." : `${findings.length} findings.`;
  throw new Error([...findings, count].join("\n"));
}

async function lastBackup(): Promise<string> {
  const { DATA_DIR } = readSettings();
  const last = await findLastBackup(resolve(root, DATA_DIR));
  return last ? `The last backup was made on ${last.toISOString().slice(0, 10)}.` : "";
}

/** The folder itself, or its nearest parent that exists. */
function existingFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existingFolder(dirname(folder));
}

runCommand(run);
