import { once } from "node:events";
import { afterEach, expect, jest, test } from "@jest/globals";
import { serverLimits } from "@/lib/api/server-limits";
import { bodyUpTo } from "@/lib/server/http/body";
import { streamFormFile } from "@/lib/server/http/multipart";
import { openWebServer, type WebServer } from "../../lib/launcher/web-server";
import { open, sendSlowly } from "../support/load/raw-http";

const pace = { bytes: 100, ms: 30_000 };

afterEach(() => {
  jest.useRealTimers();
});

/** A request whose body the test writes itself, under fake timers. */
function openRequest(headers: Record<string, string> = {}) {
  jest.useFakeTimers();
  const { readable, writable } = new TransformStream<Uint8Array>();
  const init = { method: "POST", headers, body: readable, duplex: "half" };
  return { request: new Request("http://localhost/api/notes", init as RequestInit), sender: writable.getWriter() };
}

/** The size of the body, or the code of its refusal. */
async function read(request: Request, onPiece = () => {}): Promise<number | string> {
  let size = 0;
  try {
    for await (const piece of bodyUpTo(request, 10_000, "Too large", pace)) {
      size += piece.byteLength;
      onPiece();
    }
    return size;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

async function sendPieces(sender: WritableStreamDefaultWriter<Uint8Array>, size: number, everyMs: number) {
  for (let count = 0; count < 50; count += 1) {
    await jest.advanceTimersByTimeAsync(everyMs);
    sender.write(Buffer.alloc(size)).catch(() => {});
  }
}

test("a body that stops arriving is refused with 408", async () => {
  const { request } = openRequest();
  const reading = read(request);
  await jest.advanceTimersByTimeAsync(pace.ms);
  expect(await reading).toBe("request_timeout");
});

test("a body that arrives too slowly is refused with 408", async () => {
  const { request, sender } = openRequest();
  const reading = read(request);
  await sendPieces(sender, 1, pace.ms / 10);
  expect(await reading).toBe("request_timeout");
});

test("a body that arrives slowly and steadily is read whole", async () => {
  const { request, sender } = openRequest();
  const reading = read(request);
  await sendPieces(sender, pace.bytes, pace.ms / 2);
  await sender.close();
  expect(await reading).toBe(50 * pace.bytes);
});

test("an import has to arrive faster than other bodies, because few run at a time", async () => {
  const { request, sender } = openRequest({ "content-type": "multipart/form-data; boundary=XX" });
  const file = streamFormFile(request, 1e9, "Too large");
  const reading = file.next().catch(({ code }) => code);
  await sendPieces(sender, serverLimits.bodyPace.bytes, serverLimits.importPace.ms / 10);
  expect(await reading).toBe("request_timeout");
});

test("a short body may come just before the interval ends", async () => {
  const { request, sender } = openRequest();
  const reading = read(request);
  await jest.advanceTimersByTimeAsync(pace.ms - 1);
  void sender.write(Buffer.from("words"));
  void sender.close();
  expect(await reading).toBe(5);
});

test("time that the reader takes does not count against the sender", async () => {
  const { request, sender } = openRequest();
  const reading = read(request, () => jest.advanceTimersByTime(pace.ms));
  await sendPieces(sender, 10, 1);
  await sender.close();
  expect(await reading).toBe(500);
});

const hour = 3_600_000;
const patient = {
  headersMs: hour,
  requestMs: hour,
  unreadBodyMs: hour,
  idleMs: hour,
  maxConnections: 9,
  maxFromAddress: 9,
};
let server: WebServer;
afterEach(() => server?.close(AbortSignal.abort()));

test("headers that arrive too slowly end with 408", async () => {
  server = await openWebServer({ port: 0 }, { ...patient, headersMs: 300 });
  expect(await sendSlowly({ port: server.port, path: "/api/upload" }, 50, true)).toMatchObject({ status: 408 });
});

test("a request whose body nobody reads gets one response, and its connection is closed", async () => {
  server = await openWebServer({ port: 0 }, { ...patient, unreadBodyMs: 300 });
  server.serve((_, response) => void response.writeHead(413).end());
  const socket = open({ port: server.port, path: "/api/upload" }, { "content-length": "3000" });
  // This plays a slow sender; the test itself waits for the connection to close.
  const drip = setInterval(() => socket.write("x"), 50);
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(drip);
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413"]);
});

test("after a body that was read only in part, its connection takes the next request", async () => {
  server = await openWebServer({ port: 0 }, patient);
  const body = "x".repeat(4_000_000);
  server.serve(async (request, response) => {
    if (request.method === "POST") await request[Symbol.asyncIterator]().next();
    response.writeHead(request.method === "POST" ? 400 : 200).end();
  });
  const socket = open({ port: server.port, path: "/api/upload" }, { "content-length": String(body.length) });
  socket.write(body);
  expect(String(await once(socket, "data"))).toContain("HTTP/1.1 400");
  socket.write("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(String(await once(socket, "data"))).toContain("HTTP/1.1 200");
  socket.destroy();
});
