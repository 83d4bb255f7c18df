import type { AiEvent } from "../schemas";

/** The one reply that this tab is waiting for. `requestKey` names its turn; `conversationId` is unknown until the words are saved. */
export type LiveReply =
  | { status: "idle" }
  | { status: "asking"; requestKey: string; conversationId: string | null }
  | { status: "streaming"; requestKey: string; conversationId: string; text: string }
  | { status: "failed"; requestKey: string; conversationId: string | null; isSaved: boolean; message: string };

export type LiveReplyAction =
  | { type: "ask"; requestKey: string; conversationId: string | null }
  | { type: "fail"; message: string }
  | { type: "forget" }
  | AiEvent;

export const idle: LiveReply = { status: "idle" };

export function reduceLiveReply(reply: LiveReply, action: LiveReplyAction): LiveReply {
  if ("event" in action) return withEvent(reply, action);
  switch (action.type) {
    case "ask":
      return { status: "asking", requestKey: action.requestKey, conversationId: action.conversationId };
    case "fail":
      return failed(reply, action.message);
    case "forget":
      return idle;
  }
}

function withEvent(reply: LiveReply, { event, data }: AiEvent): LiveReply {
  if (reply.status !== "asking" && reply.status !== "streaming") return reply;
  const { requestKey } = reply;
  switch (event) {
    case "start":
      return { status: "streaming", requestKey, conversationId: data.conversationId, text: "" };
    case "delta":
      return reply.status === "streaming" ? { ...reply, text: reply.text + data.text } : reply;
    case "done":
      return idle;
    case "error":
      return failed(reply, data.message);
  }
}

function failed(reply: LiveReply, message: string): LiveReply {
  if (reply.status !== "asking" && reply.status !== "streaming") return reply;
  const { requestKey, conversationId } = reply;
  return { status: "failed", requestKey, conversationId, isSaved: reply.status === "streaming", message };
}
