import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Ways a provider fails: an HTTP status; no response; a reply without end; a stream cut in its first event, or broken off
 * after a word; no choices; 1 MB; no such model. With "pause" it waits after the first word.
 */
export type AiFault = number | "hang" | "no model" | "drip" | "cut" | "break" | "empty" | "huge" | "pause";

type Part = { type: string; text?: string };
type Message = { role: "system" | "user" | "assistant"; content: string | Part[] };

/** A request for a completion. `isAborted`: the client closed the connection before the end. */
export type AiRequest = { model: string; messages: Message[]; stream?: boolean; isAborted: boolean };

export type FakeAi = {
  /** As `OPENAI_BASE_URL` wants it. */
  baseUrl: string;
  /** Changeable while it runs. A list is used up one by one, a request each. */
  fault: AiFault | null | AiFault[];
  /** The reply to every message, instead of the standard one. */
  script: string | null;
  /** What it says about any model. */
  model: { shutdown_date?: string };
  /** Every request so far, if they are recorded. */
  requests: AiRequest[];
  /** Lets paused replies continue. */
  resume: () => void;
  close: () => Promise<void>;
};

type Options = { fault?: FakeAi["fault"]; record?: boolean };

const dripMs = 50;

/** An AI provider on loopback that speaks OpenAI's protocol, replies with the same words and fails on demand. */
export async function startFakeAi({ fault = null, record = false }: Options = {}): Promise<FakeAi> {
  let paused: (() => void)[] = [];
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.url?.startsWith("/v1/models/")) return void response.end(JSON.stringify(ai.model));
    if (`${incoming.method} ${incoming.url}` !== "POST /v1/chat/completions") return sendError(response, 404);
    const request = { ...((await json(incoming)) as AiRequest), isAborted: false };
    response.on("close", () => {
      request.isAborted = !response.writableFinished;
    });
    if (record) ai.requests.push(request);
    const chosen = Array.isArray(ai.fault) ? (ai.fault.shift() ?? null) : ai.fault;
    if (typeof chosen === "number") return sendError(response, chosen);
    if (chosen === "no model") return sendError(response, 404, `The model \`${request.model}\` does not exist`);
    if (chosen === "hang") return void (await once(response, "close"));
    await sendStream(response, words(replyTo(request.messages, chosen), chosen), chosen);
  }

  function replyTo(messages: Message[], chosen: AiFault | null): string {
    if (chosen === "huge") return "x".repeat(1024 * 1024);
    return ai.script ?? `Your words are here, message ${messages.length - 1}. Which door was it, the red one?`;
  }

  async function* words(reply: string, chosen: AiFault | null): AsyncGenerator<string> {
    for (const [index, word] of (reply.match(/\s*\S+/g) ?? []).entries()) {
      yield word;
      if (index === 0 && chosen === "pause") await new Promise<void>((resume) => paused.push(resume));
    }
    while (chosen === "drip") {
      await wait(dripMs);
      yield " …";
    }
  }

  const ai: FakeAi = {
    baseUrl: "",
    fault,
    script: null,
    model: {},
    requests: [],
    resume: () => {
      for (const resume of paused) resume();
      paused = [];
    },
    close: async () => {
      ai.resume();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ai.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  // It does not keep the process alive.
  server.unref();
  return ai;
}

async function sendStream(
  response: ServerResponse,
  pieces: AsyncIterable<string>,
  fault: AiFault | null,
): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  const send = (choices: object[]) => response.write(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`);
  if (fault === "cut") return void response.end('data: {"id":"chatcmpl-fake","choices":[{"index":0,"del\n\n');
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

const chunk = { id: "chatcmpl-fake", object: "chat.completion.chunk", created: 0, model: "fake" };

function sendError(response: ServerResponse, status: number, message = "The provider fails"): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: { message } }));
}
