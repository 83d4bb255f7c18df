import { expect, test } from "@jest/globals";
import type { Continuation, Note, Share, Thread } from "@/lib/api/responses";
import {
  isCovered,
  isShareable,
  markOf,
  pathOf,
  previewOf,
  type ShareTarget,
  shareOf,
  shownPart,
  shownParts,
  targetOf,
} from "@/lib/conversation/share/share-target";
import { turnsOf } from "@/lib/conversation/thread/thread";

const file = {
  fileUrl: "/api/files/f1?t=1",
  fileName: "boat.png",
  fileType: "image/png",
  size: 3,
  width: 4,
  height: 5,
};
const reply = { pending: false, requestKey: null, receipt: null, file: null };

const continuation = (message: string, orderIndex: number): Continuation => ({
  ...reply,
  _id: message,
  message,
  response: `Reply to ${message}`,
  timestamp: `2026-01-0${orderIndex}T10:00:00.000Z`,
  orderIndex,
});

const note = (_id: string, orderIndex: number): Note => ({
  _id,
  conversationId: "c1",
  message: `Note ${_id}`,
  timestamp: "2026-01-09T10:00:00.000Z",
  orderIndex,
});

const thread: Thread = {
  conversation: {
    ...reply,
    _id: "c1",
    projectName: "The house",
    topic: "childhood",
    prompt: "Where?\nAt lock 12.",
    questionAnswers: [
      { question: "Where?", answer: "At lock 12." },
      { question: "When?", answer: "" },
    ],
    response: "What did you hear?",
    file,
    timestamp: "2026-01-01T10:00:00.000Z",
    orderIndex: 7,
    useInGame: true,
    continuations: [continuation("second", 5), continuation("first", 2)],
  },
  notes: [note("n1", 1), note("n3", 3)],
};

const [start, first, second] = turnsOf(thread);

test("a turn is shared as the post or by its index among the continuations, notes not counted", () => {
  expect([start, first, second].map((turn) => turn && targetOf(turn))).toEqual([
    { kind: "post" },
    { kind: "continuation", index: 0 },
    { kind: "continuation", index: 1 },
  ]);
});

const shown = (target: ShareTarget) => {
  const part = previewOf(thread, target, "Ada", true);
  return part && shownPart(part);
};

test("the preview of a post shows its answers, file and reply", () => {
  expect(shown({ kind: "post" })).toMatchObject({
    message: "Where?\nAt lock 12.",
    questionAnswers: [{ question: "Where?", answer: "At lock 12." }],
    response: "What did you hear?",
    file,
    timestamp: "2026-01-01T10:00:00.000Z",
  });
});

test("the preview of a continuation shows only that one", () => {
  const part = previewOf(thread, { kind: "continuation", index: 1 }, "Ada", true);
  expect(part && shownPart(part)).toMatchObject({ message: "second", response: "Reply to second" });
  expect(JSON.stringify(part)).not.toMatch(/first|lock 12|Note/);
});

test("the preview without the reply shows nothing of it", () => {
  for (const target of [{ kind: "post" }, { kind: "continuation", index: 1 }] as const) {
    const part = previewOf(thread, target, "Ada", false);
    expect(part && shownPart(part).response).toBe("");
    expect(JSON.stringify(part)).not.toMatch(/hear|Reply to/);
  }
});

test("a reply that only says that no AI is connected is not shared, but a question from the list is", () => {
  const responseWith = (isListQuestion: boolean) => {
    const receipt = { answers: 1, earlierTurns: 0, file: null, notesWithheld: 0, isOffline: true, isListQuestion };
    const conversation = { ...thread.conversation, receipt };
    const part = previewOf({ ...thread, conversation }, { kind: "post" }, "Ada", true);
    return part && shownPart(part).response;
  };
  expect([false, true].map(responseWith)).toEqual(["", "What did you hear?"]);
});

test("the preview of a note shows only the note, without the project's name", () => {
  const part = previewOf(thread, { kind: "note", noteId: "n3" }, "Ada", true);
  expect(part && shownPart(part)).toMatchObject({ message: "Note n3", response: null, file: null });
  expect(JSON.stringify(part)).not.toMatch(/house|lock 12|n1/);
});

