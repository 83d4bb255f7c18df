// Without `import "server-only"`: browser tests start this outside of Next, where that import throws.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { serverTimings } from "../../api/server-limits";
import { companionReply } from "../../conversation/companion-reply";
import { type Fault, model, sendJson, sendStream, sendWhole } from "./completion";

export type { Fault };

const TextPart = z.object({ type: z.literal("text"), text: z.string() });
const ChatRequest = z.object({
  model: z.string(),
  messages: z.array(
    z.object({
      role: z.enum(["system", "user", "assistant"]),
      content: z.union([z.string(), z.array(z.union([TextPart, z.looseObject({ type: z.string() })]))]),
    }),
  ),
  stream: z.boolean().default(false),
});

/** What the companion was asked. `isLeft`: the asker went away before the end. */
export type AskedOfCompanion = z.infer<typeof ChatRequest> & { isLeft: boolean };

export type Companion = {
  /** As `OPENAI_BASE_URL` wants it. */
  baseUrl: string;
  /** Changeable while it runs. A list is used up one by one, a request each. */
  fault: Fault | null | Fault[];
  /** Said instead of its own words, for tests of what a reply may contain. */
  script: string | null;
  /** Every request so far, if they are recorded. */
  requests: AskedOfCompanion[];
  /** Lets paused replies go on. */
  resume: () => void;
  close: () => Promise<void>;
};

type Options = { fault?: Companion["fault"]; record?: boolean; wordMs?: number };

const dripMs = 50;

/** An OpenAI-compatible server on loopback: the offline companion, or a provider that fails as it is told. */
export async function startCompanion({ fault = null, record = false, wordMs = 0 }: Options = {}): Promise<Companion> {
  let paused: (() => void)[] = [];
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    if (call === "GET /v1/models") {
      return sendJson(response, 200, { object: "list", data: [{ id: model, object: "model" }] });
    }
    if (call !== "POST /v1/chat/completions") return sendJson(response, 404, { error: { message: "Not found" } });
    const body = ChatRequest.safeParse(await json(request).catch(() => null));
    if (!body.success) return sendJson(response, 400, { error: { message: "Not a chat completion request" } });
    const asked = { ...body.data, isLeft: false };
    response.on("close", () => {
      asked.isLeft = !response.writableFinished;
    });
    if (record) companion.requests.push(asked);
    await reply(asked, response);
  }

  async function reply({ messages, stream }: AskedOfCompanion, response: ServerResponse): Promise<void> {
    const chosen = Array.isArray(companion.fault) ? (companion.fault.shift() ?? null) : companion.fault;
    if (typeof chosen === "number") return sendJson(response, chosen, { error: { message: "The provider fails" } });
    if (chosen === "hang") return void (await once(response, "close"));
    const said =
      companion.script ?? companionReply(messages.map(({ role, content }) => ({ role, content: textOf(content) })));
    const words = chosen === "huge" ? ["x".repeat(1024 * 1024)] : (said.match(/\s*\S+/g) ?? []);
    const pieces = paced(words, chosen);
    await (stream ? sendStream(response, pieces, chosen) : sendWhole(response, pieces, chosen));
  }

  async function* paced(words: string[], chosen: Fault | null): AsyncGenerator<string> {
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
    script: null,
    requests: [],
    resume: () => {
      for (const goOn of paused) goOn();
      paused = [];
    },
    close: async () => {
      companion.resume();
      server.close();
      server.closeAllConnections();
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

function textOf(content: AskedOfCompanion["messages"][number]["content"]): string {
  if (typeof content === "string") return content;
  return content.flatMap((part) => TextPart.safeParse(part).data?.text ?? []).join("\n\n");
}

const kept = globalThis as { flexiCompanion?: Promise<Companion> };

/** The companion of this process, started at the first call. */
export function offlineCompanion(): Promise<Companion> {
  kept.flexiCompanion ??= startCompanion({ wordMs: serverTimings.companionWordMs });
  return kept.flexiCompanion;
}
