import type { AiEvent } from "../../api/responses";

/** The reply that this tab is waiting for. `requestKey` identifies its turn; `conversationId` is unknown until the message is saved. */
export type LiveReply =
  | { status: "idle" }
  | { status: "asking"; requestKey: string; conversationId: string | null }
  | { status: "streaming"; requestKey: string; conversationId: string }
  | { status: "failed"; requestKey: string; conversationId: string | null; message: string };

export type LiveReplyAction =
  | { type: "ask"; requestKey: string; conversationId: string | null }
  | { type: "event"; requestKey: string; event: ReplyEvent }
  | { type: "fail"; requestKey: string; message: string };

/** Events that change the status of a reply, which its text does not. */
export type ReplyEvent = Exclude<AiEvent, { event: "delta" }>;

export const idle: LiveReply = { status: "idle" };

/** Actions of an earlier request are ignored. */
export function reduceLiveReply(reply: LiveReply, action: LiveReplyAction): LiveReply {
  const { requestKey } = action;
  if (action.type === "ask") return { status: "asking", requestKey, conversationId: action.conversationId };
  if (!isInProgress(reply) || reply.requestKey !== requestKey) return reply;
  return action.type === "fail" ? failed(reply, action.message) : withEvent(reply, action.event);
}

type ReplyInProgress = Extract<LiveReply, { status: "asking" | "streaming" }>;

export function isInProgress(reply: LiveReply): reply is ReplyInProgress {
  return reply.status === "asking" || reply.status === "streaming";
}

function withEvent(reply: ReplyInProgress, { event, data }: ReplyEvent): LiveReply {
  const { requestKey } = reply;
  switch (event) {
    case "start":
      return { status: "streaming", requestKey, conversationId: data.conversationId };
    case "done":
      return idle;
    case "error":
      return failed(reply, data.message);
  }
}

function failed({ requestKey, conversationId }: ReplyInProgress, message: string): LiveReply {
  return { status: "failed", requestKey, conversationId, message };
}
