import { EventSourceParserStream } from "eventsource-parser/stream";
import { isReceipt } from "../api/conversation-shapes";
import type { ErrorCode } from "../api/error-codes";
import { fileMembers } from "../api/heading-shapes";
import type { AiReply } from "../api/responses";
import { anything, nullable, number, optional, shape, text } from "../api/shape";
import type { TopicPrompt } from "../config/app-config";
import { type AiMessage, aiRequestBody } from "../conversation/prompt/ai-request";
import { replyTexts } from "../texts/reply";
import { parsed, RequestError, readResponse, send, unreachable } from "./api";
import { readSession } from "./session";

/** The data of a `done` event. Its message is missing if there is no reply. */
type PossibleReply = Omit<AiReply, "message" | "receipt"> & {
  message?: string | null;
  receipt?: AiReply["receipt"];
};

const isReply = shape<PossibleReply>({
  message: optional(nullable(text)),
  conversationId: text,
  ...fileMembers,
  orderIndex: number,
  receipt: optional(nullable(isReceipt)),
});
const isStart = shape<{ conversationId: string; orderIndex: number }>({ conversationId: text, orderIndex: number });
const isDelta = shape<{ text: string }>({ text });
// An unknown code of a newer server is accepted, because no branch of this version compares with it.
const isCode = (value: unknown): value is ErrorCode => text(value);
const isFailure = shape<{ status: number; message: string; code?: ErrorCode }>({
  status: number,
  message: text,
  code: optional(isCode),
});

type Options = {
  /** The topic's prompt, for a first message. */
  prompt?: TopicPrompt | undefined;
  /** Called once, when the message is saved. */
  onStart?: (saved: { conversationId: string; orderIndex: number }) => Promise<void>;
  onText?: (text: string) => void;
};

/**
 * Sends a message to the AI and returns its reply. A server that does not stream saves the message and sends the whole reply at once.
 * Throws `RequestError` if there is no reply.
 */
export async function askAi(
  message: AiMessage,
  requestKey: string,
  { prompt, onStart, onText }: Options = {},
): Promise<AiReply> {
  const session = readSession();
  const body = aiRequestBody(session.status === "in" ? session.username : "", prompt, message);
  let isSaved = false;
  for await (const { event, data } of eventsOf("/api/grok", body, requestKey)) {
    if (event === "start" && isStart(data)) {
      isSaved = true;
      await onStart?.(data);
    }
    if (event === "delta" && isDelta(data)) onText?.(data.text);
    if (event === "error" && isFailure(data))
      throw new RequestError(data.status, data.message, data.message, data.code);
    if (event === "done" && isReply(data)) {
      if (!isSaved) await onStart?.(data);
      if (!data.message && !message.keepOnly) break;
      return { ...data, message: data.message ?? "", receipt: data.receipt ?? null };
    }
  }
  throw new RequestError(0, replyTexts.noReply);
}

type ServerEvent = { event: string; data: unknown };

/** The events of a streamed response, in order. Any other response is a single `done` event; a failure throws as in `request`. */
async function* eventsOf(path: string, body: object, idempotencyKey: string): AsyncGenerator<ServerEvent> {
  const response = await send("POST", path, body, { idempotencyKey, headers: { accept: "text/event-stream" } });
  const isStream = response.headers.get("content-type")?.includes("text/event-stream");
  if (!response.ok || !response.body || !isStream) {
    yield { event: "done", data: await readResponse(response, anything) };
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
    // A reader that stops before the end closes the connection.
    events.cancel().catch(() => {});
  }
}
