import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { answerHeaders } from "@/lib/answer-headers";
import { texts } from "@/lib/texts";
import { answerCalls } from "../../prisma/calls";

/** What a build makes of a route that has these functions, as far as it is used. */
const route = (functions: string) =>
  `exports.routeModule = { ensureUserland: async () => {}, userland: { ${functions} } };`;
const says = (what: string) => route(`GET: async () => new Response("${what}")`);
const torn = "async function* () { yield Buffer.from('half'); throw new Error('It breaks'); }";

/** A build of a few routes. */
const entrypoints: Record<string, string> = {
  "/api/notes": says("notes"),
  "/api/notes/new": says("new"),
  "/api/notes/[id]": route("GET: async (_, { params }) => Response.json(await params)"),
  "/api/[...path]": route("GET: async (_, { params }) => Response.json(await params)"),
  "/api/echo": route("POST: async (request) => Response.json([request.url, await request.text()])"),
  "/api/cookies": route(
    "GET: async () => new Response(null, { headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2']] })",
  ),
  "/api/failing": route("GET: async () => { throw new Error('It fails'); }"),
  "/api/broken": "throw new Error('It cannot be loaded');",
  "/api/torn": route(`GET: async () => new Response(ReadableStream.from((${torn})()))`),
  "/": says("a page"),
};
const regexes: Record<string, string> = {
  "/api/notes/[id]": "^/api/notes/([^/]+?)(?:/)?$",
  "/api/[...path]": "^/api/(.+?)(?:/)?$",
};

let build = "";
const server = createServer();

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
  server.on("request", await answerCalls(build, (_, response) => response.end("Next")));
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

test("a HEAD is a GET without its body", async () => {
  expect(await ask("/api/notes", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
});

test("a method that a route does not have is left to Next", async () => {
  expect((await ask("/api/notes", { method: "OPTIONS" })).body).toBe("Next");
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

test.each(["/api/failing", "/api/broken"])("%s is answered as a failure of ours", async (path) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const { status, headers, body } = await ask(path);
  expect({ status, body: JSON.parse(body) }).toEqual({ status: 500, body: { message: texts.request.unexpected } });
  expect(headers).toMatchObject({ "content-type": "application/json", "cache-control": "no-store" });
  expect(log).toHaveBeenCalledTimes(1);
  expect(`${log.mock.calls}`).not.toMatch(/It (fails|cannot)/);
  log.mockRestore();
});

test("an answer that breaks is cut off, so that nobody takes it for whole", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  await expect(ask("/api/torn")).rejects.toThrow(/aborted|hang up/);
  log.mockRestore();
});
