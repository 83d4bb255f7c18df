import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { errorStatuses, type Failure } from "../api/error-codes";
import { refusalHeaders } from "../api/response-headers";
import { refusalTexts } from "../texts/refusal";

export type WebServer = {
  port: number;
  serve(listener: RequestListener): void;
  close(deadline: AbortSignal): Promise<void>;
};

export type Timeouts = { headersMs: number; requestMs: number; unreadBodyMs: number };

/** Importing an export with all its pictures over a slow line may take `requestMs`; how slowly is judged where bodies are read. */
const defaultTimeouts: Timeouts = { headersMs: 30_000, requestMs: 3_600_000, unreadBodyMs: 10_000 };

/** Opens a port (0: one that is free). Requests wait until `serve` names who answers them. */
export async function openWebServer(
  port: number,
  { headersMs, requestMs, unreadBodyMs }: Timeouts = defaultTimeouts,
): Promise<WebServer> {
  const early: Parameters<RequestListener>[] = [];
  let answer: RequestListener = (...call) => early.push(call);
  const serve = (listener: RequestListener) => {
    answer = listener;
    for (const call of early.splice(0)) listener(...call);
  };
  const timeouts = { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: headersMs / 2 };
  const server = createServer(timeouts, (request, response) => {
    setTrustedHeaders(request);
    // The rest of a body that nobody reads gets a moment to arrive; then its connection closes.
    const closeUnread = () => request.complete || request.socket.destroy();
    response.once("finish", () => request.complete || setTimeout(closeUnread, unreadBodyMs).unref());
    const refusal = refusalOf(request);
    if (refusal)
      response.writeHead(errorStatuses[refusal.body.code], refusal.headers).end(JSON.stringify(refusal.body));
    else answer(request, response);
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket.once("close", () => sockets.delete(socket))));
  server.listen(port);
  await once(server, "listening").catch((error) => explain(port, error));
  return { port: (server.address() as AddressInfo).port, serve, close: (deadline) => drain(server, sockets, deadline) };
}

/** Takes no new connection, lets running requests end, and cuts those that have not ended by the deadline. */
async function drain(server: Server, sockets: Set<Socket>, deadline: AbortSignal): Promise<void> {
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  deadline.addEventListener("abort", cut);
  if (deadline.aborted) cut();
  // A connection that its client wants to keep is not kept any more.
  const closing = setInterval(() => server.closeIdleConnections(), 20);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(closing);
}

/** What servers of Next and of its hosts tell each other, about routes and their parameters. */
const internal = /^(x-(middleware|matched|now|nextjs|next)-|next-resume$)/;

// What a client claims about its address or a route is not passed on: throttling counts by what the socket says.
function setTrustedHeaders(request: IncomingMessage): void {
  const { headers, socket } = request;
  for (const name of Object.keys(headers)) if (internal.test(name)) delete headers[name];
  headers["x-forwarded-for"] = socket.remoteAddress?.replace(/^::ffff:/, "") ?? "unknown";
  delete headers["x-vercel-forwarded-for"];
  // All of them are read from here as soon as somebody lists them.
  request.rawHeaders = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const readingMethods = ["GET", "HEAD", "OPTIONS"];

type Refusal = { headers: Record<string, string>; body: Failure };

/**
 * What Next fails at before it asks a route: methods it does not know, addresses that are none of ours, and bodies for a page,
 * of which it would hold 10 MB each.
 */
function refusalOf({ method = "", url = "", headers }: IncomingMessage): Refusal | null {
  const [path = ""] = url.split("?");
  const isAddress = URL.canParse(url, `http://${headers.host || "localhost"}`);
  if (!path.startsWith("/") || !isDecodable(path) || !isAddress) {
    return { headers: refusalHeaders, body: { message: refusalTexts.malformedAddress, code: "invalid_request" } };
  }
  const allowed = /^\/api(\/|$)/.test(path) ? methods : readingMethods;
  return allowed.includes(method)
    ? null
    : {
        headers: { ...refusalHeaders, allow: allowed.join(", ") },
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

function explain(port: number, error: NodeJS.ErrnoException): never {
  if (error.code === "EADDRINUSE") throw new Error(`PORT ${port} is in use by another program. Choose another one.`);
  throw new Error(`PORT ${port} cannot be opened: ${error.message}`);
}
