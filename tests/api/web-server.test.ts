import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { TrustedProxies } from "@/lib/config/trusted-proxies";
import { refusalTexts } from "@/lib/texts/refusal";
import { openWebServer, type WebServer } from "../../lib/launcher/web-server";

let server: WebServer;

beforeAll(async () => {
  server = await openWebServer({ port: 0 });
  server.serve((_, response) => response.end("{}"));
});
afterAll(() => server.close(AbortSignal.abort()));

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const sent = request({ port: server.port, method, path, headers, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(await text(answer)) };
}

const malformed = [
  "/api/%E0%A4%A",
  "/api/%",
  "/api/%ff",
  "/api/conversations/%zz",
  "http://evil.example/api/login",
  "*",
];

test.each(malformed)("%s is refused in JSON", async (path) => {
  expect(await ask("GET", path)).toMatchObject({
    status: 400,
    body: { message: refusalTexts.malformedAddress, code: "invalid_request" },
  });
});

test.each(["1.2.3.4.5", "a:99999", "a b", "[::1"])("an address at %s is refused in JSON", async (host) => {
  expect(await ask("GET", "/api/login", { host })).toMatchObject({
    status: 400,
    body: { message: refusalTexts.malformedAddress, code: "invalid_request" },
  });
});

test.each(["TRACE", "PROPFIND", "LINK"])("%s is refused in JSON", async (method) => {
  const { status, headers, body } = await ask(method, "/api/login");
  expect({ status, body }).toEqual({
    status: 405,
    body: { message: refusalTexts.methodNotAllowed, code: "method_not_allowed" },
  });
  expect(headers.allow).toContain("POST");
});

test("an idle connection is announced to stay open for 130 s", async () => {
  expect((await ask("GET", "/api/login", { connection: "keep-alive" })).headers["keep-alive"]).toBe("timeout=130");
});

test("a refusal is nothing that a browser runs or shows in a frame", async () => {
  expect((await ask("POST", "/")).headers).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
});

/** The headers that the app sees of a request, as a list of names and values. */
async function seenBy({ port, serve }: WebServer, headers: Record<string, string>): Promise<string[]> {
  const seen = new Promise<string[]>((resolve) => {
    serve((received, response) => {
      resolve([...Object.entries(received.headers), received.rawHeaders].flat().map(String));
      response.end("{}");
    });
  });
  request({ port, headers, agent: false }).end();
  return seen;
}

test("headers that only proxies may send are ignored when a visitor sends them", async () => {
  const internal = ["x-middleware-rewrite", "x-matched-path", "x-now-route-matches", "x-nextjs-data", "next-resume"];
  const forwarded = [
    "forwarded",
    "x-forwarded-proto",
    "x-forwarded-host",
    "x-forwarded-port",
    "x-vercel-forwarded-for",
  ];
  const names = [...internal, ...forwarded];
  const headers = Object.fromEntries([...names, "x-forwarded-for", "x-of-mine"].map((name) => [name, "claimed"]));
  const ofMine = ["x-of-mine", "claimed"];
  const seen = await seenBy(server, headers);
  expect(seen.filter((part) => [...names, ...ofMine].includes(part))).toEqual([...ofMine, ...ofMine]);
  expect(seen.join(" ")).toMatch(/x-forwarded-for (127\.0\.0\.1|::1)/);
});

test("a trusted proxy decides the visitor's address, protocol and host, and claims made before it are ignored", async () => {
  const proxies = TrustedProxies.parse("loopback");
  const behindProxy = await openWebServer({ port: 0, host: "127.0.0.1", proxies });
  const headers = {
    "x-forwarded-for": "6.6.6.6, 192.0.2.7",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "a.example",
  };
  const seen = await seenBy(behindProxy, {
    ...headers,
    "x-matched-path": "/claimed",
    "x-vercel-forwarded-for": "6.6.6.6",
  });
  await behindProxy.close(AbortSignal.abort());
  const forwarded = { ...headers, "x-forwarded-for": "192.0.2.7" };
  for (const pair of Object.entries(forwarded)) expect(seen.join(" ")).toContain(pair.join(" "));
  expect(seen.join(" ")).not.toMatch(/6\.6\.6\.6|claimed/);
});

test("with a host it listens there and nowhere else, and an address of another machine is refused", async () => {
  const local = await openWebServer({ port: 0, host: "127.0.0.2" });
  expect(local.url).toBe(`http://127.0.0.2:${local.port}`);
  await expect(once(request({ port: local.port, host: "127.0.0.1" }).end(), "response")).rejects.toThrow(
    "ECONNREFUSED",
  );
  await local.close(AbortSignal.abort());
  await expect(openWebServer({ port: 0, host: "192.0.2.1" })).rejects.toThrow(
    "HOST is not an address of this machine.",
  );
});

test.each(["/api/login", "/api/conversations/%E2%82%AC?cursor=%"])("%s is passed on", async (path) => {
  expect(await ask("GET", path)).toMatchObject({ status: 200, body: {} });
});
