import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { rememberBuiltFiles } from "../../prisma/built-files";
import { compressAnswers } from "../../prisma/compression";

const code = "console.log('é');".repeat(200);
let goOn = () => {};
const server = createServer(
  rememberBuiltFiles(
    compressAnswers(async ({ url }, response) => {
      response.setHeader("content-type", url === "/photo" ? "image/jpeg" : "text/javascript");
      response.setHeader("cache-control", url === "/words" ? "no-transform" : "public, max-age=1, immutable");
      response.write(code.slice(0, 9));
      if (url === "/words") await new Promise<void>((resolve) => (goOn = resolve));
      response.end(code.slice(9));
    }),
  ),
);

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(path: string, accepted: string) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path, headers: { "accept-encoding": accepted }, agent: false }).end();
  return ((await once(sent, "response")) as [IncomingMessage])[0];
}

const readers: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
const script = "/_next/static/chunks/a.js";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["gzip, br;q=0", "gzip"],
  ["identity", undefined],
])("who takes %s gets %s, from memory too", async (accepted, coding) => {
  for (let time = 0; time < 2; time += 1) {
    const answer = await ask(script, accepted);
    expect(answer.headers["content-encoding"]).toBe(coding);
    const bytes = await buffer(answer);
    expect((readers[coding ?? ""] ?? ((same) => same))(bytes).toString()).toBe(code);
    if (coding) expect(bytes.length).toBeLessThan(code.length / 10);
  }
});

test("a picture stays as it is", async () => {
  expect((await ask("/photo", "gzip, br")).headers).not.toHaveProperty("content-encoding");
});

test("words on their way are not held back", async () => {
  const answer = await ask("/words", "gzip, br");
  const [first] = await once(answer, "data");
  expect(`${first}`).toBe(code.slice(0, 9));
  goOn();
  expect(answer.headers).not.toHaveProperty("content-encoding");
  answer.resume();
});
