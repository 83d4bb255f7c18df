import { EventSourceParserStream } from "eventsource-parser/stream";
import { isReceipt, isStoredFile } from "../api/conversation-shapes";
import type { AiEvent, ReceivedReply } from "../api/responses";
import { anything, nullable, number, optional, shape, text } from "../api/shape";
import type { Topic } from "../config/app-config";
import { type AiMessage, aiRequestBody } from "../conversation/ai-request";
import { texts } from "../texts";
import { parsed, RequestError, readAnswer, send, unreachable } from "./api";
import { readSession } from "./session";

/** Of a reply that did not come, the message is missing. */
type PossibleReply = Omit<ReceivedReply, "message" | "receipt"> & {
  message?: string | null;
  receipt?: ReceivedReply["receipt"];
};

const isReply = shape<PossibleReply>({
  message: optional(nullable(text)),
  conversationId: text,
  file: nullable(isStoredFile),
  orderIndex: number,
  receipt: optional(nullable(isReceipt)),
});
const isStart = shape<{ conversationId: string; orderIndex: number }>({ conversationId: text, orderIndex: number });
const isDelta = shape<{ text: string }>({ text });
const isFailure = shape<{ status: number; message: string }>({ status: number, message: text });

/**
 * Asks the AI and gives what happens until its reply is there. A server that does not stream saves the words and answers in
 * one. Throws `RequestError` where no reply came. `topic`: the configuration of the conversation's topic.
 */
export async function* askAi(asked: AiMessage, topic: Topic | undefined, requestKey: string): AsyncGenerator<AiEvent> {
  const session = readSession();
  const body = aiRequestBody(session.status === "in" ? session.username : "", topic, asked);
  let isSaved = false;
  for await (const { event, data } of eventsOf("/api/grok", body, requestKey)) {
    if (event === "start" && isStart(data)) {
      isSaved = true;
      yield { event, data };
    }
    if (event === "delta" && isDelta(data)) yield { event, data };
    if (event === "error" && isFailure(data)) {
      yield { event, data };
      return;
    }
    if (event === "done" && isReply(data)) {
      const { conversationId, orderIndex, message, receipt = null } = data;
      if (!isSaved) yield { event: "start", data: { conversationId, orderIndex } };
      if (!message) break;
      yield { event, data: { ...data, message, receipt } };
      return;
    }
  }
  throw new RequestError(0, texts.conversation.noReply);
}

type ServerEvent = { event: string; data: unknown };

/** The events of a streamed answer, in order. An answer that is no stream is a single `done`, a refusal throws like any other. */
async function* eventsOf(path: string, body: object, idempotencyKey: string): AsyncGenerator<ServerEvent> {
  const response = await send("POST", path, body, { idempotencyKey, headers: { accept: "text/event-stream" } });
  const isStream = response.headers.get("content-type")?.includes("text/event-stream");
  if (!response.ok || !response.body || !isStream) {
    yield { event: "done", data: await readAnswer(response, anything) };
    return;
  }
  const events = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await events.read().catch(unreachable);
      if (done) return;
      yield { event: value.event ?? "", data: parsed(value.data, response.status) };
    }
  } finally {
    // Whoever stops listening early lets go of the connection.
    events.cancel().catch(() => {});
  }
}
