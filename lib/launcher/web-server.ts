import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { type AddressInfo, isIPv6, type Socket } from "node:net";
import { errorStatuses, type Failure } from "../api/error-codes";
import { errorHeaders } from "../api/response-headers";
import { type TrustedProxies, visitorAddress } from "../config/trusted-proxies";
import { refusalTexts } from "../texts/refusal";

export type WebServer = {
  port: number;
  /** Where it can be reached from this machine. */
  url: string;
  serve(listener: RequestListener): void;
  close(deadline: AbortSignal): Promise<void>;
};

/** Where it listens (port 0: a free one; no host: every address of the machine) and whose forwarded headers it trusts. */
export type Listening = { port: number; host?: string; proxies?: TrustedProxies };

export type Timeouts = { headersMs: number; requestMs: number; unreadBodyMs: number };

/**
 * An import with many pictures on a slow line may take up to `requestMs`. Slow bodies are timed out in
 * lib/server/http/body.ts.
 */
const defaultTimeouts: Timeouts = { headersMs: 30_000, requestMs: 3_600_000, unreadBodyMs: 10_000 };

/**
 * An idle connection stays open longer than Caddy uses one again (2 minutes), because a call that meets a closing connection
 * fails, and a proxy does not repeat one that saves something.
 */
const keepAliveMs = 130_000;

/** Opens a port. Requests are queued until `serve` sets their listener. */
export async function openWebServer(
  { port, host, proxies }: Listening,
  { headersMs, requestMs, unreadBodyMs }: Timeouts = defaultTimeouts,
): Promise<WebServer> {
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
    setTrustedHeaders(request, proxies);
    // The rest of an unread body may arrive for a moment before its connection is closed.
    const closeUnread = () => request.complete || request.socket.destroy();
    response.once("finish", () => request.complete || setTimeout(closeUnread, unreadBodyMs).unref());
    const rejection = rejectionOf(request);
    if (rejection)
      response.writeHead(errorStatuses[rejection.body.code], rejection.headers).end(JSON.stringify(rejection.body));
    else handle(request, response);
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket.once("close", () => sockets.delete(socket))));
  server.listen({ port, host });
  await once(server, "listening").catch((error) => explainPort(port, error));
  const opened = server.address() as AddressInfo;
  return { port: opened.port, url: localUrl(opened), serve, close: (deadline) => drain(server, sockets, deadline) };
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

/** Headers that Next and its hosts use internally, about routes and their parameters. */
const internalHeader = /^(x-(middleware|matched|now|nextjs|next)-|next-resume$)/;

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

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const pageMethods = ["GET", "HEAD", "OPTIONS"];

type Rejection = { headers: Record<string, string>; body: Failure };

/**
 * Rejects requests on which Next fails before it calls a route: unknown methods, malformed addresses, and bodies sent to a
 * page, each of which it would buffer up to 10 MB.
 */
function rejectionOf({ method = "", url = "", headers }: IncomingMessage): Rejection | null {
  const [path = ""] = url.split("?");
  const isValidUrl = URL.canParse(url, `http://${headers.host || "localhost"}`);
  if (!path.startsWith("/") || !isDecodable(path) || !isValidUrl) {
    return { headers: errorHeaders, body: { message: refusalTexts.malformedAddress, code: "invalid_request" } };
  }
  const allowed = /^\/api(\/|$)/.test(path) ? methods : pageMethods;
  return allowed.includes(method)
    ? null
    : {
        headers: { ...errorHeaders, allow: allowed.join(", ") },
        body: { message: refusalTexts.methodNotAllowed, code: "method_not_allowed" },
      };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function explainPort(port: number, error: NodeJS.ErrnoException): never {
  if (error.code === "EADDRNOTAVAIL") throw new Error("HOST is not an address of this machine.");
  if (error.code === "EADDRINUSE") throw new Error(`PORT ${port} is in use by another program. Choose another one.`);
  throw new Error(`PORT ${port} cannot be opened: ${error.message}`);
}
