import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import type { Thread } from "@/lib/api/responses";
import { loadOrCreateSecret } from "../../lib/launcher/secret";
import { scripts } from "../../package.json";
import { methods, routes } from "../support/api/routes";
import { test as base, expect } from "../support/browser/test";
import { callApp } from "../support/process/client";
import { databaseUrlOf, query } from "../support/process/database";
import { whileNextRuns } from "../support/process/next-server";

const root = resolve(__dirname, "../..");

/** Headers that depend on the connection or the request and not on the route. */
const connectionHeaders = [
  "date",
  "x-request-id",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-encoding",
  "content-length",
  "vary",
];

/** Next's own server, as on a serverless host, with the same build and the same database as the app. */
const test = base.extend<object, { nextUrl: string }>({
  nextUrl: [
    async ({ app, fakeAi }, use) => {
      const env = {
        ...process.env,
        ...{ DATABASE_URL: await databaseUrlOf(app.folder), DATA_DIR: app.folder, APP_URL: app.url, FLEXI_FRONT: "" },
        ...{ AUTH_SECRET: await loadOrCreateSecret(join(app.folder, "secret")), OPENAI_BASE_URL: fakeAi.baseUrl },
      };
      await whileNextRuns(root, env, use);
    },
    { scope: "worker" },
  ],
});

async function ask(url: string, path: string, init: RequestInit = {}) {
  const response = await fetch(url + path, { redirect: "manual", ...init });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !connectionHeaders.includes(name)));
  const body = await response.text();
  return { status: response.status, headers, body: body.replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"some time"') };
}

test("an empty Postgres takes its first registration after npm run build and next start, with no further command", async ({
  app,
}) => {
  await query(await databaseUrlOf(app.folder), "CREATE DATABASE deployed");
  const env = {
    ...process.env,
    ...{ DATABASE_URL: await databaseUrlOf(app.folder, "deployed"), DATA_DIR: app.folder, APP_URL: app.url },
    ...{ AUTH_SECRET: randomBytes(33).toString("base64"), FLEXI_FRONT: "", DATABASE_URL_UNPOOLED: "", MIGRATE: "" },
  };
  const [, ...flags] = scripts.build.split(" ");
  const output = execFileSync(process.execPath, flags, { cwd: root, env, encoding: "utf8" });
  expect(output).toMatch(/^The build is up to date\.\nThe database is up to date, \d+ migrations were missing\.\n/);
  await whileNextRuns(root, env, async (url) => {
    const person = { username: "ann", password: "open sesame", email: "ann@example.org" };
    expect((await callApp(url, "/api/register", { body: person })).status).toBe(201);
    expect((await callApp(url, "/api/login", { body: person })).status).toBe(200);
    expect((await callApp(url, "/api/health", { method: "GET" })).body).toMatchObject({ status: "ok" });
  });
});

const isReading = (method: string) => method === "GET" || method === "HEAD";

/** The path of every API route on disk, with "some" for its parameters. */
const paths = routes
  .map(({ path }) => path.replaceAll(/\[+(?:\.\.\.)?\w+\]+/g, "some"))
  .filter((path) => path.startsWith("/api/"));

test("Next's own server responds like ours to every read, and to every write without a token", async ({
  app,
  nextUrl,
  account,
}) => {
  const authorization = `Bearer ${account.token}`;
  for (const path of paths) {
    for (const method of [...methods, "HEAD", "OPTIONS"]) {
      const init = { method, headers: isReading(method) ? { authorization } : undefined };
      expect(await ask(nextUrl, path, init), `${method} ${path}`).toEqual(await ask(app.url, path, init));
    }
  }
});

test("a conversation written through one server is read through the other", async ({ app, nextUrl, account }) => {
  const headers = { authorization: `Bearer ${account.token}`, "content-type": "application/json" };
  const answers = [{ question: "Which place?", answer: "The lighthouse 🗼 at Skagen." }];
  for (const [one, other] of [
    [app.url, nextUrl],
    [nextUrl, app.url],
  ] as const) {
    const message = JSON.stringify({ projectName: "Skagen", topic: "place", questionAnswers: answers });
    const events = await ask(one, "/api/grok", {
      method: "POST",
      headers: { ...headers, accept: "text/event-stream" },
      body: message,
    });
    const [, id = ""] = /"conversationId":"([^"]+)"/.exec(events.body) ?? [];
    const read = await ask(other, `/api/conversations/${id}`, { headers });
    const { conversation } = JSON.parse(read.body) as Thread;
    expect(conversation.questionAnswers).toEqual(answers);
    expect(conversation.response).toBeTruthy();
    expect(events.body).toContain("event: done");
  }
});
