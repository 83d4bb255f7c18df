import { randomBytes } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { texts } from "../../../lib/texts";
import { type Account, type Accounts, openAccounts } from "../factories/accounts";
import { type FakeAi, startFakeAi } from "../fakes/ai";
import { MailServer } from "../fakes/mail-server";
import { type App, startApp } from "../process/app";
import { LeakDetector } from "./leak-detector";

export { expect } from "@playwright/test";

export type { Account };

type Fixtures = {
  /** Console errors that a test provokes. All others fail it. Chromium reports every failed call as one. */
  expectedErrors: RegExp;
  /** Somebody who has just registered and logged in. */
  account: Account;
  newAccount(): Promise<Account>;
  /** A page on which `account` is signed in, at home. */
  signedIn: Page;
  fakeAiReset: undefined;
};

/** Each worker has its own app, provider and mail server, so that tests do not affect each other. */
type WorkerFixtures = {
  app: App;
  accounts: Accounts;
  fakeAi: FakeAi;
  mailbox: MailServer;
  leakDetector: LeakDetector;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  fakeAi: [
    async ({ browserName: _ }, use) => {
      const fakeAi = await startFakeAi({ record: true });
      await use(fakeAi);
      await fakeAi.close();
    },
    { scope: "worker" },
  ],
  mailbox: [
    async ({ browserName: _ }, use) => {
      const mailbox = new MailServer();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: "worker" },
  ],
  app: [
    async ({ fakeAi, mailbox, leakDetector }, use) => {
      const services = { OPENAI_BASE_URL: fakeAi.baseUrl, SMTP_URL: await mailbox.start() };
      const calls = join(tmpdir(), `flexi-calls-${randomBytes(8).toString("hex")}`);
      // The tests are the proxy, so that they can say that they came by https.
      const app = await startApp({ ...services, ...recordConnections(calls), TRUSTED_PROXIES: "loopback" });
      await use(app);
      const strangers = await unexpectedHosts(calls, app, Object.values(services));
      await app.stop();
      await rm(calls);
      base.expect(strangers, "the app called somebody else than its database, its AI and its mail server").toEqual([]);
      base.expect(leakDetector.findLeaks(app.output()), "what the app printed repeats what people said").toEqual([]);
    },
    { scope: "worker", timeout: 600_000 },
  ],
  accounts: [
    async ({ app }, use) => {
      const accounts = await openAccounts(app);
      await use(accounts);
      await accounts.close();
    },
    { scope: "worker" },
  ],
  leakDetector: [({ browserName: _ }, use) => use(new LeakDetector()), { scope: "worker" }],
  baseURL: ({ app }, use) => use(app.url),
  expectedErrors: [/^$/, { option: true }],
  fakeAiReset: [
    async ({ fakeAi }, use) => {
      await use(undefined);
      fakeAi.fault = null;
      fakeAi.script = null;
      fakeAi.requests.length = 0;
      fakeAi.resume();
    },
    { auto: true },
  ],
  context: async ({ context, leakDetector, expectedErrors }, use) => {
    context.on("request", (request) => leakDetector.recordRequest(request));
    const errors: string[] = [];
    context.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => errors.push(error.error().message));
    await use(context);
    base.expect(errors.filter((error) => !expectedErrors.test(error) && !isBusy(error))).toEqual([]);
  },
  page: async ({ page }, use) => {
    await use(page);
    // A call that a test still holds or changes must not fail the run.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  newAccount: ({ accounts, leakDetector }, use) =>
    use(async () => {
      const account = await accounts.add();
      leakDetector.record(account);
      return account;
    }),
  account: async ({ newAccount }, use) => use(await newAccount()),
  signedIn: async ({ page, account }, use) => {
    await signIn(page, account);
    await use(page);
  },
});

/** The database of a slow machine had no connection free, and the page asks again. What a test waits for has to come all the same. */
const isBusy = (error: string) => error.includes("status of 503");

/** Signs in on this page without the form, before the app opens. */
export async function signIn(page: Page, { token }: Account, path = "/"): Promise<void> {
  // Within the app a new address would change only the hash and load nothing.
  if (page.url() !== "about:blank") await page.goto("about:blank");
  const keep = await page.addInitScript((token) => localStorage.setItem("token", token), token);
  await page.goto(`/#${path}`);
  await keep.dispose();
  // The server's HTML only says that it is loading, and does not react to a change of the address yet.
  await page.getByRole("main").filter({ hasNotText: texts.conversation.loadingConfiguration }).waitFor();
}

const noteCalls = JSON.stringify(join(__dirname, "../process/record-connections.cjs"));

/** The environment that makes the app record its connections in `file`. `--require`, because with `--import` Node would load the start script as a module. */
const recordConnections = (file: string) => ({ NODE_OPTIONS: `--require ${noteCalls}`, CALLED_FILE: file });

/** Every host that the app connected to, except its database, itself and those of `urls`. */
async function unexpectedHosts(file: string, app: App, urls: string[]): Promise<string[]> {
  const called = new Set((await readFile(file, "utf8")).trim().split("\n"));
  const known = [...urls, app.url].map((url) => Number(new URL(url).port));
  const [, , , database] = (await readFile(join(app.folder, "database/postmaster.pid"), "utf8")).split("\n");
  const ports = [...known, Number(database)].join("|");
  return [...called].filter((address) => !new RegExp(`^(127\\.0\\.0\\.1|localhost):(${ports})$`).test(address));
}
