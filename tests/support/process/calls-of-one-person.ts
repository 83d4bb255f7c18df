import type { Note, UploadedFile } from "../../../lib/api/responses";
import { drawing } from "../factories/images";
import { addNote, callApp, memoryOf, newWriter, startMemory } from "./client";

export type Sent = [method: string, path: string, body?: object, key?: string];

type Ids = { conversationId: string; noteId: string; file: UploadedFile };

const get = (path: string): Sent => ["GET", path];
const post = (path: string, body: object, key?: string): Sent => ["POST", path, body, key];

function reads({ conversationId, file }: Ids): Sent[] {
  const thread = `/api/conversations/${conversationId}`;
  const content = { contentFilter: { appName: "memory" } };
  return [
    ...["/api/profile", "/api/used-questions", "/api/on-this-day", "/api/shares", "/api/scores"].map(get),
    ...["/api/contributions", "/api/shared-with-me"].map(get),
    ...["/api/conversations", "/api/conversations/deleted", "/api/conversations/years", "/api/life-line"].map(get),
    ...[thread, `${thread}/receipts/0`, `${thread}/entries/message-2/versions`, file.file.fileUrl].map(get),
    ...["", "?format=html", `?conversationId=${conversationId}`].map((query) => get(`/api/account/export${query}`)),
    post("/api/notes", { conversationId }),
    post("/api/search", { searchTerm: "lighthouse" }),
    post("/api/training/modules", content),
    post("/api/training/memories", content),
  ];
}

/** A note was written first, so that the first further message is the second entry. */
function writes({ conversationId, file: { fileId } }: Ids): Sent[] {
  const thread = `/api/conversations/${conversationId}`;
  const game = { level: "Beginner", round: 1, timeTaken: 9, gameId: "one" };
  return [
    post("/api/grok", memoryOf("Another"), "another"),
    post("/api/grok", memoryOf("Another"), "another"),
    post("/api/grok", { conversationId, message: "And the stairs?", fileId }),
    post("/api/grok", { conversationId, askAgain: 0 }, "again"),
    post("/api/grok", { conversationId, askAgain: 0 }, "again"),
    post("/api/grok", { conversationId, message: "Just so.", keepOnly: true }),
    post("/api/grok/stop", { conversationId }),
    post("/api/add-note", { conversationId, content: "Mine" }),
    ["PATCH", `/api/files/${fileId}`, { altText: "A door" }],
    ["PATCH", `${thread}/entries/message-2`, { version: 0, text: "And the steps?" }],
    ["DELETE", "/api/on-this-day", { id: conversationId }],
    post("/api/conversation/game", { id: conversationId, useInGame: true }),
    post("/api/scores", { score: 100, ...game }),
    post("/api/scores", { score: 200, ...game }),
    ["PUT", "/api/profile", { displayName: "Ann" }],
  ];
}

function shares({ conversationId, noteId }: Ids): Sent[] {
  const [mark, link] = [`/api/share/mark/${conversationId}`, `/api/share/post/${conversationId}`];
  return [
    post(mark, {}),
    post(mark, { continuationIndex: 0, withReply: false }),
    post(mark, { noteId }),
    post(mark, { whole: true }),
    ...[link, `${link}/0`, `${link}/note/${noteId}`, `/api/share/conversation/${conversationId}/${noteId}`].map(get),
    post("/api/shared-with-me", { conversationId }),
    post("/api/contributions", { conversationId, kind: "memory", text: "I was there, too." }),
    get(`/api/contributions/of/${conversationId}`),
  ];
}

function removals({ conversationId, noteId, file }: Ids): Sent[] {
  const entries = [`note-${noteId}`, `file-${file.fileId}`].map(
    (id) => `/api/conversations/${conversationId}/entries/${id}`,
  );
  return [
    ...entries.flatMap((path): Sent[] => [
      ["DELETE", path, { version: 0 }],
      post(`${path}/restore`, { version: 0, current: 1 }),
    ]),
    ["DELETE", "/api/conversation/delete", { id: conversationId }],
    post("/api/conversation/restore", { id: conversationId }),
  ];
}

/** What a person does day by day, and what a reader of their links sees. */
export async function callsOfOnePerson(url: string) {
  const [writer, reader] = [await newWriter(url), await newWriter(url)];
  const conversationId = String((await startMemory(writer, "The lighthouse")).body.conversationId);
  const { _id: noteId } = (await addNote(writer, conversationId, "Mine")).body.note as Note;
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(drawing)]), "door.png");
  const uploaded = await callApp(url, "/api/upload", { token: writer.token, body: form });
  const ids = { conversationId, noteId, file: uploaded.body as UploadedFile };
  const isByLink = ([method, path]: Sent) =>
    /^\/api\/share\/(post|conversation)\//.test(path) ||
    path.startsWith("/api/contributions/") ||
    ["POST /api/contributions", "POST /api/shared-with-me"].includes(`${method} ${path}`);
  return {
    calls: [...writes(ids), ...shares(ids), ...reads(ids), ...removals(ids), ...reads(ids)],
    tokenOf: (sent: Sent) => (isByLink(sent) ? reader : writer).token,
  };
}

/** Makes a call and reads its response to the end, whatever it is. */
export async function statusOf(url: string, [method, path, body, key]: Sent, token: string): Promise<number> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(new URL(path, url), {
    method,
    headers: { ...headers, ...(key && { "idempotency-key": key }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
}
