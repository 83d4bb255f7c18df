import "server-only";
import type { z } from "zod";
import type { Share, SharedPart } from "../../api/responses";
import type { ShareMark } from "../../api/schemas";
import { sharedContinuation, sharedNote, sharedPost } from "../../conversation/shared-part";
import { excerptOf } from "../../conversation/snippet";
import { texts } from "../../texts";
import { shareTexts } from "../../texts/share";
import type { Caller } from "../db/session";
import * as shares from "../db/share";
import { ApiError, notFound } from "../errors";
import { readerAccess } from "../files/signed-url";
import { toContinuation, toConversation, toNote } from "./conversation";

/** POST /api/share/mark/{id}: shares the post, one continuation or one note of this user's conversation. */
export async function share(
  userId: string,
  conversationId: string,
  { continuationIndex, noteId, withReply }: z.output<typeof ShareMark>,
): Promise<void> {
  const isPost = noteId == null && continuationIndex == null;
  const position = continuationIndex == null ? 0 : continuationIndex + 1;
  const part =
    noteId == null
      ? await shares.findShareableTurn(userId, conversationId, position)
      : await shares.findShareableNote(userId, conversationId, noteId);
  if (!part) return isPost ? notFound(texts.conversation.unknown) : postNotFound();
  await shares.addShare(userId, conversationId, part, withReply ?? undefined);
}

export async function readSharedPost(reader: Caller, conversationId: string): Promise<SharedPart> {
  const found = await shares.findSharedTurn(conversationId, 0);
  if (!found?.turn) return conversationNotFound();
  const access = readerAccess(reader, conversationId);
  const conversation = toConversation({ ...found.conversation, turns: [found.turn] }, access);
  return { conversation: sharedPost(conversation, found.withReply), sharedBy: nameOf(found.user) };
}

/** `index`: 0-based, as it is written in the URL. */
export async function readSharedContinuation(
  reader: Caller,
  conversationId: string,
  index: string,
): Promise<SharedPart> {
  const isIndex = /^(0|[1-9]\d{0,5})$/.test(index);
  const found = isIndex ? await shares.findSharedTurn(conversationId, Number(index) + 1) : null;
  if (!found?.turn) return postNotFound();
  const { projectName, topic } = found.conversation;
  const heading = { _id: conversationId, projectName, topic };
  const continuation = toContinuation(found.turn, readerAccess(reader, conversationId));
  const conversation = sharedContinuation(heading, continuation, Number(index), found.withReply);
  return { conversation, sharedBy: nameOf(found.user) };
}

export async function readSharedNote(conversationId: string, noteId: string): Promise<SharedPart> {
  const found = await shares.findSharedNote(conversationId, noteId);
  if (!found?.note) return postNotFound();
  return { ...sharedNote(toNote(found.note)), sharedBy: nameOf(found.user) };
}

function conversationNotFound(): never {
  throw new ApiError("shared_conversation_not_found", shareTexts.conversationNotFound);
}

export function postNotFound(): never {
  throw new ApiError("shared_post_not_found", shareTexts.postNotFound);
}

function nameOf({ displayName, username }: { displayName: string | null; username: string }): string {
  return displayName || username;
}

export function toShare({
  id,
  conversationId,
  withReply,
  createdAt,
  conversation,
  turn,
  note,
}: shares.ShareRow): Share {
  return {
    _id: id,
    kind: note ? "note" : turn?.position === 0 ? "post" : "continuation",
    conversationId,
    index: turn && turn.position > 0 ? turn.position - 1 : null,
    noteId: note?.id ?? null,
    withReply: turn !== null && withReply,
    projectName: conversation.projectName,
    excerpt: excerptOf(note?.message ?? turn?.message ?? ""),
    timestamp: createdAt.toISOString(),
  };
}
