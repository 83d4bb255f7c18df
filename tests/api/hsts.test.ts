import { expect } from "@jest/globals";
import { NextRequest } from "next/server";
import { env } from "@/lib/server/env";
import { proxy } from "@/proxy";
import { send } from "../support/api/client";
import { testInProcess as test } from "../support/api/in-process-only";

const headers = { "x-forwarded-proto": "https" };
const name = "strict-transport-security";

test("pages and calls alike say over TLS what the operator has set about subdomains", async () => {
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
