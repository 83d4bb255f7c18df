import { beforeEach, expect, test } from "@jest/globals";
import type { Thread } from "@/lib/api/responses";
import { db } from "@/lib/server/db/client";
import { refusalTexts } from "@/lib/texts/refusal";
import { fakeProvider, readThread, sendMessage } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { edit, removeEntry } from "../support/api/entries";
import { upload } from "../support/api/files";
import { createConversation, note } from "../support/api/journal";

fakeProvider();

/** The orderIndexes of the continuations; those of the notes are 3, 4, 5 and 8. */
const turns = [1, 2, 6, 7, 9];
let [ann, id, noteId] = [{} as Person, "", ""];

beforeEach(async () => {
  ann = await signUp();
  const { fileId } = await upload(ann, "Some words");
  id = await createConversation(ann);
  await sendMessage(ann, { conversationId: id, message: "Message 1", fileId });
  await sendMessage(ann, { conversationId: id, message: "Message 2", keepOnly: true });
  for (const number of [3, 4, 5]) noteId = (await note(ann, id, `Note ${number}`)).body.note._id;
  for (const number of [6, 7]) await sendMessage(ann, { conversationId: id, message: `Message ${number}` });
  await note(ann, id, "Note 8");
  await sendMessage(ann, { conversationId: id, message: "Message 9" });
  await edit(ann, id, "message-6", "Mended");
  await removeEntry(ann, id, "message-7");
  await removeEntry(ann, id, `file-${fileId}`);
});

async function readPage({ token }: Person, query: string): Promise<Thread> {
  const { status, body } = await call("GET", `/api/conversations/${id}?${query}`, { token });
  expect(status).toBe(200);
  return body as Thread;
}

const numbersOf = ({ conversation, notes }: Thread) =>
  [...conversation.continuations, ...notes].map(({ orderIndex }) => orderIndex).sort((a, b) => a - b);

/** Without signatures, which are different in each response. */
const unsigned = (value: unknown) => JSON.parse(JSON.stringify(value).replace(/(\/api\/files\/[^?"]*)\?[^"]*/g, "$1"));

test("the pages of a thread, joined, are the whole", async () => {
  const whole = await readThread(ann, id);
  const pages: Thread[] = [];
  for (let cursor: string | null | undefined = "10"; cursor; cursor = pages[0]?.nextCursor) {
    pages.unshift(await readPage(ann, `limit=2&cursor=${cursor}`));
  }
  expect(pages.map(numbersOf)).toEqual([[1], [2, 3], [4, 5], [6, 7], [8, 9]]);
  expect(pages.map(({ earlierTurns }) => earlierTurns)).toEqual([0, 1, 2, 2, 4]);
  const [start] = pages;
  const joined = {
    ...whole,
    conversation: { ...start?.conversation, continuations: pages.flatMap((page) => page.conversation.continuations) },
    notes: pages.flatMap(({ notes }) => notes),
    removed: pages.flatMap(({ removed }) => removed ?? []).sort(),
    removedFiles: Object.assign({}, ...pages.map(({ removedFiles }) => removedFiles)),
    outdatedReplies: pages.flatMap(({ outdatedReplies }) => outdatedReplies ?? []),
    keptOnly: pages.flatMap(({ keptOnly }) => keptOnly ?? []),
  };
  expect(unsigned(joined)).toEqual(unsigned({ ...whole, removed: whole.removed?.toSorted() }));
  expect([joined.removed.length, joined.outdatedReplies, joined.keptOnly]).toEqual([2, [6, 7], [2]]);
});

test("without a cursor a page is the newest, and it is the whole if that is not longer", async () => {
  expect(numbersOf(await readPage(ann, "limit=3"))).toEqual([7, 8, 9]);
  const { nextCursor, earlierTurns, entryCount, ...page } = await readPage(ann, "limit=9");
  expect([nextCursor, earlierTurns, entryCount]).toEqual([null, 0, 9]);
  expect(unsigned(page)).toEqual(unsigned(await readThread(ann, id)));
});

test("a page begins before a continuation or note that it has to contain", async () => {
  const place = turns.indexOf(6);
  expect(numbersOf(await readPage(ann, `limit=2&index=${place}`))).toEqual([5, 6, 7, 8, 9]);
  expect(numbersOf(await readPage(ann, `limit=4&noteId=${noteId}`))).toEqual([4, 5, 6, 7, 8, 9]);
  expect(numbersOf(await readPage(ann, "limit=2&index=99"))).toEqual([8, 9]);
  expect(numbersOf(await readPage(ann, "limit=2&noteId=nobody"))).toEqual([8, 9]);
});

test.each([
  "cursor=",
  "cursor=0",
  "cursor=-1",
  "cursor=1.5",
  "cursor=x",
  "cursor=9e99",
  "limit=0",
  "limit=many",
  "index=-1",
  "noteId=",
])("%s is refused", async (query) => {
  const { status, body } = await call("GET", `/api/conversations/${id}?${query}`, { token: ann.token });
  expect([status, body.code]).toEqual([400, "invalid_request"]);
});

test("a conversation with 10,000 entries takes no more, says so, and still answers what was sent before", async () => {
  const message = { conversationId: id, message: "Once more", key: "sent-before", keepOnly: true };
  const [sent, noted] = [await sendMessage(ann, message), await note(ann, id, "Noted", "noted-before")];
  await db().conversation.updateMany({ data: { entryCount: 10_000 } });
  const refused = {
    status: 409,
    body: { code: "conversation_full", message: refusalTexts.conversationFull(10_000) },
  };
  expect(await sendMessage(ann, { conversationId: id, message: "More" })).toMatchObject(refused);
  expect(await note(ann, id, "More")).toMatchObject(refused);
  expect(await db().conversation.findFirst()).toMatchObject({ entryCount: 10_000 });
  expect((await sendMessage(ann, message)).body.orderIndex).toBe(sent.body.orderIndex);
  expect((await note(ann, id, "Noted", "noted-before")).body).toEqual(noted.body);
});

test("a stranger has no page, and finds nothing by the note of another", async () => {
  const bob = await signUp();
  for (const query of ["limit=2", "cursor=3", "index=1", `noteId=${noteId}`]) {
    expect((await call("GET", `/api/conversations/${id}?${query}`, { token: bob.token })).status).toBe(404);
  }
  const own = await createConversation(bob);
  const { body } = await call("GET", `/api/conversations/${own}?noteId=${noteId}`, { token: bob.token });
  expect(numbersOf(body as Thread)).toEqual([]);
});

test("entries that are added after the conversation was read, but before its notes, are left out, so that there is no gap", async () => {
  // What a reader has seen of a conversation that got the entries 7 to 9 a moment later.
  await db().conversation.updateMany({ data: { entryCount: 6, turnCount: 3 } });
  expect(numbersOf(await readThread(ann, id))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(numbersOf(await readPage(ann, "limit=2"))).toEqual([5, 6]);
});
