// Without `import "server-only"`: see companion.ts.
import type { ServerResponse } from "node:http";

/**
 * Ways a provider fails: an HTTP status; silence; words without end; a stream cut in its first event, or broken off after
 * a word; no choices; 1 MB. With "pause" it waits after the first word.
 */
export type Fault = number | "hang" | "drip" | "cut" | "break" | "empty" | "huge" | "pause";

export const model = "offline-companion";

type Pieces = AsyncIterable<string>;

/** A completion as a stream of chunks. */
export async function sendStream(response: ServerResponse, pieces: Pieces, fault: Fault | null): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  const send = (choices: object[]) =>
    response.write(`data: ${JSON.stringify(completion("chat.completion.chunk", choices))}\n\n`);
  if (fault === "cut") return void response.end('data: {"id":"chatcmpl-offline","choices":[{"index":0,"del\n\n');
  if (fault === "empty") {
    send([]);
    return void response.end("data: [DONE]\n\n");
  }
  for await (const content of pieces) {
    if (response.destroyed) return;
    send([{ index: 0, delta: { role: "assistant", content }, finish_reason: null }]);
    if (fault === "break") return void response.end();
  }
  send([{ index: 0, delta: {}, finish_reason: "stop" }]);
  response.end("data: [DONE]\n\n");
}

/** A completion in one piece. */
export async function sendWhole(response: ServerResponse, pieces: Pieces, fault: Fault | null): Promise<void> {
  let content = "";
  for await (const piece of pieces) {
    if (response.destroyed) return;
    content += piece;
  }
  const choice = { index: 0, message: { role: "assistant", content }, finish_reason: "stop" };
  const body = JSON.stringify(completion("chat.completion", fault === "empty" ? [] : [choice]));
  response.writeHead(200, { "content-type": "application/json" });
  response.end(fault === "cut" || fault === "break" ? body.slice(0, body.length / 2) : body);
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

const completion = (object: string, choices: object[]) => ({
  id: "chatcmpl-offline",
  object,
  created: Math.floor(Date.now() / 1000),
  model,
  choices,
});
