import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import type { Thread } from "@/lib/api/responses";
import { loadOrCreateSecret } from "../../lib/launcher/secret";
import { scripts } from "../../package.json";
import { methods, routes } from "../support/api/routes";
import { expect, test } from "../support/browser/test";
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

test("Next's own server responds like ours, and each reads what the other wrote", async ({
  app,
  fakeAi,
  mailbox,
  account,
}) => {
  // As on a serverless host, with the same build and the same database as the app.
  const env = {
    ...process.env,
    ...{ DATABASE_URL: await databaseUrlOf(app.folder), DATA_DIR: app.folder, APP_URL: app.url, FLEXI_FRONT: "" },
    ...{ AUTH_SECRET: await loadOrCreateSecret(join(app.folder, "secret")), OPENAI_BASE_URL: fakeAi.baseUrl },
    SMTP_URL: mailbox.url,
  };
  await whileNextRuns(root, env, (nextUrl) => compare(app.url, nextUrl, `Bearer ${account.token}`));
});

async function compare(ourUrl: string, nextUrl: string, authorization: string): Promise<void> {
  await test.step("to every read, and to every write without a token", async () => {
    const sameFromBoth = async (method: string, path: string) => {
      const init = { method, headers: isReading(method) ? { authorization } : undefined };
      const response = await ask(nextUrl, path, init);
      expect(response, `${method} ${path}`).toEqual(await ask(ourUrl, path, init));
      return response;
    };
    for (const path of paths) {
      // Where PATCH is refused, the response lists what is allowed.
      const { headers } = await sameFromBoth("PATCH", path);
      for (const method of headers.allow?.split(", ") ?? methods) await sameFromBoth(method, path);
    }
    for (const method of ["HEAD", "OPTIONS"]) await sameFromBoth(method, "/api/profile");
  });

  await test.step("a conversation written through one is read through the other", async () => {
    const headers = { authorization, "content-type": "application/json", accept: "text/event-stream" };
    const answers = [{ question: "Which place?", answer: "The lighthouse 🗼 at Skagen." }];
    const body = JSON.stringify({ projectName: "Skagen", topic: "place", questionAnswers: answers });
    for (const [one, other] of [
      [ourUrl, nextUrl],
      [nextUrl, ourUrl],
    ] as const) {
      const events = await ask(one, "/api/grok", { method: "POST", headers, body });
      expect(events.body).toContain("event: done");
      const [, id = ""] = /"conversationId":"([^"]+)"/.exec(events.body) ?? [];
      const read = await ask(other, `/api/conversations/${id}`, { headers: { authorization } });
      const { conversation } = JSON.parse(read.body) as Thread;
      expect(conversation.questionAnswers).toEqual(answers);
      expect(conversation.response).toBeTruthy();
    }
  });
}
