import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { type AddressInfo, isIPv6, type Socket } from "node:net";
import { errorStatuses } from "../api/error-codes";
import { type TrustedProxies, visitorAddress } from "../config/trusted-proxies";
import { rejectionOf } from "./rejection";
import { internalHeader } from "./undocumented";

export type WebServer = Awaited<ReturnType<typeof openWebServer>>;

/**
 * Where it listens (port 0: a free one; no host: every address), whose forwarded headers it trusts, and whether a connection may be
 * upgraded to a WebSocket, as Next's development server does.
 */
export type Listening = { port: number; host?: string; proxies?: TrustedProxies; allowUpgrades?: boolean };

export type ConnectionLimits = {
  headersMs: number;
  requestMs: number;
  unreadBodyMs: number;
  /** How long nothing may be sent in either direction, such as by a client that does not read its response. */
  idleMs: number;
  /** Further connections are closed at once. */
  maxConnections: number;
  /** As many of them may be one address's, unless it is a trusted proxy's. */
  maxFromAddress: number;
};

/**
 * An import with many pictures on a slow line may take up to `requestMs`, and its last call minutes without a byte. Slow bodies are
 * timed out in lib/server/http/body.ts. Even old systems let a process open twice as many files as it has connections here.
 */
const defaultLimits: ConnectionLimits = {
  headersMs: 30_000,
  requestMs: 3_600_000,
  unreadBodyMs: 10_000,
  idleMs: 600_000,
  maxConnections: 2_000,
  maxFromAddress: 500,
};

/**
 * An idle connection stays open longer than Caddy uses one again (2 minutes), because a call that meets a closing connection
 * fails, and a proxy does not repeat one that saves something.
 */
const keepAliveMs = 130_000;

/** Opens a port. Requests are queued until `serve` sets their listener. `url`: where it can be reached from this machine. */
export async function openWebServer(
  { port, host, proxies, allowUpgrades }: Listening,
  { headersMs, requestMs, unreadBodyMs, idleMs, maxConnections, maxFromAddress }: ConnectionLimits = defaultLimits,
) {
  const queued: Parameters<RequestListener>[] = [];
  let handle: RequestListener = (...call) => queued.push(call);
  const serve = (listener: RequestListener) => {
    handle = listener;
    for (const call of queued.splice(0)) listener(...call);
  };
  const timeouts = {
    keepAliveTimeout: keepAliveMs,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: headersMs / 2,
  };
  const server = createServer(timeouts, (request, response) => {
    const rejection = rejectionOf(request);
    setTrustedHeaders(request, proxies);
    response.once("finish", () => request.complete || discardBody(request, unreadBodyMs));
    if (rejection)
      response.writeHead(errorStatuses[rejection.body.code], rejection.headers).end(JSON.stringify(rejection.body));
    else handle(request, response);
  });
  Object.assign(server, { timeout: idleMs, maxConnections });
  // Next listens, too, but never answers or closes them in production.
  if (!allowUpgrades) server.on("upgrade", (_, socket) => socket.destroy());
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    const { remoteAddress = "" } = socket;
    const fromAddress = [...sockets].filter((other) => other.remoteAddress === remoteAddress);
    if (fromAddress.length >= maxFromAddress && !proxies?.trust(remoteAddress)) socket.destroy();
    else sockets.add(socket.once("close", () => sockets.delete(socket)));
  });
  server.listen({ port, host });
  await once(server, "listening").catch((error) => explainPort(port, error));
  const opened = server.address() as AddressInfo;
  return {
    port: opened.port,
    url: localUrl(opened),
    serve,
    close: (deadline: AbortSignal) => drain(server, sockets, deadline),
  };
}

/** The rest of a body that a handler did not read may arrive for `ms`. Until then its connection can take no other request. */
function discardBody(request: IncomingMessage, ms: number): void {
  // Next reads a body by its async iterator, which goes on waiting for it after the handler has given up.
  request.removeAllListeners("readable").resume();
  const { socket } = request;
  setTimeout(() => request.complete || socket.destroy(), ms).unref();
}

function localUrl({ address, port }: AddressInfo): string {
  if (["0.0.0.0", "::"].includes(address)) return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}

/** Graceful shutdown: accepts no new connections and waits for running requests; at the deadline it destroys their sockets. */
async function drain(server: Server, sockets: Set<Socket>, deadline: AbortSignal): Promise<void> {
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  deadline.addEventListener("abort", destroyAll);
  if (deadline.aborted) destroyAll();
  // Clients keep idle connections open, which would delay the close.
  const closing = setInterval(() => server.closeIdleConnections(), 20);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(closing);
}

/** Headers in which a proxy says who called it, how and for which host. */
const forwardedHeader = /^(x-)?forwarded(-|$)/;

// A visitor's own claims about address, protocol, host or route are removed: rate limits count by the address.
function setTrustedHeaders(request: IncomingMessage, proxies?: TrustedProxies): void {
  const { headers, socket } = request;
  const peer = socket.remoteAddress ?? "";
  const hops = [...String(headers["x-forwarded-for"] ?? "").split(","), peer];
  const isForged = (name: string) => internalHeader.test(name) || (forwardedHeader.test(name) && !proxies?.trust(peer));
  for (const name of Object.keys(headers)) if (isForged(name)) delete headers[name];
  headers["x-forwarded-for"] = visitorAddress(hops, proxies) ?? "unknown";
  delete headers["x-vercel-forwarded-for"];
  // Code that lists all headers reads this array.
  request.rawHeaders = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

function explainPort(port: number, error: NodeJS.ErrnoException): never {
  if (error.code === "EADDRNOTAVAIL") throw new Error("HOST is not an address of this machine.");
  if (error.code === "EADDRINUSE") throw new Error(`PORT ${port} is in use by another program. Choose another one.`);
  throw new Error(`PORT ${port} cannot be opened: ${error.message}`);
}
