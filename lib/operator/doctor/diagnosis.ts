import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Environment, fileStoreOf, minSecretLength } from "../../config/environment";
import { storedFiles } from "../../files/stored-files";
import { readSecret } from "../../launcher/secret";
import { decodePercent } from "../../routes";
import { inspectAi } from "./ai";
import { inspectConfiguration } from "./configuration";
import { inspectConnections } from "./connections";
import { inspectFolder } from "./data-folder";
import { inspectDatabase, inspectUnpooled } from "./database";
import { type EnvFile, type Finding, inspectEnvironment, type Variables, withoutSpaces } from "./environment";

export type Installation = {
  variables: Variables;
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
  variables: asSet,
  envFiles,
  root,
  folderOf,
  withDatabase,
}: Installation): Promise<Finding[]> {
  const { variables, findings: spaced } = withoutSpaces(asSet);
  const { environment, findings } = inspectEnvironment(variables, envFiles);
  const configuration = await inspectConfiguration(join(root, "config"));
  const folder = folderOf(environment);
  /** Without a wrong address another one would be inspected in its place: the embedded database, the disk, or OpenAI with another's key. */
  const isWrong = (name: string) => findings.some((finding) => finding.startsWith(`${name} `));
  const isOnDisk = fileStoreOf(environment) === "disk" && !isWrong("S3_ENDPOINT");
  const files = isOnDisk ? join(resolve(root, environment.DATA_DIR), storedFiles.folder) : null;
  const ofDatabase = isWrong("DATABASE_URL")
    ? []
    : await withDatabase(environment, (url) => inspectDatabase(url, configuration.appNames, files));
  const secretFile = join(resolve(root, environment.DATA_DIR), "secret");
  const all = [
    ...spaced,
    ...findings,
    ...(await inspectModes(root, [...envFiles.map(({ file }) => file), secretFile])),
    ...(environment.AUTH_SECRET ? [] : await inspectSecret(secretFile)),
    ...configuration.findings,
    ...(folder ? await inspectFolder(folder) : []),
    ...ofDatabase,
    ...(environment.DATABASE_URL_UNPOOLED ? await inspectUnpooled(environment.DATABASE_URL_UNPOOLED) : []),
    ...(await inspectConnections(environment, variables.OTEL_EXPORTER_OTLP_ENDPOINT)),
    ...(isWrong("OPENAI_BASE_URL") ? [] : await inspectAi(environment)),
  ];
  return all.map((finding) => withoutSecrets(finding, variables));
}

const inspectSecret = (file: string): Promise<Finding[]> =>
  readSecret(file, minSecretLength).then(
    () => [],
    (error: Error) => [error.message],
  );

async function inspectModes(root: string, files: string[]): Promise<Finding[]> {
  const modes = files.map(async (file) => {
    const found = await stat(resolve(root, file)).catch(() => null);
    const isOpen = process.platform !== "win32" && found && (found.mode & 0o004) !== 0;
    return isOpen ? [`${file} can be read by everybody on this machine. chmod 600 ${file}`] : [];
  });
  return (await Promise.all(modes)).flat();
}

const secretVariables = [
  "AUTH_SECRET",
  "AUTH_SECRET_PREVIOUS",
  "OPENAI_API_KEY",
  "BLOB_READ_WRITE_TOKEN",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "DATABASE_URL",
  "DATABASE_URL_UNPOOLED",
  "SMTP_URL",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
];

/** A server's refusal may quote what it was sent. */
function withoutSecrets(finding: Finding, variables: Variables): Finding {
  const values = secretVariables.flatMap((name) => {
    const value = variables[name];
    if (!value) return [];
    const password = URL.canParse(value) ? new URL(value).password : "";
    return [value, password, decodePercent(password)];
  });
  // Fewer letters are in every sentence.
  return values.filter(({ length }) => length > 3).reduce((line, value) => line.replaceAll(value, "…"), finding);
}
