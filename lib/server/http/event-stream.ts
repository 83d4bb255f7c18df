import { setImmediate as nextTurn } from "node:timers/promises";
import type { AiEvent, AiReply } from "../../api/responses";
import { currentRequest } from "../request-context";
import { failureEvent } from "./route";

type StartedReply = {
  start: { conversationId: string; orderIndex: number };
  reply: (onText: (text: string) => void) => Promise<AiReply>;
};

/** A reply as an event stream if the caller accepts one, otherwise as one JSON response. */
export async function respondWithReply(request: Request, { start, reply }: StartedReply): Promise<Response | AiReply> {
  if (!acceptsEvents(request)) return reply(() => {});
  return eventStream(async (send) => {
    send({ event: "start", data: start });
    try {
      send({ event: "done", data: await reply((text) => send({ event: "delta", data: { text } })) });
    } catch (error) {
      send({ event: "error", data: failureEvent(request, error) });
    }
  });
}

const acceptsEvents = (request: Request) =>
  (request.headers.get("accept") ?? "").toLowerCase().includes("text/event-stream");

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  // Compression and proxies would delay the text.
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

/** Streams the events that `run` sends. If the reader leaves, `run` continues to its end and its events are dropped. */
async function eventStream(run: (send: (event: AiEvent) => void) => Promise<void>): Promise<Response> {
  const encoder = new TextEncoder();
  let isRead = true;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const running = run(({ event, data }) => {
        if (isRead) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      });
      Object.assign(currentRequest() ?? {}, { stream: running.catch(() => {}) });
      await running;
      if (isRead) controller.close();
    },
    cancel() {
      isRead = false;
    },
  });
  // Lets `run` send its request to the AI provider before the response's headers are made.
  await nextTurn();
  return new Response(body, { headers });
}
