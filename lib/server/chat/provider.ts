import { setTimeout as wait } from "node:timers/promises";
import OpenAI from "openai";
import { serverLimits, serverTimings } from "../../api/server-limits";
import type { ChatMessage } from "../../conversation/prompt/prompt";
import { replyTexts } from "../../texts/reply";
import { env } from "../env";
import { ApiError } from "../errors";
import { logFailure } from "../log";
import { type ReplyPiece, readCompletion } from "./completion-stream";
import { leaveOutRefused, type ModelParameters, modelParameters } from "./model-parameters";
import { type ErrorDetails, failureOf, ProviderError, type ProviderFailure } from "./provider-error";

/** The provider rejected this message and would reject it again. */
export class MessageRefused extends ApiError {
  constructor() {
    super("message_refused", replyTexts.refused);
  }
}

/**
 * Asks the AI for a reply, which comes piece by piece. Retries once, and only before the first piece. A provider that rejects pictures,
 * or a parameter that it does not know, is asked again without them; a reply that is empty because all went into thinking, with more
 * room. An abort throws the signal's reason; every other failure is an `ApiError` with 502, whatever status the provider had (a 403 of
 * its own would log the person out).
 */
export async function* askAi(
  prompt: ChatMessage[],
  signal: AbortSignal,
  withoutPictures: () => ChatMessage[],
): AsyncGenerator<ReplyPiece> {
  let messages = prompt;
  let length = 0;
  let tokens: number = serverLimits.replyTokens;
  for (let isRetry = false; ; ) {
    const parameters = modelParameters(env(), tokens);
    let isBlank = true;
    let cut: ReplyPiece["cut"] = null;
    try {
      if (isRetry) await wait(serverTimings.aiRetryWaitMs, undefined, { signal });
      for await (const piece of callProvider(messages, parameters, signal)) {
        length += piece.text.length;
        if (length > serverLimits.replyCharacters) throw new ApiError("ai_failed", replyTexts.replyTooLong);
        isBlank &&= piece.text.trim() === "";
        cut = piece.cut;
        if (!isBlank) yield piece;
      }
      if (!isBlank) return;
      if (cut !== "length" || tokens > serverLimits.replyTokens) throw new ApiError("ai_failed", replyTexts.noReply);
      tokens *= roomForThinking;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ApiError) throw error;
      const details: ErrorDetails = error instanceof OpenAI.APIError || error instanceof ProviderError ? error : {};
      const failure = failureOf(details);
      logFailure({ event: "the AI provider failed", providerStatus: details.status ?? "none", failure }, error);
      if (length > 0) throw new ApiError("ai_failed", replyTexts.providerFailed);
      if (failure === "refused" && leaveOutRefused(parameters, details)) continue;
      if (refusesPictures(details, failure) && messages.some(({ pictures }) => pictures)) {
        messages = withoutPictures();
      } else if (failure === "passing" && !isRetry) {
        isRetry = true;
      } else {
        throw failure === "refused" ? new MessageRefused() : new ApiError("ai_failed", sentences[failure]);
      }
    }
  }
}

/** How much more a model may write that has used up its room for thinking. */
const roomForThinking = 4;

const sentences = { passing: replyTexts.providerFailed, setup: replyTexts.providerSetup };

/** Providers reject a picture like any other message, or say that they have no such model for messages with pictures. */
function refusesPictures({ status }: ErrorDetails, failure: ProviderFailure): boolean {
  return failure === "refused" || status === 404 || status === 501;
}

async function* callProvider(
  messages: ChatMessage[],
  parameters: ModelParameters,
  signal: AbortSignal,
): AsyncGenerator<ReplyPiece> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env();
  const client = new OpenAI({
    apiKey: OPENAI_API_KEY ?? "none",
    baseURL: OPENAI_BASE_URL,
    organization: null,
    project: null,
    maxRetries: 0,
    // The client's log would quote the conversation.
    logLevel: "off",
    fetch: fetchProvider,
  });
  const body = { model: OPENAI_MODEL, messages: messages.map(toWire), stream: true as const, ...parameters };
  yield* readCompletion(await client.chat.completions.create(body, { signal }).asResponse());
}

function toWire({ role, content, pictures }: ChatMessage): OpenAI.ChatCompletionMessageParam {
  if (!pictures) return { role, content };
  const parts = pictures.map(({ url }) => ({ type: "image_url" as const, image_url: { url } }));
  return { role: "user", content: [{ type: "text", text: content }, ...parts] };
}

/**
 * `fetch` for the AI provider, whose responses are not trusted. A redirect is not followed: it would send a person's whole prompt to
 * a host that the operator has not named. Of a body no more is read than `providerBytes` after decompression.
 */
const fetchProvider: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  return new Response(response.body?.pipeThrough(byteLimit(serverLimits.providerBytes)), response);
};

/** The error cancels the body, and so closes its connection. */
function byteLimit(max: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > max) controller.error(new ApiError("ai_failed", replyTexts.replyTooLong));
      else controller.enqueue(chunk);
    },
  });
}
