import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { databaseTimings, serverTimings } from "../../../lib/api/server-limits";
import { workerDatabase } from "./worker-database";

// Runs before a test file loads: sets the environment of a deployment on this worker's database and removes the machine's own
// variables.
const { TEST_FOLDER = "", TEST_DATABASE_URL = "", JEST_WORKER_ID = "1" } = process.env;
for (const name of [
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "OPENAI_MODEL",
  "SMTP_URL",
  "MAIL_FROM",
  "BLOB_READ_WRITE_TOKEN",
  "S3_ENDPOINT",
]) {
  delete process.env[name];
}
for (const name of [
  "PORT",
  "HOST",
  "TRUSTED_PROXIES",
  "VERCEL",
  "VERCEL_ENV",
  "DATABASE_URL_UNPOOLED",
  "MIGRATE",
  "FLEXI_FRONT",
  "RATE_LIMIT_FACTOR",
  "REGISTRATION",
  "LOG_LEVEL",
  "AUTH_SECRET_PREVIOUS",
  "AI_REPLIES_PER_DAY",
  "AI_REPLIES_PER_DAY_TOTAL",
])
  delete process.env[name];
process.env.DATABASE_URL =
  process.env.TEST_DISTRIBUTED_URL ?? TEST_DATABASE_URL.replace(/[^/]+$/, workerDatabase(JEST_WORKER_ID));
process.env.DATA_DIR = mkdtempSync(join(TEST_FOLDER, "data-"));
process.env.AUTH_SECRET = "a secret that only the tests know, nobody else";
process.env.APP_URL = "http://localhost:3000";

// A busy machine is slow, not wrong. A test that proves one of these times sets it.
function lengthen(timings: Record<string, number>, names = Object.keys(timings)): void {
  for (const name of names) timings[name] = 20 * (timings[name] ?? 0);
}
lengthen(databaseTimings);
lengthen(
  serverTimings,
  Object.keys(serverTimings).filter((name) => name.endsWith("DeadlineMs")),
);