test("the preview of a whole conversation shows all turns, with the replies or without, and no note", () => {
  const shown = (withReply: boolean) => {
    const part = previewOf(thread, { kind: "conversation" }, "Ada", withReply);
    return part && shownParts(part);
  };
  const turns = 1 + thread.conversation.continuations.length;
  expect(shown(true)).toHaveLength(turns);
  expect(shown(true)?.map(({ index }) => index)).toEqual([null, ...Array(turns - 1).keys()]);
  expect(shown(false)?.some(({ response }) => response)).toBe(false);
  expect(JSON.stringify(shown(true))).not.toMatch(/Note n\d/);
});

test("the preview of a whole conversation has no picture whose reply may quote words that were removed", () => {
  const picture = { ...continuation("", 8), file };
  const turns = { ...thread.conversation, continuations: [...thread.conversation.continuations, picture] };
  const indexes = (outdatedReplies: number[]) => {
    const part = previewOf({ ...thread, conversation: turns, outdatedReplies }, { kind: "conversation" }, "Ada", true);
    return part && shownParts(part).map(({ index }) => index);
  };
  expect(indexes([])).toEqual([null, 0, 1, 2]);
  expect(indexes([8])).toEqual([null, 0, 1]);
});

test.each<ShareTarget>([
  { kind: "continuation", index: 2 },
  { kind: "note", noteId: "n2" },
])("a missing part has no preview: %j", (target) => {
  expect(previewOf(thread, target, "Ada", true)).toBeNull();
});

const share = (changes: Partial<Share>): Share => ({
  ...{ _id: "s1", kind: "post", conversationId: "c1", index: null, noteId: null, withReply: true },
  ...{ projectName: "The house", excerpt: "At lock 12.", timestamp: "2026-01-01T10:00:00.000Z" },
  ...{ expiresAt: null, takesContributions: true, readers: [] },
  ...changes,
});

const shares = [
  share({ _id: "post" }),
  share({ _id: "second", kind: "continuation", index: 1 }),
  share({ _id: "note", kind: "note", noteId: "n1" }),
  share({ _id: "elsewhere", conversationId: "c2", kind: "continuation", index: 0 }),
];

test.each<[ShareTarget, string | undefined]>([
  [{ kind: "post" }, "post"],
  [{ kind: "continuation", index: 1 }, "second"],
  [{ kind: "continuation", index: 0 }, undefined],
  [{ kind: "note", noteId: "n1" }, "note"],
  [{ kind: "note", noteId: "n3" }, undefined],
])("%j is found among the shares only if it is one", (target, id) => {
  expect(shareOf(shares, "c1", target)?._id).toBe(id);
});

test("a share of the whole conversation covers each of its turns and no note", () => {
  const whole = [share({ kind: "conversation" })];
  expect(isCovered(whole, "c1", { kind: "post" })).toBe(true);
  expect(isCovered(whole, "c1", { kind: "continuation", index: 0 })).toBe(true);
  expect(isCovered(whole, "c1", { kind: "note", noteId: "n1" })).toBe(false);
  expect(isCovered(whole, "c2", { kind: "post" })).toBe(false);
});

test.each<[ShareTarget, string, object]>([
  [{ kind: "post" }, "/share/post/c1", { withReply: false }],
  [{ kind: "continuation", index: 0 }, "/share/post/c1/0", { continuationIndex: 0, withReply: false }],
  [{ kind: "note", noteId: "n1" }, "/share/post/c1/note/n1", { noteId: "n1" }],
  [{ kind: "conversation" }, "/share/conversation/c1/s1", { whole: true, withReply: false }],
])("%j has the path %s and the body %j", (target, path, mark) => {
  expect(pathOf("c1", target, { _id: "s1" })).toBe(path);
  expect(markOf(target, { withReply: false, expiresInDays: 7 })).toEqual({ ...mark, expiresInDays: 7 });
});

test.each<[string, ShareTarget, boolean]>([
  ["c1", { kind: "post" }, true],
  ["A-z_9".padEnd(64, "x"), { kind: "post" }, true],
  ["", { kind: "post" }, false],
  ["a/b", { kind: "post" }, false],
  ["x".repeat(65), { kind: "post" }, false],
  ["c1", { kind: "continuation", index: 0 }, true],
  ["c1", { kind: "continuation", index: -1 }, false],
  ["c1", { kind: "note", noteId: "n1" }, true],
  ["c1", { kind: "note", noteId: "" }, false],
])("%j %j can be shared: %s", (postId, target, expected) => {
  expect(isShareable(postId, target)).toBe(expected);
});
