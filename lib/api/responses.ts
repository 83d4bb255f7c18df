import type { FeatureConfig } from "../config/app-config";
import type { PageTopic } from "../config/topics";
import type { ErrorCode } from "./error-codes";
import type { QuestionAnswer, Receipt } from "./schemas";

// The responses of the API.

type Switches = FeatureConfig["flexiFeatures"];

/**
 * GET /config/flexifeatures.json?view=page: the operator's file without the prompts; without a query it is whole. `aiConnected`:
 * whether an AI provider replies, or the offline companion. `uploadBytes`: the largest PDF or text, if it is not `limits.uploadBytes`.
 * `language`: of the questions and the topics' names.
 */
export type Features = Omit<FeatureConfig, "flexiFeatures"> & {
  flexiFeatures: Omit<Switches, "chat"> & {
    chat: Omit<Switches["chat"], "topics"> & { topics: Record<string, PageTopic> };
  };
  aiConnected?: boolean;
  uploadBytes?: number;
  language?: string;
};

/** GET /api/used-questions: the texts of the questions that the person has answered, from the last to the first time. */
export type UsedQuestions = {
  questions: {
    text: string;
    /** The first time; ISO 8601, UTC. */
    since: string;
  }[];
};

export type StoredFile = {
  /** A link that expires after 10 minutes. */
  fileUrl: string;
  fileName: string;
  fileType: string;
  /** Bytes. */
  size?: number;
  /** Pixels as shown; only of a picture. */
  width?: number;
  height?: number;
  /** What its owner says a picture shows. */
  altText?: string;
  /** Whether the link also leads to small copies of the picture (lib/files/thumbnails.ts). */
  hasThumbnails?: boolean;
};

/** The files of a turn. `file`: the first one. `files`: all, in order, if there are several. */
export type TurnFiles<File = StoredFile> = { file: File | null; files?: File[] };

/** POST /api/upload */
export type UploadedFile = { fileId: string; file: StoredFile };

/** The common fields of a conversation's first turn and a continuation. */
type Turn = TurnFiles & {
  response: string | null;
  /** True while a request is waiting for the AI's reply to this turn. */
  pending: boolean;
  /** True while the AI provider has refused this message; it stays out of later prompts. */
  refused?: boolean;
  /** The Idempotency-Key with which it was sent; `null` in a shared part. */
  requestKey: string | null;
  receipt: Receipt | null;
  /** ISO 8601, UTC. */
  timestamp: string;
  orderIndex: number;
};

export type Continuation = Turn & { _id: string; message: string };

/** When a memory was: its writer's words, and the first and the last day (ISO 8601) if they were understood. */
export type MemoryWhen = { text: string; start: string | null; end: string | null };

export type Conversation = Turn & {
  _id: string;
  projectName: string;
  when?: MemoryWhen | null;
  topic: string;
  prompt: string;
  questionAnswers: QuestionAnswer[];
  continuations: Continuation[];
};

/** A conversation in the response to its owner. `useInGame`: the game may ask about it. */
export type OwnConversation = Conversation & { useInGame: boolean };

/** An entry of the history: without the AI's texts, and with a count instead of the continuations. */
export type ConversationSummary = Omit<Conversation, "response" | "receipt" | "requestKey" | "continuations"> & {
  continuationCount: number;
};

/** GET /api/conversations/deleted: conversations that can still be restored. */
export type DeletedConversation = Pick<Conversation, "_id" | "projectName" | "topic"> & {
  deletedAt: string;
  /** Started days count: 1 on the last day. */
  daysLeft: number;
};

export type Note = { _id: string; conversationId: string; message: string; timestamp: string; orderIndex: number };

export type SearchResult = {
  /** `null`: a file that is not attached to a conversation. */
  conversationId: string | null;
  type: "conversation" | "continuation-message" | "continuation-response" | "note" | "file";
  noteId: string | null;
  /** 0-based index of the continuation. */
  index: number | null;
  snippet: string;
  projectName: string;
  /** Not in spec §3: the topic of the conversation, for its ribbon. `null` for a file without a conversation. */
  topic?: string | null;
  timestamp: string;
};

/** POST /api/search. `searchedFor`: what was searched for instead, because nothing has the term as it was typed. */
export type SearchResults = { results: SearchResult[]; nextCursor: string | null; searchedFor?: string };

/** In a shared part: a continuation that is not shared, so that the one that is keeps its index. */
export type BlankContinuation = { message: ""; response: ""; file: null };

export type SharedConversation = Omit<Conversation, "continuations"> & {
  continuations: (BlankContinuation | Continuation)[];
};

/** The response to the reader of a shared link: only the shared part. */
export type SharedPart = { conversation: SharedConversation; note?: Note; sharedBy: string } & SharedPartState;

