import { expect, test } from "@jest/globals";
import { entriesOf } from "@/lib/conversation/thread/thread";
import { startedThread, withMessage, withoutQuestion, withReply } from "@/lib/conversation/thread/thread-changes";
import {
  fileIdOf,
  isGone,
  isKeepOnly,
  isPartOf,
  lastTurnNumber,
  replyIdOf,
} from "@/lib/conversation/thread/thread-entry";

const saved = (requestKey: string, orderIndex: number) => ({
  conversationId: "c",
  orderIndex,
  requestKey,
  timestamp: "2026-01-01T00:00:00.000Z",
});
const answers = [{ question: "Which house?", answer: "Number 12" }];
const started = startedThread(saved("first", 7), { projectName: "Canal", topic: "family", questionAnswers: answers });
const emptied = withoutQuestion(withMessage(started, saved("second", 1), ""), "second");
const shown = (thread: typeof emptied, editing: string | null = null) =>
  entriesOf(thread).filter((entry) => !isGone(thread, entry, editing)).length;

test("a message that was saved without asking is known as such, and so is the start", () => {
  const thread = withoutQuestion(withoutQuestion(withMessage(started, saved("second", 1), "More"), "second"), "first");
  const [start, more] = entriesOf(thread).flatMap((entry) => (entry.kind === "turn" ? entry.turn : []));
  expect(thread.keptOnly).toEqual([1, 0]);
  expect([start, more].map((turn) => turn && isKeepOnly(thread, turn))).toEqual([true, true]);
  expect(lastTurnNumber(thread)).toBe(1);
});

test("what was removed is shown until it is removed for good, and what was empty before is", () => {
  const versions = { "message-1": 1 };
  expect(shown({ ...emptied, versions, removed: ["message-1"] })).toBe(2);
  expect(shown({ ...emptied, versions: { ...versions, "reply-1": 2 } })).toBe(1);
  expect(shown({ ...emptied, versions: { ...versions, "reply-1": 2 }, removedFiles: { "file-f": 1 } })).toBe(2);
  expect(shown(emptied)).toBe(2);
});

test("what is being changed is shown, even if it was removed for good elsewhere", () => {
  const gone = { ...emptied, versions: { "message-1": 1, "reply-1": 2 } };
  expect([shown(gone), shown(gone, "message-1"), shown(gone, "answer-0")]).toEqual([1, 2, 1]);
});

test("a reply belongs to what it replied to, also while it can be brought back", () => {
  const reply = { ...saved("second", 1), message: "Which door?", receipt: null, file: null };
  const replied = withReply(withMessage(started, saved("second", 1), "More"), "second", reply);
  const ids = ["answer-0", "answer-3", "message-1", "message-11", "note-1", "name", "reply-1", "file-1"];
  expect(ids.filter((id) => replyIdOf(replied, id))).toEqual(["message-1"]);
  expect(replyIdOf(replied, "message-1")).toBe("reply-1");
  expect(replyIdOf({ ...replied, removed: ["reply-0"] }, "answer-3")).toBe("reply-0");
});

test("the id of a file is in each of its links", () => {
  expect(fileIdOf("/api/files/a_b-1?expires=1&signature=2")).toBe("a_b-1");
  expect(fileIdOf("")).toBeNull();
});

test("what can be changed belongs to one entry, so that it is in the page while it is changed", () => {
  const [start, second] = entriesOf(withMessage(started, saved("second", 1), "More"));
  const parts = ["name", "answer-1", "message-1", "message-10", "note-n"];
  const partsOf = (entry: typeof start) => parts.filter((part) => entry && isPartOf(entry, part));
  expect([partsOf(start), partsOf(second)]).toEqual([["answer-1"], ["message-1"]]);
});
