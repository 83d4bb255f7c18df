import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PassThrough } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { answerHeaders } from "@/lib/answer-headers";
import { texts } from "@/lib/texts";
import { answerCalls } from "../../prisma/calls";
import { compressAnswers } from "../../prisma/compression";

/** What a build makes of a route that has these functions, as far as it is used. */
const route = (functions: string) =>
  `exports.routeModule = { ensureUserland: async () => {}, resolveHandler: (method) => ({ ${functions} })[method] };`;
const says = (what: string) => route(`GET: async () => new Response("${what}")`);
const streams = (pieces: string, init = "{}") =>
  route(`GET: async () => new Response(ReadableStream.from((async function* () { ${pieces} })()), ${init})`);
const piece = "Buffer.from('A piece. ')";
const endless = (type: string) =>
  route(`GET: async () => new Response(new ReadableStream({
    start: (to) => to.enqueue(${piece}),
    cancel: () => { globalThis.isLeft = true; },
  }), { headers: { 'content-type': ${type} } })`);
const seen = globalThis as { isLeft?: boolean; given?: number };

/** A build of a few routes. */
const entrypoints: Record<string, string> = {
  "/api/notes": says("notes"),
  "/api/notes/new": says("new"),
  "/api/notes/[id]": route("GET: async (_, { params }) => Response.json(await params)"),
  "/api/[[...path]]": route("GET: async (_, { params }) => Response.json(await params)"),
  "/api/echo": route("POST: async (request) => Response.json([request.url, await request.text()])"),
  "/api/refusing": route(
    "POST: async ({ body }) => { for await (const _ of body) return new Response('too large', { status: 413 }); }",
  ),
  "/api/cookies": route(
    "GET: async () => new Response(null, { headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2']] })",
  ),
  "/api/failing": route("GET: async () => { throw new Error('It fails'); }"),
  "/api/broken": "throw new Error('It cannot be loaded');",
  "/api/torn": streams(`yield ${piece}; throw new Error('It breaks');`),
  "/api/torn/early": streams("throw new Error('It breaks');", "{ headers: { 'content-length': '9' } }"),
  "/api/short": streams(`yield ${piece};`, "{ headers: { 'content-length': '90' } }"),
  "/api/unchanged": route(
    "GET: async () => new Response(null, { status: 304, headers: { 'content-type': 'text/plain' } })",
  ),
  "/api/endless": endless("'text/plain'"),
  "/api/endless/file": endless("'image/png', 'content-length': '90'"),
  "/api/long": streams(
    "for (globalThis.given = 0; given < 500; given += 1) yield require('node:crypto').randomBytes(65536);",
    "{ headers: { 'content-type': 'text/plain' } }",
  ),
  "/": says("a page"),
};
const regexes: Record<string, string> = {
  "/api/notes/[id]": "^/api/notes/([^/]+?)(?:/)?$",
  "/api/[[...path]]": "^/api(?:/(.+?))?(?:/)?$",
};

let build = "";
const server = createServer();
/** What was heard of the last answer. */
let listening: { mock: { calls: unknown[][] } };

beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), "flexi-calls-"));
  const write = async (name: string, content: string) => {
    await mkdir(dirname(join(build, name)), { recursive: true });
    await writeFile(join(build, name), content);
  };
  const pages = Object.keys(entrypoints);
  const files = Object.fromEntries(pages.map((page, place) => [`${page}/route`, `app/${place}.js`]));
  for (const [place, page] of pages.entries()) await write(`server/app/${place}.js`, entrypoints[page] ?? "");
  await write("server/app-paths-manifest.json", JSON.stringify(files));
  const dynamicRoutes = Object.entries(regexes).map(([page, regex]) => ({ page, regex }));
  await write("routes-manifest.json", JSON.stringify({ dynamicRoutes }));
  const answer = await answerCalls(build, (_, response) => response.end("Next"));
  const observed: RequestListener = (request, response) => {
    listening = jest.spyOn(response, "on");
    answer(request, response);
  };
  server.on("request", compressAnswers(observed));
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(build, { recursive: true, force: true });
});

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

async function ask(path: string, { method = "GET", headers = {}, body = "" }: Asked = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path, method, headers, agent: false }).end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

