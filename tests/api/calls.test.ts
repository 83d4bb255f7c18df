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

const says = (what: string) => `exports.handler = async (request, response) => {
  response.flushHeaders();
  response.end("${what}");
};`;

/** A build of a few routes. */
const entrypoints: Record<string, string> = {
  "/api/notes": says("notes"),
  "/api/notes/new": says("new"),
  "/api/notes/[id]": says("one note"),
  "/api/[[...path]]": says("anything else"),
  "/api/context": "exports.handler = async (_, response, context) => response.end(JSON.stringify(context));",
  "/api/failing": "exports.handler = async () => { throw new Error('It fails'); };",
  "/api/broken": "throw new Error('It cannot be loaded');",
  "/api/torn": "exports.handler = async (_, response) => { response.write('half'); throw new Error('It breaks'); };",
  "/": says("a page"),
};
const regexes: Record<string, string> = {
  "/api/notes/[id]": "^/api/notes/([^/]+?)(?:/)?$",
  "/api/[[...path]]": "^/api(?:/(.+?))?(?:/)?$",
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

async function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(request({ port, path, headers, agent: false }).end(), "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

test.each([
  ["/api/notes", "notes"],
  ["/api/notes?cursor=%2F", "notes"],
  ["/api/notes/new", "new"],
  ["/api/notes/a-b_1", "one note"],
  ["/api/elsewhere/and/further", "anything else"],
])("%s reaches its own handler", async (path, said) => {
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

test("no parameter of a route is taken out of the query", async () => {
  expect(JSON.parse((await ask("/api/context?nxtPid=other")).body)).toEqual({ requestMeta: { query: {} } });
});

test("head and body are one packet", async () => {
  expect((await ask("/api/notes")).headers).toMatchObject({ "content-length": "5" });
});

test("an answer says what a browser may do with it", async () => {
  const { headers } = await ask("/api/notes");
  expect(headers).toMatchObject(answerHeaders);
  expect(headers).not.toHaveProperty("strict-transport-security");
  const secure = await ask("/api/notes", { "x-forwarded-proto": "https" });
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
  await expect(ask("/api/torn")).rejects.toThrow("aborted");
  log.mockRestore();
});
