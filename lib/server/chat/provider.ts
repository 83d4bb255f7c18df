import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import OpenAI from "openai";
import { limits } from "../../api/limits";
import { serverTimings } from "../../api/server-limits";
import type { ChatMessage } from "../../conversation/prompt";
import { texts } from "../../texts";
import { env, isAiConnected } from "../env";
import { ApiError } from "../errors";
import { logFailure } from "../log";
import { type ReplyPiece, readCompletion } from "./completion-stream";
import { offlineCompanion } from "./offline-companion";
import { failureOf, ProviderError, type ProviderFailure, type ToldError } from "./provider-error";

/** The provider does not take this message, and would not if it were asked again. */
export class MessageRefused extends ApiError {
  constructor() {
    super("message_refused", texts.conversation.refused);
  }
}

/**
 * The AI's reply, piece by piece. Retries once, and only before the first piece. An abort throws the signal's reason; every
 * other failure is an `ApiError` with 502, whatever the provider's own status was (403 would log the person out). A provider that
 * takes no picture is asked again without one.
 */
export async function* askAi(
  messages: ChatMessage[],
  signal: AbortSignal,
  withoutPicture: () => ChatMessage[],
): AsyncGenerator<ReplyPiece> {
  let asked = messages;
  let length = 0;
  let isBlank = true;
  for (let isRetry = false; ; ) {
    try {
      if (isRetry) await wait(serverTimings.aiRetryWaitMs, undefined, { signal });
      for await (const piece of readCompletion(await complete(asked, signal))) {
        length += piece.text.length;
        if (length > limits.replyCharacters) throw new ApiError("ai_failed", texts.conversation.replyTooLong);
        isBlank &&= piece.text.trim() === "";
        yield piece;
      }
      break;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ApiError) throw error;
      const told: ToldError = error instanceof OpenAI.APIError || error instanceof ProviderError ? error : {};
      const failure = failureOf(told);
      logFailure({ event: "the AI provider failed", providerStatus: told.status ?? "none", failure }, error);
      if (length > 0) throw new ApiError("ai_failed", texts.conversation.providerFailed);
      if (refusesPictures(told, failure) && asked.some(({ picture }) => picture)) {
        asked = withoutPicture();
      } else if (failure === "passing" && !isRetry) {
        isRetry = true;
      } else {
        throw failure === "refused" ? new MessageRefused() : new ApiError("ai_failed", sentences[failure]);
      }
    }
  }
  if (isBlank) throw new ApiError("ai_failed", texts.conversation.noReply);
}

const sentences = { passing: texts.conversation.providerFailed, setup: texts.conversation.providerSetup };

/** One call of the provider. Its answer is read by hand, as not all that providers write is what the client expects. */
async function complete(messages: ChatMessage[], signal: AbortSignal): Promise<Response> {
  const { client, model } = await provider();
  const body = { model, messages: messages.map(toWire), stream: true as const };
  return client.chat.completions.create(body, { signal }).asResponse();
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

/** How providers say that they cannot do anything with a message as it is, and that they know no such model with pictures. */
function refusesPictures({ status }: ToldError, failure: ProviderFailure): boolean {
  return failure === "refused" || status === 404 || status === 501;
}
