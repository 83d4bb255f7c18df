// Without `import "server-only"`: browser tests start this outside of Next, where that import throws.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { companionReply } from "../conversation/companion-reply";
import type { ChatMessage } from "../conversation/prompt";
import { timings } from "../limits";

/**
 * Ways a provider fails: an HTTP status; silence; words without end; a stream cut in its first event, or broken off after
 * a word; no choices; 1 MB. With "pause" it waits after the first word for `resume`.
 */
export type Fault = number | "hang" | "drip" | "cut" | "break" | "empty" | "huge" | "pause";

/** What the companion was asked. `isLeft`: the asker went away before the end. */
export type AskedOfCompanion = { model: string; messages: ChatMessage[]; stream?: boolean; isLeft: boolean };

export type Companion = {
  /** As `OPENAI_BASE_URL` wants it. */
  baseUrl: string;
  /** Changeable while it runs. A list is used up one by one, a request each. */
  fault: Fault | null | Fault[];
  /** Every request so far, if they are recorded. */
  requests: AskedOfCompanion[];
  /** Lets paused replies go on. */
  resume: () => void;
  close: () => Promise<void>;
};

type Options = { fault?: Companion["fault"]; record?: boolean; wordMs?: number };

const model = "offline-companion";
const dripMs = 50;

/** An OpenAI-compatible server on loopback: the offline companion, or a provider that fails as it is told. */
export async function startCompanion({ fault = null, record = false, wordMs = 0 }: Options = {}): Promise<Companion> {
  let paused: (() => void)[] = [];
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    if (call === "GET /v1/models")
      return sendJson(response, 200, { object: "list", data: [{ id: model, object: "model" }] });
    if (call !== "POST /v1/chat/completions") return sendJson(response, 404, { error: { message: "Not found" } });
    const asked: AskedOfCompanion = { ...JSON.parse(await text(request)), isLeft: false };
    response.on("close", () => {
      asked.isLeft = !response.writableFinished;
    });
    const chosen = Array.isArray(companion.fault) ? (companion.fault.shift() ?? null) : companion.fault;
    if (record) companion.requests.push(asked);
    if (typeof chosen === "number") return sendJson(response, chosen, { error: { message: "The provider fails" } });
    if (chosen === "hang") return void (await once(response, "close"));
    const words =
      chosen === "huge" ? ["x".repeat(1024 * 1024)] : (companionReply(asked.messages).match(/\s*\S+/g) ?? []);
    const deltas = chosen === "empty" ? [] : pace(words, chosen);
    await (asked.stream ? sendStream(response, deltas, chosen) : sendWhole(response, deltas, chosen));
  }

  async function* pace(words: string[], chosen: Fault | null): AsyncGenerator<string> {
    for (const [place, word] of words.entries()) {
      yield word;
      if (place === 0 && chosen === "pause") await new Promise<void>((goOn) => paused.push(goOn));
      if (wordMs > 0) await wait(wordMs);
    }
    while (chosen === "drip") {
      await wait(dripMs);
      yield " …";
    }
  }

  const companion: Companion = {
    baseUrl: "",
    fault,
    requests: [],
    resume: () => {
      for (const goOn of paused) goOn();
      paused = [];
    },
    close: async () => {
      companion.resume();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  companion.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  // It lives as long as the process that it serves, and keeps none alive.
  server.unref();
  return companion;
}

type Deltas = AsyncIterable<string> | string[];

async function sendStream(response: ServerResponse, deltas: Deltas, fault: Fault | null): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  const send = (choices: object[]) =>
    response.write(`data: ${JSON.stringify(completion("chat.completion.chunk", choices))}\n\n`);
  if (fault === "empty") send([]);
  if (fault === "cut") return void response.end('data: {"id":"chatcmpl-offline","choices":[{"index":0,"del\n\n');
  for await (const content of deltas) {
    if (response.destroyed) return;
    send([{ index: 0, delta: { role: "assistant", content }, finish_reason: null }]);
    if (fault === "break") return void response.end();
  }
  if (fault !== "empty") send([{ index: 0, delta: {}, finish_reason: "stop" }]);
  response.end("data: [DONE]\n\n");
}

async function sendWhole(response: ServerResponse, deltas: Deltas, fault: Fault | null): Promise<void> {
  let content = "";
  for await (const delta of deltas) {
    if (response.destroyed) return;
    content += delta;
  }
  const choice = { index: 0, message: { role: "assistant", content }, finish_reason: "stop" };
  const body = JSON.stringify(completion("chat.completion", fault === "empty" ? [] : [choice]));
  response.writeHead(200, { "content-type": "application/json" });
  response.end(fault === "cut" ? body.slice(0, body.length / 2) : body);
}

const completion = (object: string, choices: object[]) => ({
  id: "chatcmpl-offline",
  object,
  created: Math.floor(Date.now() / 1000),
  model,
  choices,
});

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

const kept = globalThis as { flexiCompanion?: Promise<Companion> };

/** The companion of this process, started at the first call. */
export function offlineCompanion(): Promise<Companion> {
  kept.flexiCompanion ??= startCompanion({ wordMs: timings.companionWordMs });
  return kept.flexiCompanion;
}
