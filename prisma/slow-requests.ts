import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { refusalHeaders } from "../lib/answer-headers";
import { refusalTexts } from "../lib/texts/refusal";

/** How much of a request has to arrive in which time. A phone with a bad line sends more, even of the largest upload. */
export type Pace = { bytes: number; ms: number };

const message = JSON.stringify({ message: refusalTexts.tooSlow });
const refusal = [
  "HTTP/1.1 408 Request Timeout",
  ...Object.entries(refusalHeaders).map(([name, value]) => `${name}: ${value}`),
  `content-length: ${Buffer.byteLength(message)}`,
  "connection: close",
  "",
  message,
].join("\r\n");

/**
 * Ends requests whose body stands still or drips. A time for the whole request would not do: an export with all its pictures
 * may take an hour to come back over a home's line.
 */
export function endSlowRequests(server: Server, { bytes, ms }: Pace): void {
  const arrived = new Map<ServerResponse, number>();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    // Nothing is said of one at the first look: it may have come just before.
    arrived.set(response, Number.NEGATIVE_INFINITY);
    request.once("close", () => arrived.delete(response));
  });
  const look = () => {
    for (const [response, before] of arrived) {
      const { socket, complete, readableLength } = response.req;
      // While something lies there unread, it is we who are slow.
      const isSlow = socket.bytesRead - before < bytes && readableLength === 0;
      if (complete) arrived.delete(response);
      else if (isSlow) refuse(response);
      else arrived.set(response, socket.bytesRead);
    }
  };
  const looking = setInterval(look, ms).unref();
  server.once("close", () => clearInterval(looking));
}

function refuse({ req: { socket }, headersSent }: ServerResponse): void {
  // A second answer would be taken for that of the next request.
  if (headersSent) socket.destroy();
  else socket.end(refusal, () => socket.destroy());
}
