import { rm } from "node:fs/promises";
import { Client } from "pg";
import { startEmbeddedDatabase } from "../../lib/launcher/embedded-database";
import { spoofedAddressHeaders } from "../support/load/spoofed-address";
import { newFolder, startApp } from "../support/process/app";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";

const guesses = 500;
const atOnce = 10;
const ann = { username: "ann", password: "open sesame", email: "ann@example.org" };

type Guess = (index: number) => Promise<number>;

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const init = {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  };
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return response;
}

async function nextAuthForm(url: string): Promise<{ cookie: string; csrfToken: string }> {
  const response = await fetch(`${url}/api/auth/csrf`);
  const cookie = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { ...((await response.json()) as { csrfToken: string }), cookie: cookie.join("; ") };
}

/** Makes `guesses` attempts with each kind of login, `atOnce` at a time. */
async function guessAll(logins: Guess[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let start = 0; start < guesses; start += atOnce) {
    const some = Array.from({ length: atOnce }, (_, n) => logins.map((guess) => guess(start + n))).flat();
    statuses.push(...(await Promise.all(some)));
  }
  return statuses;
}

async function judge(url: string, database: Client): Promise<Outcome> {
  await post(`${url}/api/register`, ann);
  const { cookie, csrfToken } = await nextAuthForm(url);
  const guess = (index: number) => ({ username: ann.username, password: `guess ${index}` });
  const statuses = await guessAll([
    async (index) => (await post(`${url}/api/login`, guess(index), spoofedAddressHeaders(index))).status,
    async (index) => {
      const headers = { ...spoofedAddressHeaders(index), cookie };
      const form = { ...guess(index), csrfToken, json: "true" };
      return (await post(`${url}/api/auth/callback/credentials`, form, headers)).status;
    },
  ]);
  const hashed = statuses.filter((status) => status === 401).length;
  const others = statuses.filter((status) => ![401, 429].includes(status)).length;
  const { rowCount: rows } = await database.query(`SELECT FROM "Throttle"`);
  const during = (await post(`${url}/api/login`, ann)).status;
  await database.query(`UPDATE "Throttle" SET "resetAt" = now()`);
  const after = (await post(`${url}/api/login`, ann)).status;
  return {
    figure: `${hashed} of ${statuses.length} reached the hash, ${rows} rows; the owner ${during}, after the window ${after}`,
    isMet: hashed <= 10 && others === 0 && Number(rows) <= 3 && during === 429 && after === 200,
  };
}

export const chaosTest: ChaosTest = {
  claim: `guessing is slow, whatever headers say (${guesses} by the login, ${guesses} by next-auth)`,
  goal: "at most 10 reach the hash; the owner 200 after the window; at most 3 rows",
  async run() {
    const folder = await newFolder();
    const database = await startEmbeddedDatabase(folder);
    const client = new Client({ connectionString: database.url });
    try {
      await client.connect();
      const app = await startApp({ DATA_DIR: folder, DATABASE_URL: database.url, RATE_LIMIT_FACTOR: "1" });
      return await judge(app.url, client).finally(() => app.stop());
    } finally {
      await client.end();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
