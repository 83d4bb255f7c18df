import { limits } from "../api/limits";
import type { QuestionAnswer } from "../api/schemas";
import type { Topic } from "../config/app-config";

/** What is sent to the AI: the answers that start a conversation, or the message that continues one. */
export type AiMessage = {
  projectName: string;
  topic: string;
  questionAnswers?: QuestionAnswer[];
  message?: string;
  fileId?: string;
  conversationId?: string;
};

type PromptConfig = Partial<Record<"role" | "context" | "constraints" | "tone" | "examples", string>>;

/**
 * The body of `POST /api/grok` (spec §7). `topic`: the configuration of the topic, whose parts make the promptConfig of a first call.
 * Where they make the body larger than a server takes, the person's words go without them: our server has its own copy.
 */
export function aiRequestBody(username: string, topic: Topic | undefined, asked: AiMessage) {
  const questionAnswers = asked.questionAnswers ?? [];
  const { message = "", fileId = "" } = asked;
  const promptConfig: PromptConfig = {};
  const body = { ...asked, questionAnswers, message, fileId, username, promptConfig };
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
