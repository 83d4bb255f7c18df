import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { refusalTexts } from "@/lib/texts/refusal";
import { TrustedProxies } from "../../lib/config/trusted-proxies";
import { type ConnectionLimits, type Listening, openWebServer, type WebServer } from "../../lib/launcher/web-server";

const hour = 3_600_000;
const patient: ConnectionLimits = {
  headersMs: hour,
  requestMs: hour,
  unreadBodyMs: hour,
  idleMs: hour,
  maxConnections: 100,
  maxFromAddress: 100,
};

const servers: WebServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close(AbortSignal.abort());
});

async function serverWith(limits: Partial<ConnectionLimits>, listening: Partial<Listening> = {}): Promise<WebServer> {
  const server = await openWebServer({ port: 0, ...listening }, { ...patient, ...limits });
  servers.push(server);
  server.serve((_, response) => response.end("{}"));
  return server;
}

/** A connection that sends these lines and then waits. */
function openWith({ port }: WebServer, ...lines: string[]): Socket {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  if (lines.length > 0) socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return socket;
}

/** What arrives until the connection is closed, in whatever way. */
async function received(socket: Socket): Promise<string> {
  let data = "";
  socket.on("data", (piece) => {
    data += piece;
  });
  await new Promise((resolve) => socket.once("close", resolve));
  return data;
}

const get = ["GET /api/login HTTP/1.1", "Host: localhost"];
const upgrade = [...get, "Connection: Upgrade", "Upgrade: websocket"];

test("a connection that sends nothing is closed in time", async () => {
  const silent = openWith(await serverWith({ headersMs: 100 }));
  expect(await received(silent)).toMatch(/^HTTP\/1\.1 408 /);
});

test("a connection whose client does not read its response is closed in time", async () => {
  const server = await serverWith({ idleMs: 100 });
  const gone = new Promise((resolve) => {
    server.serve((_, response) => response.once("close", resolve).end(Buffer.alloc(50_000_000)));
  });
  const deaf = openWith(server, ...get).pause();
  await gone;
  deaf.destroy();
});

test("one address has only a part of the connections, unless it is a trusted proxy's", async () => {
  const server = await serverWith({ maxFromAddress: 1 });
  const first = openWith(server, ...get);
  await once(first, "data");
  expect(await received(openWith(server, ...get))).toBe("");
  const behindProxy = await serverWith({ maxFromAddress: 1 }, { proxies: TrustedProxies.parse("loopback") });
  await once(openWith(behindProxy, ...get), "data");
  expect(await received(openWith(behindProxy, ...get, "Connection: close"))).toMatch(/^HTTP\/1\.1 200 /);
});

test("a connection beyond the largest number is closed at once, and one is free again when another is closed", async () => {
  const server = await serverWith({ maxConnections: 2 });
  const [first, second] = [openWith(server, ...get), openWith(server, ...get)];
  await Promise.all([first, second].map((socket) => once(socket, "data")));
  expect(await received(openWith(server, ...get))).toBe("");
  first.destroy();
  let response = "";
  while (!response) response = await received(openWith(server, ...get, "Connection: close"));
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
});

test("a request to upgrade the connection is closed at once, but in development", async () => {
  expect(await received(openWith(await serverWith({}), ...upgrade))).toBe("");
  const developing = openWith(await serverWith({}, { allowUpgrades: true }), ...upgrade, "Connection: close");
  expect(await received(developing)).toMatch(/^HTTP\/1\.1 200 /);
});

test("a request that names two hosts is refused", async () => {
  const response = await received(openWith(await serverWith({}), ...get, "host: other.example", "Connection: close"));
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain(JSON.stringify({ message: refusalTexts.twoHosts, code: "invalid_request" }));
});
