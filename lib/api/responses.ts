import type { FeatureConfig } from "../config/app-config";
import type { ErrorCode } from "./error-codes";
import type { QuestionAnswer } from "./schemas";

// What the calls of the API answer.

/** GET /config/flexifeatures.json: the operator's file. `aiConnected`: whether an AI provider replies, or the offline companion. */
export type Features = FeatureConfig & { aiConnected?: boolean };

export type StoredFile = {
  /** A link that lives 10 minutes. */
  fileUrl: string;
  fileName: string;
  fileType: string;
  /** Bytes. */
  size?: number;
  /** Pixels as the picture is shown, of a picture. */
  width?: number;
  height?: number;
};

/** POST /api/upload */
export type UploadedFile = { fileId: string; file: StoredFile };

/** Why a reply ends before its end: the provider's limit, or its filter. */
export type ReplyCut = "length" | "filter";

/** What the AI was sent for a reply, and how many private notes it was not (contract, Conversations). */
export type Receipt = {
  answers: number;
  earlierTurns: number;
  file: string | null;
  notesWithheld: number;
  /** Only of a reply that was cut short. */
  cut?: ReplyCut;
};

/** What a conversation's first turn and a continuation have in common. */
type Replied = {
  response: string | null;
  /** True while a call is waiting for the AI on behalf of this turn. */
  pending: boolean;
  /** True while the AI provider has refused this message; it stays out of later prompts. */
  refused?: boolean;
  /** The Idempotency-Key that asks again; only while there is no reply. */
  requestKey: string | null;
  receipt: Receipt | null;
  file: StoredFile | null;
  /** ISO 8601, UTC. */
  timestamp: string;
  orderIndex: number;
};

export type Continuation = Replied & { _id: string; message: string };

export type Conversation = Replied & {
  _id: string;
  projectName: string;
  topic: string;
  prompt: string;
  questionAnswers: QuestionAnswer[];
  continuations: Continuation[];
};

/** A conversation as its writer gets it, and nobody else. `useInGame`: the game may ask about it. */
export type OwnConversation = Conversation & { useInGame: boolean };

/** What the history shows: no texts of the AI, no continuations, but their count. */
export type ConversationSummary = Omit<Conversation, "response" | "receipt" | "requestKey" | "continuations"> & {
  continuationCount: number;
};

/** GET /api/conversations/deleted: what can still be restored. */
export type DeletedConversation = Pick<Conversation, "_id" | "projectName" | "topic"> & {
  deletedAt: string;
  /** Begun days: 1 on the last one. */
  daysLeft: number;
};

export type Note = { _id: string; conversationId: string; message: string; timestamp: string; orderIndex: number };

export type SearchResult = {
  /** `null`: a file that no conversation has. */
  conversationId: string | null;
  type: "conversation" | "continuation-message" | "continuation-response" | "note" | "file";
  noteId: string | null;
  /** 0-based place among the continuations. */
  index: number | null;
  snippet: string;
  projectName: string;
  timestamp: string;
};

/** What a reader of a shared link gets: the shared part and nothing else. */
export type SharedPart = { conversation: Conversation; note?: Note; sharedBy: string };

/** GET /api/shares: one thing that somebody shares. */
export type Share = {
  _id: string;
  kind: "post" | "continuation" | "note";
  conversationId: string;
  index: number | null;
  noteId: string | null;
  projectName: string;
  excerpt: string;
  /** When it was shared. */
  timestamp: string;
};

/** GET /api/on-this-day: a conversation that began on this day of an earlier month. */
export type PastConversation = Pick<Conversation, "_id" | "projectName" | "topic" | "timestamp"> & { excerpt: string };

/** GET /api/conversations/{id} */
export type Thread = { conversation: OwnConversation; notes: Note[] };

/** POST /api/grok */
export type AiReply = {
  message: string;
  conversationId: string;
  file: StoredFile | null;
  orderIndex: number;
  receipt: Receipt;
};

/** The same as the app receives it, which a server or a proxy may have cut down to what spec §7 names. */
export type ReceivedReply = Omit<AiReply, "receipt"> & { receipt: Receipt | null };

/** The events of POST /api/grok with `Accept: text/event-stream`. */
export type AiEvent =
  | { event: "start"; data: { conversationId: string; orderIndex: number } }
  | { event: "delta"; data: { text: string } }
  | { event: "done"; data: ReceivedReply }
  | { event: "error"; data: { status: number; message: string; code?: ErrorCode } };

export type Profile = { username: string; email: string; displayName: string };
