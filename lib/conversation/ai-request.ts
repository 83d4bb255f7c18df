import { limits } from "../api/limits";
import type { QuestionAnswer } from "../api/schemas";
import type { Topic } from "../config/app-config";

/** A message to the AI: the answers that start a conversation, or the text that continues one. */
export type AiMessage = {
  projectName: string;
  topic: string;
  questionAnswers?: QuestionAnswer[];
  message?: string;
  fileId?: string;
  conversationId?: string;
  /** Saves it without asking the AI. */
  keepOnly?: boolean;
  /** Asks for another reply to this turn. */
  askAgain?: number;
};

type PromptConfig = Partial<Record<"role" | "context" | "constraints" | "tone" | "examples", string>>;

/**
 * The body of `POST /api/grok` (spec §7). `topic`: the configuration from which the promptConfig of the first request is made.
 * It is left out if the body would exceed the size limit, because our server reads its own copy.
 */
export function aiRequestBody(username: string, topic: Topic | undefined, input: AiMessage) {
  const questionAnswers = input.questionAnswers ?? [];
  const { message = "", fileId = "" } = input;
  const promptConfig: PromptConfig = {};
  const body = { ...input, questionAnswers, message, fileId, username, promptConfig };
  if (!topic || questionAnswers.length === 0) return body;
  const whole = { ...body, promptConfig: promptConfigOf(topic) };
  return byteLength(whole) <= limits.jsonBytes ? whole : body;
}

const promptConfigOf = (topic: Topic): PromptConfig => ({
  role: topic.promptRole,
  context: topic.promptContext,
  constraints: topic.promptConstraints,
  tone: topic.promptTone,
  examples: topic.promptExamples,
});

const byteLength = (body: object) => new TextEncoder().encode(JSON.stringify(body)).length;
