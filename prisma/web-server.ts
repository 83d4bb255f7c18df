import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { texts } from "../lib/texts";

export type WebServer = {
  port: number;
  serve(listener: RequestListener): void;
  close(deadline: AbortSignal): Promise<void>;
};

const headersMs = 30_000;
/** A whole request: the largest upload over a slow line. */
const requestMs = 120_000;

/** Opens a port (0: any free one). Requests wait until `serve` names who answers them. */
export async function openWebServer(port: number): Promise<WebServer> {
  let serve: WebServer["serve"] = () => {};
  const listener = new Promise<RequestListener>((resolve) => {
    serve = resolve;
  });
  const server = createServer({ headersTimeout: headersMs, requestTimeout: requestMs }, async (request, response) => {
    vouchForAddress(request);
    const refusal = refusalOf(request);
    if (refusal) response.writeHead(refusal.status, refusal.headers).end(JSON.stringify({ message: refusal.message }));
    else (await listener)(request, response);
    // A connection that its client wants to keep is not kept while the server closes.
    response.once("finish", () => server.listening || setImmediate(() => server.closeIdleConnections()));
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
  await new Promise((resolve) => server.close(resolve));
}

// What a client claims about its address is not passed on: throttling counts by what the socket says.
function vouchForAddress({ headers, socket }: IncomingMessage): void {
  headers["x-forwarded-for"] = socket.remoteAddress?.replace(/^::ffff:/, "") ?? "unknown";
  delete headers["x-vercel-forwarded-for"];
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const json = { "content-type": "application/json", "cache-control": "no-store" };

/** What Next fails at, in plain text, before it asks a route: methods it does not know and addresses it cannot decode. */
function refusalOf({ method = "", url = "" }: IncomingMessage) {
  if (!methods.includes(method)) {
    return { status: 405, headers: { ...json, allow: methods.join(", ") }, message: texts.request.methodNotAllowed };
  }
  const [path = ""] = url.split("?");
  return isDecodable(path) ? null : { status: 400, headers: json, message: texts.request.malformedAddress };
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
