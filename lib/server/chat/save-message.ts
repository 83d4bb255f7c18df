import "server-only";
import { limits } from "../../api/limits";
import type { AiRequest } from "../../api/schemas";
import { enabledTopics } from "../../config/topics";
import { nonEmptyAnswers } from "../../conversation/guided-answers";
import { texts } from "../../texts";
import { textLength } from "../../texts/rules";
import { readConfig } from "../config";
import { findConversationByName } from "../db/conversation";
import { isUniqueViolation } from "../db/errors";
import { findAttachable } from "../db/file";
import type { PromptContext } from "../db/prompt-context";
import {
  addContinuation,
  addConversation,
  findTurn,
  type MessageToSave,
  type SaveResult,
  type TurnRow,
} from "../db/turn";
import { ApiError, badRequest, fileExpired, notFound } from "../errors";
import { requireChat } from "../feature";
import { aiLimits, assertWithinLimits, releaseAiSlot } from "../rate-limit/rate-limit";

type Claim = Pick<MessageToSave, "requestKey" | "leaseExpiresAt">;

/** `promptContext`: what the reply is made from, only for the call that made the turn and has its lease. */
export type SavedMessage = { turn: TurnRow; promptContext?: PromptContext };

/** Saves what the person typed as one turn, also when the same key arrives twice at once, and admits it to the AI. 429 else. */
export async function saveMessage(userId: string, request: AiRequest, claim: Claim): Promise<SavedMessage> {
  try {
    await requireChat();
    const file = request.fileId ? ((await findAttachable(userId, request.fileId)) ?? fileExpired()) : null;
    const save = request.questionAnswers?.length ? start : resume;
    return await save(userId, request, { ...claim, file, limits: aiLimits(userId) });
  } catch (error) {
    if (!isUniqueViolation(error) && !(error instanceof ApiError)) throw error;
    // What was kept before is answered for whatever has changed since, and a repeat of it costs nothing.
    const first = await findTurn(userId, claim.requestKey);
    if (first) return { turn: first };
    return isUniqueViolation(error) ? notFound(texts.conversation.unknown) : Promise.reject(error);
  }
}

async function start(userId: string, request: AiRequest, words: MessageToSave): Promise<SavedMessage> {
  const topic = await checkedTopic(request.topic ?? "");
  const projectName = checkedName(request.projectName ?? "");
  const questionAnswers = request.questionAnswers ?? [];
  if (nonEmptyAnswers(questionAnswers).length === 0) badRequest(texts.conversation.oneAnswerRequired);
  return saved(userId, words, addConversation(userId, { topic, projectName, questionAnswers }, words));
}

async function resume(userId: string, request: AiRequest, words: MessageToSave): Promise<SavedMessage> {
  const message = checkedMessage(request.message ?? "");
  const id =
    request.conversationId ||
    (await findConversationByName(userId, checkedName(request.projectName ?? ""))) ||
    notFound(texts.conversation.unknown);
  return saved(userId, words, addContinuation(userId, id, message, words));
}

/** The turn that is being saved. 429 where its call is not admitted to the AI. */
async function saved(
  userId: string,
  { limits: callLimits }: MessageToSave,
  saving: Promise<SaveResult | null>,
): Promise<SavedMessage> {
  const result = (await saving) ?? notFound(texts.conversation.unknown);
  assertWithinLimits(callLimits, result.limitResult);
  if (result.saved) return result.saved;
  await releaseAiSlot(userId);
  return notFound(texts.conversation.unknown);
}

/** The topic's id. With one topic there is nothing to choose (spec §4). */
async function checkedTopic(chosen: string): Promise<string> {
  const topics = enabledTopics(await readConfig("flexifeatures.json"));
  const [only, ...others] = topics;
  if (chosen === "") return only && others.length === 0 ? only.id : badRequest(texts.conversation.topicRequired);
  return topics.find(({ id }) => id === chosen)?.id ?? notFound(texts.conversation.topicUnknown);
}

function checkedName(name: string): string {
  if (textLength(name) === 0) badRequest(texts.conversation.projectNameRequired);
  return textLength(name) <= limits.projectNameLength ? name : badRequest(texts.conversation.projectNameTooLong);
}

function checkedMessage(message: string): string {
  if (textLength(message) === 0) badRequest(texts.conversation.messageRequired);
  return textLength(message) <= limits.messageLength ? message : badRequest(texts.conversation.messageTooLong);
}
