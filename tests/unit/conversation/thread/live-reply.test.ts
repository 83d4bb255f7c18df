import { expect, test } from "@jest/globals";
import { idle, type LiveReply, type LiveReplyAction, reduceLiveReply } from "@/lib/conversation/thread/live-reply";

const ask: LiveReplyAction = { type: "ask", requestKey: "k", conversationId: null, text: "m", files: [] };
const start: LiveReplyAction = { type: "start", requestKey: "k", conversationId: "c" };
const fail: LiveReplyAction = { type: "fail", requestKey: "k", message: "no" };
const play = (...actions: LiveReplyAction[]) => actions.reduce<LiveReply>(reduceLiveReply, idle);

test("a reply is asked for, begins and is done", () => {
  expect(play(ask)).toEqual({ status: "asking", requestKey: "k", conversationId: null, text: "m", files: [] });
  expect(play(ask, start)).toEqual({ status: "streaming", requestKey: "k", conversationId: "c" });
  expect(play(ask, start, { type: "done", requestKey: "k" })).toEqual(idle);
});

test("a failure keeps the conversation whose message was saved", () => {
  expect(play(ask, start, fail)).toEqual({
    status: "failed",
    requestKey: "k",
    conversationId: "c",
    message: "no",
    unsavedText: null,
  });
  expect(play(ask, fail)).toMatchObject({ conversationId: null, unsavedText: "m" });
});

test("events of an earlier request are ignored", () => {
  const other: LiveReplyAction = { type: "ask", requestKey: "other", conversationId: "d", text: "n", files: [] };
  expect(play(ask, other, start)).toEqual({
    status: "asking",
    requestKey: "other",
    conversationId: "d",
    text: "n",
    files: [],
  });
  expect(play(ask, start, other, fail)).toMatchObject({ status: "asking" });
});

test("the end of a stream after its reply is not a failure", () => {
  expect(play(fail)).toEqual(idle);
});
