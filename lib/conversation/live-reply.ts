import type { AiEvent } from "../answers";
import type { LiveWords } from "./live-words";

/** The one reply that this tab is waiting for. `requestKey` names its turn; `conversationId` is unknown until the words are saved. */
export type LiveReply =
  | { status: "idle" }
  | { status: "asking"; requestKey: string; conversationId: string | null; words: LiveWords }
  | { status: "streaming"; requestKey: string; conversationId: string; words: LiveWords }
  | { status: "failed"; requestKey: string; conversationId: string | null; message: string };

export type LiveReplyAction =
  | { type: "ask"; requestKey: string; conversationId: string | null; words: LiveWords }
  | { type: "event"; requestKey: string; event: Exclude<AiEvent, { event: "delta" }> }
  | { type: "fail"; requestKey: string; message: string };

export const idle: LiveReply = { status: "idle" };

/** What belongs to an earlier request than the current one changes nothing. */
export function reduceLiveReply(reply: LiveReply, action: LiveReplyAction): LiveReply {
  if (action.type === "ask") {
    const { requestKey, conversationId, words } = action;
    return { status: "asking", requestKey, conversationId, words };
  }
  if (!isUnderWay(reply) || reply.requestKey !== action.requestKey) return reply;
  return action.type === "fail" ? failed(reply, action.message) : withEvent(reply, action.event);
}

type UnderWay = Extract<LiveReply, { status: "asking" | "streaming" }>;

export function isUnderWay(reply: LiveReply): reply is UnderWay {
  return reply.status === "asking" || reply.status === "streaming";
}

function withEvent(reply: UnderWay, { event, data }: Extract<LiveReplyAction, { type: "event" }>["event"]): LiveReply {
  const { requestKey, words } = reply;
  switch (event) {
    case "start":
      return { status: "streaming", requestKey, conversationId: data.conversationId, words };
    case "done":
      return idle;
    case "error":
      return failed(reply, data.message);
  }
}

function failed({ requestKey, conversationId }: UnderWay, message: string): LiveReply {
  return { status: "failed", requestKey, conversationId, message };
}
