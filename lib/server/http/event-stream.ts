import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AiEvent } from "../../api/responses";

export const wantsEvents = (request: Request) =>
  (request.headers.get("accept") ?? "").toLowerCase().includes("text/event-stream");

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  // Compression and proxies would hold the words back.
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

/**
 * Answers with the events that `run` sends: the first of a turn of the event loop at once, those after it in the same turn
 * together, since fifty replies at once would wait for each other. `run` goes on to its end when the reader leaves; its events
 * are then dropped.
 */
export async function eventStream(run: (send: (event: AiEvent) => void) => Promise<void>): Promise<Response> {
  const encoder = new TextEncoder();
  let isRead = true;
  let unsent = "";
  let isHeld = false;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const flush = () => {
        if (isRead && unsent) controller.enqueue(encoder.encode(unsent));
        unsent = "";
      };
      await run(({ event, data }) => {
        unsent += `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
        if (isHeld) return;
        flush();
        isHeld = true;
        setImmediate(() => {
          isHeld = false;
          flush();
        });
      }).finally(flush);
      if (isRead) controller.close();
    },
    cancel() {
      isRead = false;
    },
  });
  // What `run` begins with, asking the provider, is under way before the head of the answer is made.
  await nextTurn();
  return new Response(body, { headers });
}
