import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@jest/globals";
import { GET } from "@/app/metrics/route";
import { env } from "@/lib/server/env";
import { fakeProvider, startConversation } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { testInProcess as test } from "../support/api/in-process-only";

fakeProvider();

const token = "a token that only Prometheus knows, nobody else";
const scrape = (authorization?: string) =>
  GET(new Request("http://localhost:3000/metrics", { headers: authorization ? { authorization } : {} }));

test("the metrics count requests and have nothing about a person, and only METRICS_TOKEN opens them", async () => {
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
});
