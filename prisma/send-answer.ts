import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Sends an answer piece by piece, as they come and no faster than they are taken. Throws what it breaks off with. */
export async function sendAnswer(
  response: ServerResponse & { flush?(): void },
  { status, headers, body }: Response,
): Promise<void> {
  response.statusCode = status;
  response.setHeaders(headers);
  // The end of a file that is shorter than it said would be looked for in the next answer.
  response.strictContentLength = true;
  if (!body || response.req.method === "HEAD") {
    body?.cancel().catch(() => {});
    return void response.end();
  }
  // An answer that waits behind another on its connection has none yet, a request that was not read to its end none any more.
  const socket: Socket | null = response.socket ?? response.req.socket;
  const reader = body.getReader();
  let goOn = () => {};
  const leave = () => {
    goOn();
    reader.cancel().catch(() => {});
  };
  if (socket?.destroyed) leave();
  socket?.once("close", leave);
  // One for all pieces: an answer that is compressed never forgets a listener.
  response.on("drain", () => goOn());
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (socket?.destroyed) return;
      if (done) return void response.end();
      const isTaken = response.write(value);
      // A short answer has ended by then, and is one packet.
      setImmediate(() => response.writableEnded || response.flush?.());
      if (!isTaken) {
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
      }
    }
  } finally {
    socket?.off("close", leave);
  }
}
