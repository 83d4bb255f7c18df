import type { EntryVersion, SentPrompt } from "@/lib/api/responses";
import { sendMessage } from "./chat";
import { call, type Person, signUp } from "./client";
import { upload } from "./files";
import { createConversation, note } from "./journal";

// The calls that change single entries of a conversation.

const urlOf = (conversationId: string, entryId: string) => `/api/conversations/${conversationId}/entries/${entryId}`;

export const edit = ({ token }: Person, id: string, entryId: string, text: string, version = 0) =>
  call("PATCH", urlOf(id, entryId), { token, body: { text, version } });

/** Says when a memory was that has had no date. */
export const dateIt = (person: Person, id: string, when: string) => edit(person, id, "when", when);

export const removeEntry = ({ token }: Person, id: string, entryId: string, version = 0, forGood = false) =>
  call("DELETE", urlOf(id, entryId), { token, body: { version, forGood } });

/** `version`: the one to bring back. */
export const bringBack = ({ token }: Person, id: string, entryId: string, version: number, current: number) =>
  call("POST", `${urlOf(id, entryId)}/restore`, { token, body: { version, current } });

export async function listVersions({ token }: Person, id: string, entryId: string): Promise<EntryVersion[]> {
  const { status, body } = await call("GET", `${urlOf(id, entryId)}/versions`, { token });
  if (status !== 200) throw new Error(`The versions answered ${status}`);
  return body.versions as EntryVersion[];
}

/** What the AI was sent for a reply, as text. */
export async function readReceipt({ token }: Person, id: string, orderIndex: number): Promise<string | null> {
  const { body } = await call("GET", `/api/conversations/${id}/receipts/${orderIndex}`, { token });
  const { messages } = body as SentPrompt;
  return messages && JSON.stringify(messages);
}

/** A conversation with a note, a file, and two replies after the first one. */
export async function conversationWithEntries() {
  const ann = await signUp();
  const id = await createConversation(ann, ["The stairs creaked."], { projectName: "Our tower" });
  const noteId = `note-${(await note(ann, id, "Nobody knows this.")).body.note._id}`;
  const { fileId } = await upload(ann, "The gulls woke me.", "diary.txt");
  await sendMessage(ann, { conversationId: id, message: "My diary.", fileId });
  return { ann, id, noteId, fileId, file: `file-${fileId}` };
}
