import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { serverLimits } from "../../api/server-limits";
import { storedFiles } from "../../files/stored-files";
import { withClient } from "../../launcher/database-client";
import { findMissingMigrations } from "../../launcher/migrate";
import { explainDatabase } from "../../launcher/startup-error";
import type { Finding } from "./environment";

const oldestVersion = 15;
const clockSlackMs = 10_000;

/**
 * What is wrong with the database at `url`. `appNames` are those of the content that the game asks for, `files` is the folder of the
 * disk store, or `null` if the contents of files are elsewhere.
 */
export async function inspectDatabase(url: string, appNames: string[], files: string | null): Promise<Finding[]> {
  const inspections = async (client: Client) => {
    for (const inspect of [inspectServer, inspectTables]) {
      const findings = await inspect(client);
      if (findings.length > 0) return findings;
    }
    return [...(await inspectContent(client, appNames)), ...(files ? await inspectFiles(client, files) : [])];
  };
  return withClient(url, inspections).catch((error) => {
    const { message, name } = explainDatabase(url, error);
    return [message.startsWith("DATABASE_URL") ? message : `DATABASE_URL names a database that fails (${name}).`];
  });
}

/** What is wrong with the address that migrates past a pooler. */
export async function inspectUnpooled(url: string): Promise<Finding[]> {
  const connecting = withClient(url, async () => []);
  return connecting.catch((error) => [explainDatabase(url, error, "DATABASE_URL_UNPOOLED").message]);
}

/** `connections`: how many its user may open, -1 for any number. */
type Server = {
  version: number;
  now: Date;
  encoding: string;
  isReadOnly: boolean;
  mayCreate: boolean;
  connections: number;
};

async function inspectServer(client: Client): Promise<Finding[]> {
  const from = Date.now();
  const { rows } = await client.query<Server>(`
    SELECT current_setting('server_version_num')::int / 10000 AS version, clock_timestamp() AS now,
      current_setting('server_encoding') AS encoding, current_setting('transaction_read_only')::bool AS "isReadOnly",
      coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayCreate",
      (SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user) AS connections`);
  const [server] = rows;
  return server ? serverFindings(server, { from, to: Date.now() }) : [];
}

/** `between`: our time before and after the server was queried for its own. */
export function serverFindings(
  { version, now, encoding, isReadOnly, mayCreate, connections }: Server,
  between: { from: number; to: number },
): Finding[] {
  const findings: Finding[] = [];
  if (version < oldestVersion) {
    findings.push(`DATABASE_URL names a Postgres ${version}. Flexi needs ${oldestVersion} or newer.`);
  }
  const aheadMs = Math.max(now.getTime() - between.to, between.from - now.getTime());
  if (aheadMs > clockSlackMs) {
    const seconds = Math.round(aheadMs / 1000);
    findings.push(`The clocks of the database and of this machine differ by ${seconds} s. Set both by NTP.`);
  }
  if (encoding !== "UTF8") {
    findings.push(`DATABASE_URL names a database in ${encoding}, which cannot save every text. Create one in UTF8.`);
  }
  if (isReadOnly) findings.push("DATABASE_URL names a database that cannot be written to. Name the primary.");
  else if (!mayCreate) {
    findings.push("DATABASE_URL names a user who may not create tables. Make that user the owner of the database.");
  }
  if (connections >= 0 && connections <= serverLimits.databaseConnections) {
    findings.push(
      `DATABASE_URL names a user who may open ${connections} connections. Allow ${serverLimits.databaseConnections} to each process of Flexi, and one to its commands.`,
    );
  }
  return findings;
}

async function inspectTables(client: Client): Promise<Finding[]> {
  const missing = await findMissingMigrations(client).catch((error: Error & { code?: string }) => {
    if (error.code !== undefined) throw error;
    return error;
  });
  if (missing instanceof Error) return [missing.message];
  if (missing.length === 0) return [];
  const names = missing.length > 3 ? `${missing.length} migrations are` : `${missing.join(", ")} is`;
  return [
    `The database is not up to date: ${names} missing. npm run migrate adds it, as npm run build and npm start do.`,
  ];
}

async function inspectContent(client: Client, appNames: string[]): Promise<Finding[]> {
  const { rows } = await client.query<{ appName: string }>(`SELECT DISTINCT "appName" FROM "TrainingModule"`);
  const stored = new Set(rows.map(({ appName }) => appName));
  return appNames
    .filter((appName) => !stored.has(appName))
    .map(
      (appName) =>
        `config/training.json asks for "${appName}", of which nothing is stored. npm run content imports it.`,
    );
}

async function inspectFiles(client: Client, folder: string): Promise<Finding[]> {
  const { rows } = await client.query<{ key: string }>(
    `SELECT "storageKey" AS key FROM "File" WHERE "storedAt" IS NOT NULL`,
  );
  const missing = rows.filter(({ key }) => !existsSync(join(folder, key, storedFiles.content)));
  if (missing.length === 0) return [];
  return [
    `DATA_DIR: of ${rows.length} attached files ${missing.length} are missing in ${folder}. Copy them from a backup, or check that DATA_DIR is the folder of this database.`,
  ];
}
