import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { jwtVerify, SignJWT } from "jose";
import { NextRequest } from "next/server";
import { GET } from "@/app/metrics/route";
import { signToken } from "@/lib/server/auth/token";
import { env } from "@/lib/server/env";
import { proxy } from "@/proxy";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, startConversation } from "../support/api/chat";
import { call, type Person, send, signUp } from "../support/api/client";
import { fetchFile, upload } from "../support/api/files";
import { testInProcess } from "../support/api/in-process-only";

// With a RATE_LIMIT_FACTOR of 0.
fakeProvider();
captureConsole();

const token = "a token that only Prometheus knows, nobody else";
const scrape = (authorization?: string) =>
  GET(new Request("http://localhost:3000/metrics", { headers: authorization ? { authorization } : {} }));

testInProcess(
  "the metrics count requests and have nothing about a person, and only METRICS_TOKEN opens them",
  async () => {
    expect((await scrape(`Bearer ${token}`)).status).toBe(404);
    Object.assign(env(), { METRICS_TOKEN: token });
    expect([(await scrape()).status, (await scrape("Bearer another")).status]).toEqual([404, 404]);
    const person = await signUp();
    const { body } = await startConversation(person);
    for (const path of ["a", "a/b", "%41/b"]) await call("GET", `/api/nowhere/${path}`);
    expect(await (await scrape(`Bearer ${token}`)).text()).not.toMatch(/^flexi_backup_age/m);
    const dayBefore = new Date(Date.now() - 86_400_000).toISOString();
    await writeFile(join(env().DATA_DIR, "last-backup"), `${dayBefore}\n`);
    const text = await (await scrape(`Bearer ${token}`)).text();
    expect(text).toMatch(/^flexi_backup_age_seconds 864\d\d/m);
    expect(text).toMatch(/flexi_request_seconds_count\{method="POST",route="\/api\/grok",status="200"\} 1/);
    expect(text).toContain('flexi_request_seconds_count{method="GET",route="other",status="404"} 3');
    expect(text).not.toContain("nowhere");
    for (const name of ["flexi_disk_free_bytes", "flexi_database_connections", "flexi_passwords_waiting"])
      expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
    expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
    for (const word of [person.username, body.conversationId]) expect(text).not.toContain(word);
  },
);

testInProcess("pages and calls alike say over TLS what the operator has set about subdomains", async () => {
  const headers = { "x-forwarded-proto": "https" };
  const name = "strict-transport-security";
  for (const [setting, value] of [
    ["off", "max-age=31536000"],
    ["on", "max-age=31536000; includeSubDomains"],
  ] as const) {
    Object.assign(env(), { HSTS_SUBDOMAINS: setting });
    expect(proxy(new NextRequest("http://localhost/", { headers })).headers.get(name)).toBe(value);
    expect((await send("GET", "/api/health", { headers })).headers.get(name)).toBe(value);
    expect((await send("GET", "/api/nowhere", { headers })).headers.get(name)).toBe(value);
  }
  const plain = { "x-forwarded-proto": "http" };
  expect((await send("GET", "/api/health", { headers: plain })).headers.has(name)).toBe(false);
  expect((await send("GET", "/api/health")).headers.has(name)).toBe(false);
});

test("a factor of 0 turns throttling off", async () => {
  const { username } = await signUp();
  for (let time = 0; time < 12; time += 1) {
    const body = { username, password: "wrong" };
    expect(await call("POST", "/api/login", { body })).toMatchObject({ status: 401 });
  }
});

/** The environment is read once, so its parsed form is changed. */
const changeSecret = (AUTH_SECRET: string) =>
  Object.assign(env(), { AUTH_SECRET, AUTH_SECRET_PREVIOUS: env().AUTH_SECRET });

const statusOf = async (token: string) => (await call("GET", "/api/profile", { token })).status;

/** The token of a person, signed again with `secret` and issued some days ago; by itself it would last for a year. */
function issued({ token }: Person, daysAgo: number, secret: string): Promise<string> {
  const claims = JSON.parse(Buffer.from(String(token.split(".")[1]), "base64url").toString());
  const iat = Math.floor(Date.now() / 1000) - daysAgo * 86_400;
  const jwt = new SignJWT({ ...claims, iat, exp: iat + 365 * 86_400 }).setProtectedHeader({ alg: "HS256" });
  return jwt.sign(new TextEncoder().encode(secret));
}

testInProcess(
  "after a change of the secret, tokens of the previous one are good for a week and links until they end; new ones have the new one",
  async () => {
    const old = String(process.env.AUTH_SECRET);
    const ann = await signUp();
    const { file } = await upload(ann, "A letter");
    changeSecret("a new secret that only the tests know");
    expect([await statusOf(ann.token), (await fetchFile(file.fileUrl)).status]).toEqual([200, 200]);
    expect(await statusOf(await issued(ann, 6.9, old))).toBe(200);
    expect(await statusOf(await issued(ann, 7.1, old))).toBe(403);
    expect(await statusOf(await issued(ann, 0, "a secret of somebody else, as long as ours"))).toBe(403);
    const token = await signToken({ sub: "ann", username: "Ann", sid: "session" });
    await expect(jwtVerify(token, new TextEncoder().encode(env().AUTH_SECRET))).resolves.toBeTruthy();
  },
);
