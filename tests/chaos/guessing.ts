import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { startEmbeddedDatabase } from "../../lib/launcher/embedded-database";
import { spoofedAddressHeaders } from "../support/load/spoofed-address";
import { newFolder, startApp } from "../support/process/app";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";

const guesses = 500;
const atOnce = 10;
/** A flood of wrong logins, and how often the owner logs in meanwhile. */
const [perSecond, warmUpMs, logins] = [50, 4_000, 10];
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

async function judgeGuesses(url: string, database: Client): Promise<Outcome> {
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
    figure: `${hashed} of ${statuses.length} reached the hash, ${rows} rows; the same address ${during}, after the window ${after}`,
    isMet: hashed <= 10 && others === 0 && Number(rows) <= 4 && during === 429 && after === 200,
  };
}

const [home, floodAddress] = ["203.0.113.7", "198.51.100.1"];
const many = (index: number) => `198.51.${Math.floor(index / 250) % 250}.${index % 250}`;

/** Wrong logins by their number: whose account, and from which address. */
const floods: Record<string, (index: number) => { username: string; from: string }> = {
  "at the owner's account from one address": () => ({ username: ann.username, from: floodAddress }),
  "at the owner's account from many": (index) => ({ username: ann.username, from: many(index) }),
  "at many accounts from many": (index) => ({ username: `somebody ${index}`, from: many(index) }),
};

/** During each flood the owner logs in from another address, and from the flood's in a browser that is known. */
async function judgeFloods(url: string): Promise<Outcome> {
  await post(`${url}/api/register`, ann);
  const logIn = (from: string, cookie = "") => post(`${url}/api/login`, ann, { "x-forwarded-for": from, cookie });
  const cookie = (await logIn(home)).headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const outcomes: Outcome[] = [];
  for (const [what, at] of Object.entries(floods)) {
    const statuses = new Map<number, number>();
    const guess = async (index: number) => {
      const { username, from } = at(index);
      const body = { username, password: `guess ${index}` };
      const { status } = await post(`${url}/api/login`, body, { "x-forwarded-for": from });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const running: Promise<void>[] = [];
    let count = 0;
    const flood = setInterval(() => running.push(guess(count++)), 1_000 / perSecond);
    await wait(warmUpMs);
    const [elsewhere, known] = [await ownerLogins(() => logIn(home)), await ownerLogins(() => logIn(many(1), cookie))];
    clearInterval(flood);
    await Promise.all(running);
    const seen = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
    outcomes.push({
      figure: `\n  ${what} (${seen}): the owner elsewhere ${elsewhere.figure}, in a known browser ${known.figure}`,
      isMet: elsewhere.isMet && known.isMet,
    });
  }
  return { figure: outcomes.map(({ figure }) => figure).join(""), isMet: outcomes.every(({ isMet }) => isMet) };
}

async function ownerLogins(logIn: () => Promise<Response>): Promise<Outcome> {
  const times: number[] = [];
  for (let time = 0; time < logins; time += 1) {
    const started = performance.now();
    if ((await logIn()).status === 200) times.push(performance.now() - started);
  }
  const slowest = Math.round(Math.max(...times));
  return { figure: `${times.length} of ${logins}, the slowest ${slowest} ms`, isMet: times.length === logins };
}

async function withApp(
  judge: (url: string, database: Client) => Promise<Outcome>,
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const folder = await newFolder();
  const database = await startEmbeddedDatabase(folder);
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    const settings = { DATA_DIR: folder, DATABASE_URL: database.url, RATE_LIMIT_FACTOR: "1", ...environment };
    const app = await startApp(settings);
    return await judge(app.url, client).finally(() => app.stop());
  } finally {
    await client.end();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export const chaosTest: ChaosTest = {
  claim: `guessing is slow, whatever headers say (${guesses} by the login, ${guesses} by next-auth), and no flood of ${perSecond} wrong logins a second keeps the owner out`,
  goal: `at most 10 reach the hash, 200 after the window, at most 4 rows; the owner ${logins} of ${logins} times`,
  async run() {
    const guessed = await withApp(judgeGuesses);
    // The proxy is this process, which says where each login comes from.
    const flooded = await withApp(judgeFloods, { TRUSTED_PROXIES: "loopback" });
    return { figure: guessed.figure + flooded.figure, isMet: guessed.isMet && flooded.isMet };
  },
};
