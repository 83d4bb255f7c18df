import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach } from "@jest/globals";

/** A recorded response of a provider, byte by byte. */
export type Script = {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  packets: (string | Uint8Array)[];
};

type CompletionRequest = {
  messages: { role: string; content: unknown }[];
  max_tokens?: number;
  reasoning_effort?: string;
};

type ScriptedProvider = {
  /** As `OPENAI_BASE_URL` wants it. */
  baseUrl: string;
  /** Chooses the response to a request. Changeable while it runs. */
  play: (request: CompletionRequest) => Script | Promise<Script>;
  requests: CompletionRequest[];
  /** From now on refuses every prompt that contains `word`, and replies to every other. Clears `requests`. */
  refuse: (word: string, refusal?: Script) => void;
  /** The last prompt without its instructions, as JSON. */
  lastSent: () => string;
  close: () => void;
};

/** A provider whose responses are scripted by the tests of one file. */
export function scriptedProvider(): () => ScriptedProvider {
  let provider: ScriptedProvider;
  beforeAll(async () => {
    provider = await startScriptedProvider();
    process.env.OPENAI_BASE_URL = provider.baseUrl;
    process.env.RATE_LIMIT_FACTOR = "0";
  });
  beforeEach(() => {
    provider.play = () => streamOf("Which door?");
    provider.requests.length = 0;
  });
  afterAll(() => provider.close());
  return () => provider;
}

export async function startScriptedProvider(): Promise<ScriptedProvider> {
  const server = createServer(async (request, response) => {
    const completionRequest = (await json(request)) as CompletionRequest;
    provider.requests.push(completionRequest);
    const { status = 200, type = "text/event-stream", headers, packets } = await provider.play(completionRequest);
    response.writeHead(status, { "content-type": type, ...headers });
    for (const packet of packets) {
      response.write(packet);
      await nextTurn();
    }
    response.end();
  });
  const provider: ScriptedProvider = {
    baseUrl: "",
    play: () => ({ packets: [] }),
    requests: [],
    refuse: (word, refusal = refused) => {
      provider.requests.length = 0;
      provider.play = (request) => (JSON.stringify(request).includes(word) ? refusal : streamOf("Which door?"));
    },
    lastSent: () => JSON.stringify(provider.requests.at(-1)?.messages.slice(1)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  await once(server.listen(0, "127.0.0.1"), "listening");
  provider.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return provider;
}

export const events = (...data: string[]) => data.map((one) => `data: ${one}\n\n`).join("");

/** The data of one event. */
export const chunk = (delta: object, finish_reason: string | null = null) =>
  JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] });

export const delta = (content: string) => chunk({ content });
export const ended = (reason = "stop") => chunk({}, reason);

/** A whole reply as a stream, of these pieces. */
export const streamOf = (...pieces: string[]): Script => ({
  packets: [events(...pieces.map(delta), ended(), "[DONE]")],
});

/** A JSON response with any status. */
export const jsonOf = (body: object, status = 200): Script => ({
  ...{ status, type: "application/json" },
  packets: [JSON.stringify(body, null, 2)],
});

export const failureOf = (status: number, code: string | null = null): Script =>
  jsonOf({ error: { message: "The provider says why", code } }, status);

/** How Azure refuses a message. */
export const refused = failureOf(400, "content_filter");
