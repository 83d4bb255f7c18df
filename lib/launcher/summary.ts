import { join } from "node:path";
import { version } from "../../package.json";
import { type Environment, fileStoreOf, readEnvironment } from "../config/environment";
import { storedFiles } from "../files/stored-files";

/** What the app runs with, for the lines after "ready". Contains no secrets. */
export function summaryOf(environment: Environment, isEmbedded: boolean): string {
  const { DATABASE_URL, DATA_DIR, OPENAI_BASE_URL, OPENAI_MODEL, SMTP_URL, MAIL_FROM } = environment;
  const hostOf = (url: string | undefined) => new URL(url ?? "https://api.openai.com").host;
  const isAiConnected = environment.OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined;
  const rows = {
    Version: version,
    Database: isEmbedded ? `embedded, in ${DATA_DIR}` : hostOf(DATABASE_URL),
    Files: filesOf(environment),
    AI: isAiConnected ? `${OPENAI_MODEL} at ${hostOf(OPENAI_BASE_URL)}` : "none, the offline companion replies",
    Mail: SMTP_URL ? `${hostOf(SMTP_URL)}, from ${MAIL_FROM}` : "none, mails are only printed to a terminal",
    Registration: environment.REGISTRATION,
  };
  const lines = Object.entries(rows).map(([name, text]) => `  ${name.padEnd(13)} ${text}`);
  return [...lines, ...warnings(environment)].join("\n");
}

/** Where the contents of files are stored. */
export function filesOf(environment: Environment): string {
  const { S3_BUCKET, S3_ENDPOINT, DATA_DIR } = environment;
  const store = fileStoreOf(environment);
  if (store === "s3") return `bucket ${S3_BUCKET} at ${new URL(S3_ENDPOINT ?? "").host}`;
  return store === "blob" ? "Vercel Blob" : `on this machine, in ${join(DATA_DIR, storedFiles.folder)}`;
}

function warnings({ SMTP_URL, MAIL_FROM }: Environment): string[] {
  if (SMTP_URL === undefined || MAIL_FROM !== readEnvironment({}).MAIL_FROM) return [];
  return ["MAIL_FROM is not set, and many mail servers refuse its default."];
}
