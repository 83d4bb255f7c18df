import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect } from "@jest/globals";
import { Client } from "pg";
import { SMTPServer } from "smtp-server";
import { importShippedContent } from "@/lib/operator/content";
import { diagnose } from "@/lib/operator/doctor/diagnosis";
import { type FakeAi, startFakeAi } from "../fakes/ai";
import { blobToken, startBlobStore } from "../fakes/blob-store";
import { MailServer } from "../fakes/mail-server";
// With it, the tables are empty before each test.
import "./database";

// An installation in which everything is right, for the tests of what is wrong with one.

const databases = {
  empty: "",
  ascii: "ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C'",
  read_only: "",
};
/** Several workers have one server. */
const ownName = (name: string) => `doctor_${process.pid}_${name}`;
const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL });
/** Its certificate is one that it made itself, as the library does. */
const selfSigned = new SMTPServer({ secure: true, logger: false });
const outside = createServer((_, response) => response.writeHead(site.status, { location: "/" }).end(site.body));
let fakeAi: FakeAi;
let store: Awaited<ReturnType<typeof startBlobStore>>;
let mailUrl = "";
let root = "";

export const mail = new MailServer();
/** The address of a mail server, encrypted from the start. */
export const selfSignedUrl = () => `smtps://127.0.0.1:${(selfSigned.server.address() as AddressInfo).port}`;
export const ai = () => fakeAi;
/** Another database on this worker's server, for one mistake. */
export const otherDatabase = (name: string) => String(process.env.DATABASE_URL).replace(/[^/]+$/, ownName(name));
/** What responds at APP_URL. */
export const site = { status: 200, body: "" };
export const variables: Record<string, string> = {};
export const configFile = (name: string) => join(root, "config", name);

beforeAll(async () => {
  await admin.connect();
  for (const [name, options] of Object.entries(databases)) {
    await admin.query(`CREATE DATABASE ${ownName(name)} TEMPLATE template0 ${options}`);
  }
  await admin.query(`ALTER DATABASE ${ownName("read_only")} SET default_transaction_read_only = on`);
  outside.listen(0, "127.0.0.1");
  fakeAi = await startFakeAi();
  mailUrl = await mail.start();
  selfSigned.on("error", () => {});
  await once(selfSigned.listen(0, "127.0.0.1"), "listening");
  store = await startBlobStore();
});

beforeEach(async () => {
  await importShippedContent(String(process.env.DATABASE_URL));
  root = await mkdtemp(join(String(process.env.TEST_FOLDER), "doctor-"));
  await cp("config", join(root, "config"), { recursive: true });
  Object.assign(site, { status: 200, body: '{"status":"ok"}' });
  fakeAi.fault = null;
  fakeAi.model = { shutdown_date: "2099-12-31" };
  mail.refuse(false);
  for (const name of Object.keys(variables)) delete variables[name];
  Object.assign(variables, {
    DATABASE_URL: process.env.DATABASE_URL,
    DATA_DIR: root,
    AUTH_SECRET: randomBytes(33).toString("base64"),
    APP_URL: `http://127.0.0.1:${(outside.address() as AddressInfo).port}`,
    OPENAI_BASE_URL: fakeAi.baseUrl,
    OPENAI_API_KEY: "sk-only-for-this-test",
    BLOB_READ_WRITE_TOKEN: blobToken,
    SMTP_URL: mailUrl.replace("//", "//ann:hunter-2@"),
    PORT: "0",
    MAIL_FROM: "Flexi <flexi@example.org>",
  });
});

afterAll(async () => {
  for (const name of Object.keys(databases)) await admin.query(`DROP DATABASE ${ownName(name)} WITH (FORCE)`);
  await admin.end();
  await mail.stop();
  await new Promise<void>((resolve) => selfSigned.close(resolve));
  await fakeAi.close();
  store.close();
  outside.closeAllConnections();
  outside.close();
});

/** The findings of the doctor. */
export const examine = (envFiles: { file: string; names: string[] }[] = []) =>
  diagnose({
    variables,
    envFiles,
    root,
    folderOf: ({ DATA_DIR }) => DATA_DIR,
    withDatabase: async ({ DATABASE_URL = "" }, work) => work(DATABASE_URL),
  });

/** Changes a configuration file as text. */
export async function edit(name: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(configFile(name), "utf8");
  expect(text).toMatch(from);
  await writeFile(configFile(name), text.replace(from, to));
}
