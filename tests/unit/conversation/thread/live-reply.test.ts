import { expect, test } from "@jest/globals";
import {
  idle,
  type LiveReply,
  type LiveReplyAction,
  type ReplyEvent,
  reduceLiveReply,
} from "@/lib/conversation/thread/live-reply";

const ask: LiveReplyAction = { type: "ask", requestKey: "k", conversationId: null };
const event = (event: ReplyEvent): LiveReplyAction => ({ type: "event", requestKey: "k", event });
const start = event({ event: "start", data: { conversationId: "c", orderIndex: 1 } });
const play = (...actions: LiveReplyAction[]) => actions.reduce<LiveReply>(reduceLiveReply, idle);

test("a reply is asked for, begins and is done", () => {
  const receipt = { answers: 1, earlierTurns: 0, file: null, notesWithheld: 0 };
  const done = event({
    event: "done",
    data: { message: "ab", conversationId: "c", file: null, orderIndex: 1, receipt },
  });
  expect(play(ask)).toEqual({ status: "asking", requestKey: "k", conversationId: null });
  expect(play(ask, start)).toEqual({ status: "streaming", requestKey: "k", conversationId: "c" });
  expect(play(ask, start, done)).toEqual(idle);
});

test("a failure keeps the conversation whose message was saved", () => {
  const error = event({ event: "error", data: { status: 502, message: "no" } });
  expect(play(ask, start, error)).toEqual({ status: "failed", requestKey: "k", conversationId: "c", message: "no" });
  expect(play(ask, { type: "fail", requestKey: "k", message: "no" })).toMatchObject({ conversationId: null });
});

test("events of an earlier request are ignored", () => {
  const other: LiveReplyAction = { type: "ask", requestKey: "other", conversationId: "d" };
  expect(play(ask, other, start)).toEqual({
    status: "asking",
    requestKey: "other",
    conversationId: "d",
  });
  expect(play(ask, start, other, { type: "fail", requestKey: "k", message: "no" })).toMatchObject({ status: "asking" });
});

test("the end of a stream after its reply is not a failure", () => {
  expect(play({ type: "fail", requestKey: "k", message: "no" })).toEqual(idle);
});
