import "server-only";
import type { AiEvent } from "../answers";

export const wantsEvents = (request: Request) =>
  (request.headers.get("accept") ?? "").toLowerCase().includes("text/event-stream");

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  // Compression and proxies would hold the words back.
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

/** Answers with the events that `run` sends. `run` goes on to its end when the reader leaves; its events are then dropped. */
export function eventStream(run: (send: (event: AiEvent) => void) => Promise<void>): Response {
  const encoder = new TextEncoder();
  let isRead = true;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      await run(({ event, data }) => {
        if (isRead) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      });
      if (isRead) controller.close();
    },
    cancel() {
      isRead = false;
    },
  });
  return new Response(body, { headers });
}
