import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { openWebServer, type WebServer } from "../../prisma/web-server";
import { open, statusOn } from "../support/hostile-sender";
import { sendSlowly } from "../support/slow-sender";

let server: WebServer;
let takeOn = () => {};
const patience = { headersMs: 300, requestMs: 60_000, pace: { bytes: 100, ms: 300 } };

beforeAll(async () => {
  server = await openWebServer(0, patience);
  server.serve(async (request, response) => {
    if (request.url === "/api/busy")
      await new Promise<void>((resolve) => {
        takeOn = resolve;
      });
    if (request.url === "/api/refused") return void response.writeHead(413).end();
    response.end(`${(await text(request).catch(() => "")).length}`);
  });
});
afterAll(() => server.close(AbortSignal.abort()));

const target = (path = "/api/upload") => ({ port: server.port, path });

test("a body that drips is ended with 408, and so are headers", async () => {
  const ways = [sendSlowly(target(), 50), sendSlowly(target(), 50, true), sendSlowly(target("/api/x"), 60_000)];
  for (const { status, seconds } of await Promise.all(ways)) {
    expect(status).toBe(408);
    expect(seconds).toBeLessThanOrEqual(5);
  }
});

test("a body that comes slowly and steadily arrives whole", async () => {
  const socket = open(target(), { "content-length": "3000" });
  const status = statusOn(socket);
  let left = 30;
  const steps = setInterval(() => {
    socket.write("x".repeat(100));
    left -= 1;
    if (left === 0) clearInterval(steps);
  }, 30);
  expect(await status).toBe(200);
  socket.destroy();
});

test("a server that is slow to read blames nobody", async () => {
  const socket = open(target("/api/busy"), { "content-length": "3000" });
  const status = statusOn(socket);
  socket.write("x".repeat(2_000));
  setTimeout(() => {
    takeOn();
    socket.write("x".repeat(1_000));
  }, 4 * patience.pace.ms);
  expect(await status).toBe(200);
  socket.destroy();
});

test("a body that comes soon is taken, whenever it was announced", async () => {
  const bodies = Array.from({ length: 12 }, async (_, place) => {
    await wait(place * 60);
    const socket = open(target(), { "content-length": "5" });
    const status = statusOn(socket);
    setTimeout(() => socket.write("words"), 150);
    return status.finally(() => socket.destroy());
  });
  expect(await Promise.all(bodies)).toEqual(bodies.map(() => 200));
});

test("what is answered is not answered again when the rest of its body does not come", async () => {
  const socket = open(target("/api/refused"), { "content-length": "3000" });
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413"]);
});
