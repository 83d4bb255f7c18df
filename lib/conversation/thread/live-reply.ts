import type { StoredFile } from "../../api/responses";

/** A message that is being saved: the key, the text and the files of its turn. */
export type UnsavedMessage = { requestKey: string; text: string; files: StoredFile[] };

/**
 * The reply that this tab is waiting for. `requestKey` identifies its turn; `conversationId` is unknown until the message is saved.
 * `unsavedText`: of a message that was not saved before the call failed; `null`: it was.
 */
export type LiveReply =
  | { status: "idle" }
  | ({ status: "asking"; conversationId: string | null } & UnsavedMessage)
  | { status: "streaming"; requestKey: string; conversationId: string }
  | {
      status: "failed";
      requestKey: string;
      conversationId: string | null;
      message: string;
      unsavedText: string | null;
    };

export type LiveReplyAction =
  | ({ type: "ask"; conversationId: string | null } & UnsavedMessage)
  | { type: "start"; requestKey: string; conversationId: string }
  | { type: "done"; requestKey: string }
  | { type: "fail"; requestKey: string; message: string };

export const idle: LiveReply = { status: "idle" };

/** Actions of an earlier request are ignored. */
export function reduceLiveReply(reply: LiveReply, action: LiveReplyAction): LiveReply {
  const { requestKey } = action;
  if (action.type === "ask") {
    const { conversationId, text, files } = action;
    return { status: "asking", requestKey, conversationId, text, files };
  }
  if (!isInProgress(reply) || reply.requestKey !== requestKey) return reply;
  switch (action.type) {
    case "start":
      return { status: "streaming", requestKey, conversationId: action.conversationId };
    case "done":
      return idle;
    case "fail":
      return {
        status: "failed",
        requestKey,
        conversationId: reply.conversationId,
        message: action.message,
        unsavedText: reply.status === "asking" ? reply.text : null,
      };
  }
}

type ReplyInProgress = Extract<LiveReply, { status: "asking" | "streaming" }>;

export function isInProgress(reply: LiveReply): reply is ReplyInProgress {
  return reply.status === "asking" || reply.status === "streaming";
}
