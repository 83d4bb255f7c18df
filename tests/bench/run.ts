import { rm } from "node:fs/promises";
import { startCompanion } from "../../lib/server/companion";
import { startEmbeddedDatabase } from "../../prisma/embedded-database";
import { newFolder, startApp } from "../support/app";
import { benchFirstWord } from "./first-word";
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
  const app = await startApp({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    OPENAI_BASE_URL: companion.baseUrl,
  });
  const token = await signUp(app.url);
  console.log(await benchFirstWord({ url: app.url, token, providerUrl: companion.baseUrl }));
  console.log(await benchHistory({ url: app.url, token, databaseUrl: database.url }));
  await app.stop();
  await companion.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

run();
