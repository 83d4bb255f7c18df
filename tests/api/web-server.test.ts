import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { refusalTexts } from "@/lib/texts/refusal";
import { openWebServer, type WebServer } from "../../lib/launcher/web-server";

let server: WebServer;

beforeAll(async () => {
  server = await openWebServer(0);
  server.serve((_, response) => response.end("{}"));
});
afterAll(() => server.close(AbortSignal.abort()));

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const asked = request({ port: server.port, method, path, headers, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
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

test("a refusal is nothing that a browser runs or shows in a frame", async () => {
  expect((await ask("POST", "/")).headers).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
});

test("headers that only proxies may send are ignored when a visitor sends them", async () => {
  const names = ["x-middleware-rewrite", "x-matched-path", "x-now-route-matches", "x-nextjs-data", "next-resume"];
  const heard = new Promise<string[]>((resolve) => {
    server.serve((received, response) => {
      resolve([...Object.entries(received.headers), received.rawHeaders].flat().map(String));
      response.end("{}");
    });
  });
  const headers = Object.fromEntries([...names, "x-forwarded-for", "x-of-mine"].map((name) => [name, "claimed"]));
  request({ port: server.port, headers, agent: false }).end();
  const ofMine = ["x-of-mine", "claimed"];
  expect((await heard).filter((said) => [...names, ...ofMine].includes(said))).toEqual([...ofMine, ...ofMine]);
});

test.each(["/api/login", "/api/conversations/%E2%82%AC?cursor=%"])("%s is passed on", async (path) => {
  expect(await ask("GET", path)).toMatchObject({ status: 200, body: {} });
});
