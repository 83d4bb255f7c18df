import { expect, test } from "@jest/globals";
import { entriesOf, entryOfMatch, isWaiting, turnsOf } from "@/lib/conversation/thread/thread";
import {
  isGapless,
  startedThread,
  withEarlier,
  withMessage,
  withNotes,
  withoutReply,
  withReply,
} from "@/lib/conversation/thread/thread-changes";
import { lastTurnNumber } from "@/lib/conversation/thread/thread-entry";

const saved = (requestKey: string, orderIndex: number) => ({
  conversationId: "c",
  orderIndex,
  requestKey,
  timestamp: "2026-01-01T00:00:00.000Z",
});
const reply = (message: string) => ({
  message,
  conversationId: "c",
  file: null,
  orderIndex: 1,
  receipt: { answers: 1, earlierTurns: 0, file: null, notesWithheld: 0 },
});
const started = startedThread(saved("first", 7), {
  projectName: "The canal",
  topic: "childhood",
  questionAnswers: [
    { question: "Which house?", answer: "Number 12" },
    { question: "Which room?", answer: "The kitchen" },
  ],
});

test("a started thread shows the answers and waits", () => {
  expect(turnsOf(started)).toMatchObject([
    { isStart: true, message: "Which house?\nNumber 12\n\nWhich room?\nThe kitchen" },
  ]);
  expect(isWaiting(started)).toBe(true);
});

test("a reply ends only its own turn's pending state", () => {
  const thread = withReply(withMessage(started, saved("second", 1), "More"), "first", reply("And then?"));
  expect(turnsOf(thread).map(({ response, pending }) => ({ response, pending }))).toEqual([
    { response: "And then?", pending: false },
    { response: null, pending: true },
  ]);
});

test("a reply brings a new link to the file of its turn", () => {
  const file = (fileUrl: string) => ({ fileUrl, fileName: "deed.txt", fileType: "text/plain" });
  const thread = withMessage(started, { ...saved("second", 1), files: [file("")] }, "More");
  const replied = withReply(thread, "second", { ...reply("And then?"), file: file("/api/files/f?signed") });
  expect(turnsOf(replied)[1]?.file?.fileUrl).toBe("/api/files/f?signed");
});

test("asking again makes no second turn", () => {
  const failed = withoutReply(withMessage(started, saved("second", 1), "More"), "second");
  const again = withMessage(failed, saved("second", 1), "More");
  expect(turnsOf(again).map(({ message, pending }) => [message, pending])).toEqual([
    [turnsOf(started)[0]?.message, true],
    ["More", true],
  ]);
});

test("a message that was read with its reply before its own call responds stands once", () => {
  const read = withReply(withMessage(started, saved("second", 1), "More"), "second", reply("And then?"));
  expect(withMessage(read, saved("second", 1), "More")).toBe(read);
  const thread = withReply(read, "second", reply("And then?"));
  expect(turnsOf(thread).map(({ message, response }) => [message, response])).toEqual([
    [turnsOf(started)[0]?.message, null],
    ["More", "And then?"],
  ]);
});

test("turns are in the server's order, the start first", () => {
  const thread = withMessage(withMessage(started, saved("b", 3), "later"), saved("a", 2), "earlier");
  expect(
    turnsOf(thread)
      .map(({ message }) => message)
      .slice(1),
  ).toEqual(["earlier", "later"]);
});

test("a match is in the start, a continuation (by index) or a note", () => {
  const later = withMessage(withMessage(started, saved("b", 3), "later"), saved("a", 1), "earlier");
  const thread = { ...later, notes: [{ _id: "n", conversationId: "c", message: "Ask", timestamp: "", orderIndex: 2 }] };
  const entries = entriesOf(thread);
  expect(entries.map((entry) => entry.kind)).toEqual(["turn", "turn", "note", "turn"]);
  expect(entryOfMatch(entries, { index: null, noteId: null })).toBe(entries[0]);
  expect(entryOfMatch(entries, { index: 0, noteId: null })).toBe(entries[1]);
  expect(entryOfMatch(entries, { index: 1, noteId: null })).toBe(entries[3]);
  expect(entryOfMatch(entries, { index: null, noteId: "n" })).toBe(entries[2]);
});

test("a match of a missing entry finds nothing", () => {
  const entries = entriesOf(started);
  expect(entryOfMatch(entries, { index: 0, noteId: null })).toBeUndefined();
  expect(entryOfMatch(entries, { index: null, noteId: "n" })).toBeUndefined();
});

const noteOf = (orderIndex: number) => ({
  ...{ _id: `n${orderIndex}`, conversationId: "c", message: "Ask", timestamp: "", orderIndex },
});
/** The last page of a thread of five entries, two of which are turns. */
const lastPage = {
  ...withMessage(started, saved("fourth", 4), "later"),
  ...{ notes: [noteOf(5)], nextCursor: "4", earlierTurns: 1, keptOnly: [4] },
};

test("a page has the entries that were not read yet in their order, and the indexes of its continuations are those of the whole", () => {
  const entries = entriesOf(lastPage);
  expect(entries.map(({ kind }) => kind)).toEqual(["turn", "missing", "missing", "missing", "turn", "note"]);
  expect(turnsOf(lastPage).map(({ index }) => index)).toEqual([null, 1]);
  expect(entryOfMatch(entries, { index: 1, noteId: null })).toBe(entries[4]);
  expect(entryOfMatch(entries, { index: 0, noteId: null })).toBeUndefined();
});

test("a page gets no notes of the pages before it, and has no gap", () => {
  expect(withNotes(lastPage, [noteOf(1), noteOf(5), noteOf(6)]).notes.map(({ orderIndex }) => orderIndex)).toEqual([
    5, 6,
  ]);
  expect(isGapless(lastPage)).toBe(true);
  expect(isGapless(withMessage(lastPage, saved("seventh", 7), "after one from elsewhere"))).toBe(false);
});

test("the page before is put before a page, once", () => {
  const page = { ...withMessage(started, saved("second", 2), "earlier"), notes: [noteOf(1), noteOf(3)], keptOnly: [2] };
  const whole = withEarlier(lastPage, { ...page, nextCursor: null, earlierTurns: 0 }, "4");
  expect(entriesOf(whole).map(({ kind }) => kind)).toEqual(["turn", "note", "turn", "note", "turn", "note"]);
  expect(whole).toMatchObject({ keptOnly: [2, 4], nextCursor: null });
  expect(withEarlier(whole, page, "4")).toBe(whole);
});

test("the last turn of a page without turns was not read yet", () => {
  expect(lastTurnNumber(lastPage)).toBe(4);
  expect(lastTurnNumber({ ...started, notes: [noteOf(5)], nextCursor: "5", earlierTurns: 2 })).toBeNull();
  expect(lastTurnNumber(started)).toBe(0);
});
