import type { z } from "zod";
import type { Conversation, Share, SharedPart } from "../../api/responses";
import { serverLimits } from "../../api/server-limits";
import type { ShareMark } from "../../api/share-schemas";
import { whenOf } from "../../conversation/memory-date/when";
import { excerptOf } from "../../conversation/search/snippet";
import { sharedContinuation, sharedNote, sharedPost, sharedWhole } from "../../conversation/share/shared-part";
import { texts } from "../../texts";
import { shareTexts } from "../../texts/share";
import type { Caller } from "../db/session";
import * as shares from "../db/share";
import { isShownTurn } from "../db/share-owner";
import { nameOf } from "../db/shown-name";
import { ApiError, notFound } from "../errors";
import { readerAccess } from "../files/signed-url";
import { toContinuation, toConversation, toNote } from "./conversation";

/**
 * POST /api/share/mark/{id}: shares the post, one continuation or one note of this user's conversation, or the whole without notes. What
 * its readers get is decided by `lib/conversation/share/shared-part.ts`.
 */
export async function share(
  userId: string,
  conversationId: string,
  { continuationIndex, noteId, whole, withReply, takesContributions, expiresInDays }: z.output<typeof ShareMark>,
): Promise<void> {
  const isPost = noteId == null && continuationIndex == null;
  const position = continuationIndex == null ? 0 : continuationIndex + 1;
  const part = whole
    ? await shares.findShareableConversation(userId, conversationId)
    : noteId == null
      ? await shares.findShareableTurn(userId, conversationId, position)
      : await shares.findShareableNote(userId, conversationId, noteId);
  if (!part) return isPost ? notFound(texts.conversation.unknown) : postNotFound();
  await shares.addShare(userId, conversationId, part, {
    ...(withReply != null && { withReply }),
    ...(takesContributions != null && { takesContributions }),
    ...(expiresInDays != null && { expiresAt: expiryIn(expiresInDays) }),
  });
}

const expiryIn = (days: number | "never") => (days === "never" ? null : new Date(Date.now() + days * 86_400_000));

type FoundPart = { displayName: string | null; username: string; takesContributions: boolean };

/** What the readers of every part learn besides. */
const about = (found: FoundPart) => ({ sharedBy: nameOf(found), ...(!found.takesContributions && { isClosed: true }) });

/** Its date without what only the writer's year of birth, which is private, says about it. */
function conversationFor(reader: Caller, found: Parameters<typeof toConversation>[0], id: string): Conversation {
  const when = found.when && whenOf(found.when.text, null);
  return toConversation({ ...found, when }, readerAccess(reader, id));
}

export async function readSharedPost(reader: Caller, conversationId: string): Promise<SharedPart> {
  const found = await shares.findSharedTurn(conversationId, 0);
  if (!found) return conversationNotFound();
  const conversation = conversationFor(reader, found, conversationId);
  return { conversation: sharedPost(conversation, found.withReply), ...about(found) };
}

/** `index`: 0-based, as it is written in the URL. */
export async function readSharedContinuation(
  reader: Caller,
  conversationId: string,
  index: string,
): Promise<SharedPart> {
  const isIndex = /^(0|[1-9]\d{0,5})$/.test(index) && Number(index) < serverLimits.conversationEntries;
  const found = isIndex ? await shares.findSharedTurn(conversationId, Number(index) + 1) : null;
  const [turn] = found?.turns ?? [];
  if (!found || !turn) return postNotFound();
  const heading = { _id: conversationId, projectName: found.projectName, topic: found.topic };
  const continuation = toContinuation(turn, readerAccess(reader, conversationId));
  const conversation = sharedContinuation(heading, continuation, Number(index), found.withReply);
  return { conversation, ...about(found) };
}

/** A conversation with all turns that a link shows, and without its notes. */
export async function readSharedWhole(reader: Caller, conversationId: string, shareId: string): Promise<SharedPart> {
  const found = await shares.findSharedWhole(conversationId, shareId);
  if (!found) return conversationNotFound();
  const conversation = conversationFor(reader, found, conversationId);
  const shown = sharedWhole(conversation, { isShown: found.turns.map(isShownTurn), withReply: found.withReply });
  return { conversation: shown, isWhole: true, ...about(found) };
}

export async function readSharedNote(conversationId: string, noteId: string): Promise<SharedPart> {
  const found = await shares.findSharedNote(conversationId, noteId);
  if (!found) return postNotFound();
  return { ...sharedNote(toNote(found)), ...about(found) };
}

function conversationNotFound(): never {
  throw new ApiError("shared_conversation_not_found", shareTexts.conversationNotFound);
}

export function postNotFound(): never {
  throw new ApiError("shared_post_not_found", shareTexts.postNotFound);
}

export function toShare({
  id,
  isWhole,
  position,
  message,
  createdAt,
  expiresAt,
  readers,
  ...share
}: shares.ShareRow): Share {
  return {
    ...share,
    _id: id,
    kind: isWhole ? "conversation" : share.noteId ? "note" : position === 0 ? "post" : "continuation",
    index: position ? position - 1 : null,
    withReply: position !== null && share.withReply,
    excerpt: excerptOf(message),
    timestamp: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    readers: readers.map(({ name, openedAt }) => ({ name, timestamp: openedAt.toISOString() })),
  };
}
