import { rm } from "node:fs/promises";
import { startCompanion } from "../../lib/server/companion";
import { startEmbeddedDatabase } from "../../prisma/embedded-database";
import { type App, newFolder, startApp } from "../support/app";
import { benchFirstWord } from "./first-word";
import { benchGame } from "./game";
import { benchHistory } from "./history";

// Ratios, taken against the production start in one run: the machine and its mood cancel out.

async function signUp(url: string): Promise<string> {
  const person = { username: "bench", password: "open sesame", email: "bench@example.org" };
  const post = (path: string) =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(person),
    });
  await post("/api/register");
  const { token } = (await (await post("/api/login")).json()) as { token: string };
  return token;
}

async function run(): Promise<void> {
  const folder = await newFolder();
  const database = await startEmbeddedDatabase(folder);
  const companion = await startCompanion();
  try {
    const environment = { DATA_DIR: folder, DATABASE_URL: database.url, OPENAI_BASE_URL: companion.baseUrl };
    await measure(await startApp(environment), database.url, companion.baseUrl);
  } finally {
    await companion.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(app: App, databaseUrl: string, providerUrl: string): Promise<void> {
  try {
    const token = await signUp(app.url);
    console.log(await benchFirstWord({ url: app.url, token, providerUrl }));
    console.log(await benchGame({ url: app.url, token }));
    console.log(await benchHistory({ url: app.url, token, databaseUrl }));
  } finally {
    await app.stop();
  }
}

run().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
