import { join } from "node:path";
import type { Environment } from "../../config/environment";
import { inspectConfiguration } from "./configuration";
import { inspectServices } from "./connections";
import { inspectFolder } from "./data-folder";
import { inspectDatabase } from "./database";
import { type EnvFile, type Finding, inspectEnvironment } from "./environment";

export type Installation = {
  variables: Record<string, string | undefined>;
  envFiles: EnvFile[];
  /** The folder that has `config/`. */
  root: string;
  /** The folder that data is or will be written to; `null` if there is none. */
  folderOf: (environment: Environment) => string | null;
  /** Runs `work` with the address of the database. */
  withDatabase: (environment: Environment, work: (url: string) => Promise<Finding[]>) => Promise<Finding[]>;
};

/** Everything that is wrong with an installation, a line each, without secrets. */
export async function diagnose({
  variables,
  envFiles,
  root,
  folderOf,
  withDatabase,
}: Installation): Promise<Finding[]> {
  const { environment, findings } = inspectEnvironment(variables, envFiles);
  const configuration = await inspectConfiguration(join(root, "config"));
  const folder = folderOf(environment);
  const isDatabaseWrong = findings.some((finding) => finding.startsWith("DATABASE_URL "));
  const ofDatabase = isDatabaseWrong
    ? []
    : await withDatabase(environment, (url) => inspectDatabase(url, configuration.appNames));
  const all = [
    ...findings,
    ...configuration.findings,
    ...(folder ? await inspectFolder(folder) : []),
    ...ofDatabase,
    ...(await inspectServices(environment)),
  ];
  return all.map((finding) => withoutSecrets(finding, variables));
}

const secretVariables = [
  "AUTH_SECRET",
  "AUTH_SECRET_PREVIOUS",
  "OPENAI_API_KEY",
  "BLOB_READ_WRITE_TOKEN",
  "DATABASE_URL",
  "DATABASE_URL_UNPOOLED",
  "SMTP_URL",
];

/** A server's refusal may quote what it was sent. */
function withoutSecrets(finding: Finding, variables: Installation["variables"]): Finding {
  const values = secretVariables.flatMap((name) => {
    const value = variables[name];
    if (!value) return [];
    const password = URL.canParse(value) ? new URL(value).password : "";
    return [value, password, decodeURIComponent(password)];
  });
  return values.reduce((line, value) => (value ? line.replaceAll(value, "…") : line), finding);
}
