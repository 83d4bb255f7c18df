import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { json, text } from "node:stream/consumers";
import { rateLimits } from "../../lib/api/server-limits";
import type { FakeAi } from "../support/fakes/ai";
import { megabyte } from "../support/load/raw-http";
import type { App } from "../support/process/app";
import { withAppAndProvider } from "../support/process/app-with-provider";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import { memoryOf, newWriter, type Writer } from "../support/process/client";
import {
  isInstalled,
  type ProxyName,
  proxies,
  type ReverseProxy,
  startReverseProxy,
} from "../support/process/reverse-proxy";

/** A tenth of every rate limit, so that few registrations reach it. */
const factor = 0.1;
const allowed = rateLimits.register.count * factor;
const jsonType = { "content-type": "application/json" };

/** Whether the first word of a reply is here while the provider has not sent the second. */
async function streams({ ask }: ReverseProxy, { token }: Writer, provider: FakeAi): Promise<boolean> {
  provider.fault = "pause";
  const headers = { ...jsonType, authorization: `Bearer ${token}`, accept: "text/event-stream" };
  const response = await ask("/api/grok", { method: "POST", headers, body: JSON.stringify(memoryOf("Skagen")) });
  let events = "";
  response.setEncoding("utf8").on("data", (chunk: string) => (events += chunk));
  const deadline = AbortSignal.timeout(10_000);
  while (!events.includes("event: delta")) await once(response, "data", { signal: deadline });
  const isBeforeTheEnd = !events.includes("event: done");
  provider.fault = null;
  provider.resume();
  if (!response.readableEnded) await once(response, "end");
  return isBeforeTheEnd && events.includes("event: done");
}

async function uploads({ ask }: ReverseProxy, { token }: Writer): Promise<boolean> {
  const form = new FormData();
  form.set(
    "file",
    new Blob(["A line of a long text.\n".repeat((3 * megabyte) / 23)], { type: "text/plain" }),
    "long.txt",
  );
  const sent = new Response(form);
  const headers = { authorization: `Bearer ${token}`, "content-type": sent.headers.get("content-type") ?? "" };
  const response = await ask("/api/upload", { method: "POST", headers, body: Buffer.from(await sent.arrayBuffer()) });
  return response.statusCode === 200 && Boolean(await json(response));
}

/** Whether the page, a file of the build and the API demand https (Strict-Transport-Security). */
async function isStrict({ ask }: ReverseProxy): Promise<boolean> {
  const page = await ask("/");
  const [script = ""] = /\/_next\/static\/[^"]+\.js/.exec(await text(page)) ?? [];
  const responses = [page, await ask(script), await ask("/api/health")];
  for (const response of responses) response.resume();
  return responses.every(({ headers }) => headers["strict-transport-security"]);
}

/** How many of a visitor's registrations from forged addresses pass, and whether another visitor may register then. */
async function limitVisitors({ ask }: ReverseProxy, { username }: Writer): Promise<Outcome> {
  const body = JSON.stringify({ username, password: "open sesame", email: "taken@example.org" });
  const register = async (from: string, claimed: string) => {
    const forged = { "x-forwarded-for": claimed, forwarded: `for=${claimed}`, "x-real-ip": claimed };
    const response = await ask("/api/register", { method: "POST", headers: { ...jsonType, ...forged }, body, from });
    response.resume();
    return response.statusCode;
  };
  const statuses: (number | undefined)[] = [];
  for (let index = 0; index < 2 * allowed; index += 1) statuses.push(await register("127.0.0.3", `192.0.2.${index}`));
  const passed = statuses.filter((status) => status !== 429).length;
  const other = await register("127.0.0.4", "127.0.0.3");
  return { figure: `${passed} of ${statuses.length} forged registrations`, isMet: passed === allowed && other !== 429 };
}

async function redirects({ http }: ReverseProxy): Promise<boolean> {
  const headers = { host: "flexi.example.org" };
  const [{ headers: answered }] = (await once(get({ port: http, headers }), "response")) as [IncomingMessage];
  return answered.location === "https://flexi.example.org/";
}

async function judge(name: ProxyName, app: App, provider: FakeAi): Promise<Outcome> {
  const writer = await newWriter(app.url);
  const proxy = await startReverseProxy(name, Number(new URL(app.url).port));
  try {
    const checks = {
      "streams a reply": await streams(proxy, writer, provider),
      "passes 3 MB": await uploads(proxy, writer),
      "is strict about https": await isStrict(proxy),
      // Caddy redirects by itself, from port 80, which a test cannot open.
      ...(name === "nginx" && { "redirects to https": await redirects(proxy) }),
    };
    const visitors = await limitVisitors(proxy, writer);
    const figures = Object.entries(checks).map(([what, isMet]) => (isMet ? what : `NOT: ${what}`));
    const isMet = Object.values(checks).every(Boolean) && visitors.isMet;
    return { figure: `${name} ${[...figures, `lets ${visitors.figure} through`].join(", ")}`, isMet };
  } finally {
    await proxy.stop();
  }
}

export const chaosTest: ChaosTest = {
  claim: "behind the nginx and the Caddy of the README everything works as without them",
  goal: `a first word before the end, uploads, https headers, ${allowed} registrations a minute for each visitor`,
  async run() {
    const installed = (Object.keys(proxies) as ProxyName[]).filter(isInstalled);
    if (installed.length === 0) return { skipped: "neither is installed" };
    const outcomes: Outcome[] = [];
    for (const name of installed) {
      const environment = { TRUSTED_PROXIES: "127.0.0.1", HOST: "127.0.0.1", RATE_LIMIT_FACTOR: `${factor}` };
      outcomes.push(await withAppAndProvider((app, provider) => judge(name, app, provider), environment));
    }
    return {
      figure: outcomes.map(({ figure }) => figure).join("; "),
      isMet: outcomes.every(({ isMet }) => isMet),
    };
  },
};
