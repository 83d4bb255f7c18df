import { limits } from "../../api/limits";
import type { UploadedFile } from "../../api/responses";
import type { QuestionAnswer } from "../../api/schemas";
import type { TopicPrompt } from "../../config/app-config";

/** A message to the AI: the answers that start a conversation, or the text that continues one. */
export type AiMessage = {
  projectName: string;
  topic: string;
  questionAnswers?: QuestionAnswer[];
  /** When the new memory was, in words. */
  whenText?: string | undefined;
  message?: string;
  files?: UploadedFile[];
  conversationId?: string;
  /** Saves it without asking the AI. */
  keepOnly?: boolean;
  /** Asks for another reply to this turn. */
  askAgain?: number;
};

type PromptConfig = Partial<Record<"role" | "context" | "constraints" | "tone" | "examples", string>>;

/**
 * The body of `POST /api/grok` (spec §7); what the AI itself is sent is composed by prompt.ts. `prompt`: the topic's, from
 * which the promptConfig of the first request is made. It is left out if the body would exceed the size limit, because our
 * server reads its own copy.
 */
export function aiRequestBody(username: string, prompt: TopicPrompt | undefined, input: AiMessage) {
  const { questionAnswers = [], message = "", files = [], whenText, keepOnly, ...rest } = input;
  const promptConfig: PromptConfig = {};
  const fileIds = files.map(({ fileId }) => fileId);
  const attached = { fileId: fileIds[0] ?? "", ...(fileIds.length > 1 && { fileIds }) };
  const body = {
    ...rest,
    questionAnswers,
    message,
    ...attached,
    ...(whenText && { whenText }),
    ...(keepOnly && { keepOnly }),
    username,
    promptConfig,
  };
  if (!prompt || questionAnswers.length === 0) return body;
  const whole = { ...body, promptConfig: promptConfigOf(prompt) };
  return byteLength(whole) <= limits.jsonBytes ? whole : body;
}

const promptConfigOf = (prompt: TopicPrompt): PromptConfig => ({
  role: prompt.promptRole,
  context: prompt.promptContext,
  constraints: prompt.promptConstraints,
  tone: prompt.promptTone,
  examples: prompt.promptExamples,
});

const byteLength = (body: object) => new TextEncoder().encode(JSON.stringify(body)).length;
