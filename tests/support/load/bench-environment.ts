import { rm } from "node:fs/promises";
import { join } from "node:path";
import { startEmbeddedDatabase } from "../../../lib/launcher/embedded-database";
import { startFakeAi } from "../fakes/ai";
import { newFolder, startApp } from "../process/app";
import { newWriter } from "../process/client";
import { query } from "../process/database";
import type { BenchEnvironment } from "./bench";

/** Runs `work` in a new environment, which is removed afterwards. */
export async function withBenchEnvironment<Result>(
  work: (environment: BenchEnvironment) => Promise<Result>,
): Promise<Result> {
  const folder = await newFolder();
  const database = await startEmbeddedDatabase(folder);
  const fakeAi = await startFakeAi();
  try {
    const addresses = { databaseUrl: database.url, providerUrl: fakeAi.baseUrl };
    const environment = { DATA_DIR: folder, DATABASE_URL: database.url, OPENAI_BASE_URL: fakeAi.baseUrl };
    const app = await startApp(environment, { log: join(folder, "app.log") });
    try {
      return await work({ app, user: await signUp(app.url, database.url), ...addresses });
    } finally {
      await app.stop();
    }
  } finally {
    await fakeAi.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function signUp(url: string, databaseUrl: string): Promise<BenchEnvironment["user"]> {
  const { token } = await newWriter(url, "bench");
  const [user] = await query<{ id: string }>(databaseUrl, `SELECT "id" FROM "User"`);
  return { id: user?.id ?? "", token };
}
