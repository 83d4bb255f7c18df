import type { IncomingMessage, Server } from "node:http";
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
  const arrived = new Map<IncomingMessage, number>();
  server.on("request", (request: IncomingMessage) => {
    arrived.set(request, request.socket.bytesRead);
    request.once("close", () => arrived.delete(request));
  });
  const look = () => {
    for (const [request, before] of arrived) {
      const { socket } = request;
      // While something lies there unread, it is we who are slow.
      const isSlow = socket.bytesRead - before < bytes && request.readableLength === 0;
      if (request.complete) arrived.delete(request);
      else if (isSlow) refuse(request);
      else arrived.set(request, socket.bytesRead);
    }
  };
  const looking = setInterval(look, ms).unref();
  server.once("close", () => clearInterval(looking));
}

function refuse({ socket }: IncomingMessage): void {
  socket.end(refusal, () => socket.destroy());
}
