/** A message that is being saved: the key and the text of its turn. */
export type UnsavedMessage = { requestKey: string; unsaved: string };

/**
 * The reply that this tab is waiting for. `requestKey` identifies its turn; `conversationId` is unknown until the message is saved.
 * `unsaved`: the text of a message that is being saved, or was not before the call failed; `null`: it was.
 */
export type LiveReply =
  | { status: "idle" }
  | ({ status: "asking"; conversationId: string | null } & UnsavedMessage)
  | { status: "streaming"; requestKey: string; conversationId: string }
  | { status: "failed"; requestKey: string; conversationId: string | null; message: string; unsaved: string | null };

export type LiveReplyAction =
  | { type: "ask"; requestKey: string; conversationId: string | null; unsaved: string }
  | { type: "start"; requestKey: string; conversationId: string }
  | { type: "done"; requestKey: string }
  | { type: "fail"; requestKey: string; message: string };

export const idle: LiveReply = { status: "idle" };

/** Actions of an earlier request are ignored. */
export function reduceLiveReply(reply: LiveReply, action: LiveReplyAction): LiveReply {
  const { requestKey } = action;
  if (action.type === "ask") {
    const { conversationId, unsaved } = action;
    return { status: "asking", requestKey, conversationId, unsaved };
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
        unsaved: reply.status === "asking" ? reply.unsaved : null,
      };
  }
}

type ReplyInProgress = Extract<LiveReply, { status: "asking" | "streaming" }>;

export function isInProgress(reply: LiveReply): reply is ReplyInProgress {
  return reply.status === "asking" || reply.status === "streaming";
}
