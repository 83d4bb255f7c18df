import { limits } from "../../api/limits";
import type { AiRequest } from "../../api/schemas";
import { enabledTopics } from "../../config/topics";
import { nonEmptyAnswers } from "../../conversation/guide/guided-answers";
import { whenOf } from "../../conversation/memory-date/when";
import { texts } from "../../texts";
import { refusalTexts } from "../../texts/refusal";
import { replyTexts } from "../../texts/reply";
import { isTooLong, textLength } from "../../texts/rules";
import { readConfig } from "../config";
import { findConversationByName, isFull } from "../db/conversation";
import { isUniqueViolation } from "../db/errors";
import { findAttachable } from "../db/file";
import type { PromptContext } from "../db/prompt-context";
import type { Caller } from "../db/session";
import {
  addContinuation,
  addConversation,
  findTurn,
  type MessageToSave,
  type SaveResult,
  type SentTurn,
} from "../db/turn";
import { ApiError, badRequest, conversationFull, fileExpired, notFound } from "../errors";
import { requireChat } from "../feature";
import { aiLimits, assertWithinLimits, releaseAiSlot } from "../rate-limit/rate-limit";

export type SavedMessage = {
  turn: SentTurn;
  /** Whether this call has to ask the AI. */
  holdsLease: boolean;
  /** What the reply is made from, if the call saved the turn. */
  promptContext?: PromptContext;
  /** Only for another reply. */
  normalizedMessage?: string;
  formerReply?: string | null;
};

type Writer = Pick<Caller, "id" | "birthYear">;

export type Claim = { requestKey: string; leaseExpiresAt: Date };

/**
 * Saves a message as one turn, even if the same key arrives twice at the same time, and counts it against the person's AI limits
 * (429 beyond them). A repeat of a saved message is not counted, and nothing that has changed since makes it fail.
 */
export async function saveMessage(user: Writer, message: AiRequest, claim: Claim): Promise<SavedMessage> {
  const userId = user.id;
  try {
    await requireChat();
    const files = (await findAttachable(userId, fileIdsOf(message))) ?? fileExpired();
    // Only what asks the AI is counted and holds a lease.
    const asking = message.keepOnly ? { leaseExpiresAt: null, limits: null } : { limits: aiLimits(userId) };
    const save = message.questionAnswers?.length ? startConversation : continueConversation;
    return await save(user, message, { ...claim, files, ...asking });
  } catch (error) {
    if (!isUniqueViolation(error) && !(error instanceof ApiError)) throw error;
    const turn = await findTurn(userId, claim.requestKey);
    if (turn) return { turn, holdsLease: false };
    return isUniqueViolation(error) ? notFound(texts.conversation.unknown) : Promise.reject(error);
  }
}

/** `fileIds`, each once, or the spec's `fileId`. */
const fileIdsOf = ({ fileIds, fileId }: AiRequest) =>
  fileIds?.length ? [...new Set(fileIds)] : fileId ? [fileId] : [];

async function startConversation(user: Writer, request: AiRequest, toSave: MessageToSave): Promise<SavedMessage> {
  const topic = await checkTopic(request.topic ?? "");
  const projectName = checkProjectName(request.projectName ?? "");
  const questionAnswers = request.questionAnswers ?? [];
  if (nonEmptyAnswers(questionAnswers).length === 0) badRequest(texts.conversation.oneAnswerRequired);
  const when = whenOf(request.whenText ?? "", user.birthYear);
  const userId = user.id;
  return admitted(userId, toSave, await addConversation(userId, { topic, projectName, when, questionAnswers }, toSave));
}

async function continueConversation(
  { id: userId }: Writer,
  request: AiRequest,
  toSave: MessageToSave,
): Promise<SavedMessage> {
  const message = checkMessage(request.message ?? "", toSave.files.length > 0);
  const id =
    request.conversationId ||
    (await findConversationByName(userId, checkProjectName(request.projectName ?? ""))) ||
    notFound(texts.conversation.unknown);
  return admitted(userId, toSave, await addContinuation(userId, id, message, toSave), id);
}

/** The saved turn. 429 if the limits did not allow it, 404 if there is no such conversation, 409 if it is full. */
async function admitted(
  userId: string,
  { limits: aiLimit, leaseExpiresAt }: MessageToSave,
  result: SaveResult | null,
  conversationId?: string,
): Promise<SavedMessage> {
  if (!result) return notFound(texts.conversation.unknown);
  assertWithinLimits(aiLimit, result.limitResult);
  if (result.saved) return { ...result.saved, holdsLease: leaseExpiresAt !== null };
  await releaseAiSlot(userId);
  const isTooLong = conversationId !== undefined && (await isFull(userId, conversationId));
  return isTooLong ? conversationFull() : notFound(texts.conversation.unknown);
}

/** The topic's id. If only one is enabled, it need not be named (spec §4). */
async function checkTopic(chosen: string): Promise<string> {
  const topics = enabledTopics(await readConfig("flexifeatures.json"));
  const [only, ...others] = topics;
  if (chosen === "") return only && others.length === 0 ? only.id : badRequest(texts.conversation.topicRequired);
  return topics.find(({ id }) => id === chosen)?.id ?? notFound(refusalTexts.topicUnknown);
}

function checkProjectName(name: string): string {
  if (textLength(name) === 0) badRequest(texts.conversation.projectNameRequired);
  return isTooLong(name, limits.projectNameLength) ? badRequest(texts.conversation.projectNameTooLong) : name;
}

/** A file needs no words beside it. */
function checkMessage(message: string, hasFiles: boolean): string {
  if (textLength(message) === 0) return hasFiles ? "" : badRequest(replyTexts.messageRequired);
  return isTooLong(message, limits.messageLength) ? badRequest(replyTexts.messageTooLong) : message;
}
