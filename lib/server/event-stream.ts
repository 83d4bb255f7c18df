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

/**
 * Answers with the events that `run` sends, those of one turn of the event loop together: sent one by one, fifty replies at
 * once would wait for each other. `run` goes on to its end when the reader leaves; its events are then dropped.
 */
export function eventStream(run: (send: (event: AiEvent) => void) => Promise<void>): Response {
  const encoder = new TextEncoder();
  let isRead = true;
  let unsent = "";
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const flush = () => {
        if (isRead && unsent) controller.enqueue(encoder.encode(unsent));
        unsent = "";
      };
      await run(({ event, data }) => {
        if (!unsent) setImmediate(flush);
        unsent += `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      }).finally(flush);
      if (isRead) controller.close();
    },
    cancel() {
      isRead = false;
    },
  });
  return new Response(body, { headers });
}
