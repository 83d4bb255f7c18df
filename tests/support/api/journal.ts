import type { DeletedConversation, Note, Share, SharedPart } from "@/lib/api/responses";
import { sendMessage, startConversation } from "./chat";
import { call, type Person } from "./client";

/** Creates a conversation with answers and these continuations, and returns its id. */
export async function createConversation(
  person: Person,
  messages: string[] = [],
  changes: Record<string, unknown> = {},
) {
  const { conversationId } = (await startConversation(person, changes)).body;
  for (const message of messages) await sendMessage(person, { conversationId, message });
  return conversationId;
}

export async function note({ token }: Person, conversationId: string, content: string, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
  const { status, body } = await call("POST", "/api/add-note", { token, headers, body: { conversationId, content } });
  return { status, body: body as { note: Note; message: string } };
}

export async function listNotes({ token }: Person, conversationId: string): Promise<Note[]> {
  const { body } = await call("POST", "/api/notes", { token, body: { conversationId } });
  return body.notes as Note[];
}

export async function remove({ token }: Person, id: string) {
  return call("DELETE", "/api/conversation/delete", { token, body: { id } });
}

/** Puts a conversation into the game of own memories, or takes it out. */
export async function putInGame({ token }: Person, id: string, useInGame = true) {
  const { status, body } = await call("POST", "/api/conversation/game", { token, body: { id, useInGame } });
  return { status, body };
}

export async function restore({ token }: Person, id: string) {
  return call("POST", "/api/conversation/restore", { token, body: { id } });
}

/** A page of what this person deleted and can still have back. */
export async function listDeleted({ token }: Person, query = "") {
  const { status, body } = await call("GET", `/api/conversations/deleted${query}`, { token });
  return { status, ...(body as { conversations: DeletedConversation[]; nextCursor: string | null }) };
}

export async function share({ token }: Person, id: string, part: Record<string, unknown> = {}) {
  return call("POST", `/api/share/mark/${id}`, { token, body: part });
}

/** Reads a shared post, or the part of it that the path names. */
export async function readShared({ token }: Person, path: string) {
  const { status, body } = await call("GET", `/api/share/post/${path}`, { token });
  return { status, body: body as SharedPart & { message: string } };
}

export async function listShares({ token }: Person): Promise<Share[]> {
  return (await call("GET", "/api/shares", { token })).body.shares as Share[];
}