test.each([
  ["/api/notes", "notes"],
  ["/api/notes?cursor=%2F", "notes"],
  ["/api/notes/new", "new"],
  ["/api/notes/a-b_1", '{"id":"a-b_1"}'],
  ["/api/notes/a-b_1?id=other", '{"id":"a-b_1"}'],
  ["/api/elsewhere/and/further", '{"path":["elsewhere","and","further"]}'],
])("%s reaches its own function", async (path, said) => {
  expect(await ask(path)).toMatchObject({ status: 200, body: said });
});

test.each([
  "/",
  "/api",
  "/api/notes/",
  "/api//notes",
  "/api/notes/%6Eew",
  "/api/notes/../notes",
  "/api/notes/.hidden",
  "/api/notes/new.rsc",
  "/API/notes",
  "/apinotes",
])("%s is left to Next", async (path) => {
  expect((await ask(path)).body).toBe("Next");
});

test("a function is given the whole address and the body", async () => {
  const { body } = await ask("/api/echo?cursor=%2F&nxtPid=1", { method: "POST", body: "Words, 🙂" });
  expect(JSON.parse(body)).toEqual([expect.stringMatching(/\/api\/echo\?cursor=%2F&nxtPid=1$/), "Words, 🙂"]);
});

test("who sends too much is answered although nobody reads it to its end", async () => {
  const body = "x".repeat(1_000_000);
  expect(await ask("/api/refusing", { method: "POST", body })).toMatchObject({ status: 413, body: "too large" });
});

test("each cookie has a line of its own", async () => {
  expect((await ask("/api/cookies")).headers["set-cookie"]).toEqual(["a=1", "b=2"]);
});

test("an answer says what a browser may do with it", async () => {
  const { headers } = await ask("/api/notes");
  expect(headers).toMatchObject(answerHeaders);
  expect(headers).not.toHaveProperty("strict-transport-security");
  const secure = await ask("/api/notes", { headers: { "x-forwarded-proto": "https" } });
  expect(secure.headers).toMatchObject({
    ...headers,
    date: secure.headers.date,
    "strict-transport-security": expect.any(String),
  });
});

test.each(["/api/failing", "/api/broken", "/api/torn/early"])("%s is answered as a failure of ours", async (path) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const { status, headers, body } = await ask(path);
  expect({ status, body: JSON.parse(body) }).toEqual({ status: 500, body: { message: texts.request.unexpected } });
  expect(headers).toMatchObject({ "content-type": "application/json", "cache-control": "no-store" });
  expect(log).toHaveBeenCalledTimes(1);
  expect(`${log.mock.calls}`).not.toMatch(/It (fails|cannot)/);
  log.mockRestore();
});

test.each(["/api/torn", "/api/short"])(
  "%s breaks off, so that nobody takes it for whole, and is logged",
  async (path) => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
    await expect(ask(path)).rejects.toThrow(/aborted|hang up/);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  },
);

const decoders = { identity: () => new PassThrough(), gzip: createGunzip, br: createBrotliDecompress };

describe.each(Object.entries(decoders))("with %s", (coding, decoder) => {
  async function open(path: string) {
    const { port } = server.address() as AddressInfo;
    const headers = { "accept-encoding": coding };
    const [answer] = await once(request({ port, path, headers, agent: false }).end(), "response");
    return answer as IncomingMessage;
  }

  test("an answer without a body is whole", async () => {
    expect(await ask("/api/unchanged", { headers: { "accept-encoding": coding } })).toMatchObject({
      status: 304,
      body: "",
    });
  });

  test.each(["/api/endless", "/api/endless/file"])(
    "a piece of %s is sent at once, and who leaves ends it",
    async (path) => {
      const log = jest.spyOn(console, "error").mockImplementation(() => {});
      const answer = await open(path);
      const isCompressed = answer.headers["content-encoding"] !== undefined;
      const [first] = await once(answer.pipe(isCompressed ? decoder() : new PassThrough()), "data");
      expect(`${first}`).toBe("A piece. ");
      answer.destroy();
      for (let waited = 0; !seen.isLeft && waited < 5_000; waited += 5) await wait(5);
      expect(seen.isLeft).toBe(true);
      seen.isLeft = false;
      await wait(20);
      expect(log).not.toHaveBeenCalled();
      log.mockRestore();
    },
  );

  test("a long answer waits for who takes it, with one listener", async () => {
    const answer = await open("/api/long");
    await wait(300);
    expect(seen.given).toBeLessThan(400);
    expect((await buffer(answer)).length).toBeGreaterThan(500 * 65_000);
    expect(listening.mock.calls.filter(([event]) => event === "drain").length).toBe(1);
  });
});
