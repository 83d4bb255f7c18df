import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { rememberBuiltFiles } from "../../prisma/built-files";

const script = "/_next/static/chunks/0a-b_c.js";
const code = "console.log('é')".repeat(100);
const gzipped = gzipSync(code);
const browser = { "accept-encoding": "gzip, deflate, br" };

let asked: string[] = [];
let status = 200;
/** Of a large answer. */
let size = 0;
const server = createServer(
  rememberBuiltFiles(({ url = "", headers }, response) => {
    asked.push(url);
    response.statusCode = status;
    response.setHeader("Cache-Control", url.endsWith(".txt") ? "no-cache" : "public, max-age=31536000, immutable");
    response.setHeader("X-Accepted", `${headers["accept-encoding"]}`);
    response.setHeader("X-Seen", String(headers["x-forwarded-proto"]));
    // As Next does: in pieces, of a length that is not said before.
    response.write(gzipped.subarray(0, 20));
    response.end(size ? Buffer.alloc(size) : gzipped.subarray(20));
  }),
);

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  [asked, status, size] = [[], 200, 0];
});

async function ask(path: string, headers: IncomingHttpHeaders = browser, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path, method, headers, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const { date: _, "transfer-encoding": __, "content-length": ___, ...own } = answer.headers;
  return { status: answer.statusCode, headers: own, body: await buffer(answer) };
}

test("a file of the build is read once, and answered the same from then on", async () => {
  const first = await ask(script);
  expect(first).toMatchObject({ status: 200, headers: { "x-seen": "undefined" }, body: gzipped });
  expect([await ask(script), await ask(script)]).toEqual([first, first]);
  expect(asked).toEqual([script]);
});

test("over HTTPS it is answered as over HTTPS", async () => {
  const path = "/_next/static/chunks/secure.js";
  const secure = { ...browser, "x-forwarded-proto": "https" };
  const seen = [await ask(path, secure), await ask(path), await ask(path, secure), await ask(path)];
  expect(seen.map(({ headers }) => headers["x-seen"])).toEqual(["https", "undefined", "https", "undefined"]);
  expect(asked).toHaveLength(2);
});

test("whoever cannot read the better compression is not sent it, whoever came first", async () => {
  const path = "/_next/static/chunks/coded.js";
  const simple = { "accept-encoding": "gzip, deflate" };
  const seen = [await ask(path), await ask(path, simple), await ask(path), await ask(path, simple)];
  expect(seen.map(({ headers }) => headers["x-accepted"])).toEqual(
    [browser, simple, browser, simple].map((it) => it["accept-encoding"]),
  );
  expect(asked).toHaveLength(2);
});

const others: Record<string, [path: string, headers?: IncomingHttpHeaders, method?: string]> = {
  "a part of it": [script, { ...browser, range: "bytes=0-9" }],
  "a question whether it has changed": [script, { ...browser, "if-none-match": '"a"' }],
  "somebody who takes nothing compressed": [script, {}],
  "somebody who refuses what is compressed": [script, { "accept-encoding": "gzip ;q=0" }],
  "somebody who refuses one kind of it": [script, { "accept-encoding": "gzip, br;q=0" }],
  "its headers alone": [script, browser, "HEAD"],
  "its name with something behind it": [`${script}?x=1`],
  "its name in another spelling": ["/_next/static/chunks/%30a-b_c.js"],
  "a way around to it": ["/_next/static/media/../chunks/0a-b_c.js"],
  "an API": ["/api/profile"],
  "what changes": ["/_next/static/chunks/changing.txt"],
};

test.each(Object.entries(others))("%s is asked for each time", async (_, call) => {
  await ask(script);
  asked = [];
  await ask(...call);
  await ask(...call);
  expect(asked).toEqual([call[0], call[0]]);
});

test("a failure is not remembered", async () => {
  const path = "/_next/static/chunks/late.js";
  status = 500;
  expect(await ask(path)).toMatchObject({ status: 500 });
  status = 200;
  expect(await ask(path)).toMatchObject({ status: 200 });
  expect(asked).toHaveLength(2);
});

test("what is remembered has an end, whatever is asked for", async () => {
  const names = Array.from({ length: 8 }, (_, number) => `/_next/static/chunks/big-${number}.js`);
  size = 1024 ** 2 + 1;
  for (const path of [...names, ...names]) await ask(path);
  expect(asked).toEqual([...names, names[7]]);
});