/** `isWhole`: it is all turns of the conversation. `isClosed`: its readers may not write to it. */
type SharedPartState = { isWhole?: boolean; isClosed?: boolean };

export type Share = {
  _id: string;
  kind: "post" | "continuation" | "note" | "conversation";
  conversationId: string;
  index: number | null;
  noteId: string | null;
  /** Its readers see the reply. Never of a note. */
  withReply: boolean;
  projectName: string;
  excerpt: string;
  timestamp: string;
  /** When the link ends; `null`: never. */
  expiresAt: string | null;
  takesContributions: boolean;
  /** Who has opened it, and when last: the latest ones first. */
  readers: { name: string; timestamp: string }[];
};

/** GET /api/shares: what a person shares, newest first, and to which conversations others have written. */
export type Sharing = { shares: Share[]; contributedTo: string[] };

/** A memory on a life line. `file`: the first picture in it. */
export type LifeMemory = Pick<Conversation, "_id" | "projectName" | "topic" | "timestamp" | "file"> & {
  when: MemoryWhen | null;
  /** The version of its date, which a change replaces. */
  whenVersion: number;
  excerpt: string;
};

/**
 * GET /api/life-line. `dated`: those whose days are known, by their first day; of the same first day the longest comes first.
 * `undated`: the newest of the others.
 */
export type LifeLine = {
  dated: LifeMemory[];
  undated: LifeMemory[];
  hasMoreDated?: boolean | undefined;
  hasMoreUndated: boolean;
};

/**
 * GET /api/on-this-day: a conversation that began on this day of an earlier month. `file`: the first picture in it. `day`: that of the
 * memory (ISO 8601), if it was this day of an earlier year.
 */
export type PastConversation = Pick<Conversation, "_id" | "projectName" | "topic" | "timestamp" | "file"> & {
  excerpt: string;
  day?: string | undefined;
};

/** GET /api/conversations/{id}. Entries are named by their ids in calls; the turns in the last two lists as in the URLs of receipts. */
export type Thread = {
  conversation: OwnConversation;
  notes: Note[];
  /** Of entries that were changed; any other has version 0. */
  versions?: Record<string, number>;
  /** Removed entries, which keep their position with an empty text. */
  removed?: string[];
  /** The turns that removed files were attached to, by the ids of those entries. */
  removedFiles?: Record<string, number>;
  /** Turns that were changed after their reply was written. */
  outdatedReplies?: number[];
  /** Turns that were saved without asking the AI. */
  keptOnly?: number[];
  /**
   * Only of a page, which has the first turn and some of the others and of the notes. `nextCursor`: for the page before it, whose entries
   * have lower orderIndexes; `null`: there is none. `earlierTurns`: the continuations before it. `entryCount`: all continuations and notes.
   */
  nextCursor?: string | null;
  earlierTurns?: number;
  entryCount?: number;
};

/** GET /api/conversations/{id}/entries/{entryId}/versions: what an entry was before. */
export type EntryVersion = { version: number; text: string; replacedAt: string };

/** What an entry is now, in the response to a change of an older version of it. */
export type CurrentVersion = { version: number; text: string };

/** POST /api/grok. `receipt` is `null` if a proxy or another server has reduced the reply to the fields of spec §7. */
export type AiReply = TurnFiles & {
  message: string;
  conversationId: string;
  orderIndex: number;
  receipt: Receipt | null;
};

/** A message as the AI was sent it. `pictures`: their names. */
export type SentMessage = { role: "system" | "user" | "assistant"; content: string; pictures: string[] };

/** GET /api/conversations/{id}/receipts/{orderIndex}. `null`: there is no record, as of a reply that was imported. */
export type SentPrompt = { messages: SentMessage[] | null };

/** The events of POST /api/grok with `Accept: text/event-stream`. */
export type AiEvent =
  | { event: "start"; data: { conversationId: string; orderIndex: number } }
  | { event: "delta"; data: { text: string } }
  | { event: "done"; data: AiReply }
  | { event: "error"; data: { status: number; message: string; code?: ErrorCode } };

/** `showOnBoard`: others see the best score of this person. */
export type Profile = {
  username: string;
  email: string;
  displayName: string;
  showOnBoard?: boolean | undefined;
  /** A mail tells them when somebody writes to what they share. Missing where no mails are sent. */
  mailAboutOffers?: boolean | undefined;
  /** Missing if it is not known. */
  birthYear?: number | undefined;
};

/** GET /api/sessions: where somebody is signed in. `device`: in words. `lastSeen`: ISO 8601, UTC, up to 10 minutes old. */
export type SignedInDevice = { _id: string; device: string; lastSeen: string; isCurrent: boolean };
