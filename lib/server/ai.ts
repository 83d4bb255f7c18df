import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { createParser } from "eventsource-parser";
import OpenAI from "openai";
import type { ChatMessage } from "../conversation/prompt";
import { limits, timings } from "../limits";
import { texts } from "../texts";
import { offlineCompanion } from "./companion";
import { env, isAiConnected } from "./env";
import { ApiError } from "./errors";
import { logFailure } from "./log";

/**
 * The AI's reply, piece by piece. Retries once, and only before the first piece. An abort throws the signal's reason;
 * every other failure is an `ApiError` 502, whatever the provider's own status was (403 would log the person out).
 * A provider that takes no picture is asked again without one.
 */
export async function* askAi(
  messages: ChatMessage[],
  signal: AbortSignal,
  withoutPicture: () => ChatMessage[],
): AsyncGenerator<string> {
  let asked = messages;
  let length = 0;
  let isBlank = true;
  for (let isRetry = false; ; isRetry = true) {
    try {
      if (isRetry) await wait(timings.aiRetryWaitMs, undefined, { signal });
      for await (const piece of stream(asked, signal)) {
        length += piece.length;
        if (length > limits.replyCharacters) throw new ApiError(502, texts.conversation.replyTooLong);
        isBlank &&= piece.trim() === "";
        yield piece;
      }
      break;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ApiError) throw error;
      const status = error instanceof OpenAI.APIError ? error.status : undefined;
      logFailure({ event: "the AI provider failed", providerStatus: status ?? "none" }, error);
      const isBlind = refusesPictures(status) && asked.some(({ picture }) => picture);
      if (isRetry || length > 0 || !(isPassing(status) || isBlind)) {
        throw new ApiError(502, texts.conversation.providerFailed);
      }
      if (isBlind) asked = withoutPicture();
    }
  }
  if (isBlank) throw new ApiError(502, texts.conversation.noReply);
}

/** One call of the provider. A stream that ends in the middle of a reply is a failure. */
async function* stream(messages: ChatMessage[], signal: AbortSignal): AsyncGenerator<string> {
  const { client, model } = await provider();
  const body = { model, messages: messages.map(toWire), stream: true as const };
  const response = await client.chat.completions.create(body, { signal }).asResponse();
  let hasBegun = false;
  let isFinished = false;
  let isOver = false;
  for await (const packet of packetsOf(response)) {
    for (const data of packet) {
      isOver ||= data.startsWith("[DONE]");
      // It is read to its end all the same, which leaves the connection open for the next call.
      if (isOver) continue;
      const { choices, error }: Partial<OpenAI.ChatCompletionChunk> & { error?: unknown } = JSON.parse(data);
      if (error) throw new Error("The provider's stream says that it failed");
      const choice = choices?.[0];
      hasBegun ||= choice !== undefined;
      isFinished ||= Boolean(choice?.finish_reason);
      if (choice?.delta?.content) yield choice.delta.content;
    }
  }
  if (hasBegun && !isFinished) throw new Error("The provider's stream ended early");
}

/** What the events of a stream say, by packets. The client's own reader copies and searches every byte of it several times. */
async function* packetsOf({ body }: Response): AsyncGenerator<string[]> {
  const said: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => said.push(data) });
  const decoder = new TextDecoder();
  for await (const bytes of body ?? []) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield said.splice(0);
  }
  // The last event may lack its end.
  parser.feed("\n\n");
  yield said;
}

function toWire({ role, content, picture }: ChatMessage): OpenAI.ChatCompletionMessageParam {
  if (!picture) return { role, content };
  const parts = [
    { type: "text" as const, text: content },
    { type: "image_url" as const, image_url: { url: picture } },
  ];
  return { role: "user", content: parts };
}

/** Starts the offline companion where no provider is configured. */
export async function prepareAi(): Promise<void> {
  if (!isAiConnected()) await offlineCompanion();
}

async function provider(): Promise<{ client: OpenAI; model: string }> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env();
  const client = new OpenAI({
    apiKey: OPENAI_API_KEY ?? "none",
    baseURL: isAiConnected() ? OPENAI_BASE_URL : (await offlineCompanion()).baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    // Its log quotes what the provider said.
    logLevel: "off",
  });
  return { client, model: OPENAI_MODEL };
}

/** Whether asking again may help: no connection, a broken stream, an overload. */
function isPassing(status: number | undefined): boolean {
  return status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
}

/** How providers say that they cannot do anything with a message as it is. */
function refusesPictures(status: number | undefined): boolean {
  return status !== undefined && [400, 404, 413, 415, 422, 501].includes(status);
}
