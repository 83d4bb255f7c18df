import { expect, test } from "@jest/globals";
import { texts } from "@/lib/texts";
import { noteTexts } from "@/lib/texts/note";
import { refusalTexts } from "@/lib/texts/refusal";
import { fakeProvider, readThread, sendMessage } from "../support/api/chat";
import { call, callUntilFree, signUp } from "../support/api/client";
import { createConversation, listNotes, note, remove } from "../support/api/journal";

const provider = fakeProvider();

test("a note comes back byte for byte, from the call, from the list and in the thread", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  const content = "  He was 'afraid' of \"it\"; 100% \\ <b>é e\u0301</b>\r\n\t👨‍👩‍👧 \u202e ";
  const added = (await note(ann, id, content)).body.note;
  expect(added).toEqual({
    _id: expect.stringMatching(/^[\w-]{22,}$/),
    conversationId: id,
    message: content,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    orderIndex: 1,
  });
  expect(await listNotes(ann, id)).toEqual([added]);
  expect((await readThread(ann, id)).notes).toEqual([added]);
});

test("a note never reaches the AI", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  await note(ann, id, "canary-7391");
  await sendMessage(ann, { conversationId: id, message: "Go on." });
  expect(provider().requests).toHaveLength(2);
  expect(JSON.stringify(provider().requests)).not.toContain("canary");
});

test("an empty note and one of 601 characters are refused with their sentences, one of 600 is saved", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  expect(await note(ann, id, " \n ")).toEqual({
    status: 400,
    body: { message: noteTexts.empty, code: "invalid_request" },
  });
  expect(await note(ann, id, "x".repeat(601))).toEqual({
    status: 400,
    body: { message: noteTexts.tooLong, code: "invalid_request" },
  });
  expect(await note(ann, id, ` ${"x".repeat(600)} `)).toMatchObject({ status: 200 });
});

test("a note without a conversation is refused with the sentence that says so", async () => {
  const ann = await signUp();
  const message = "Please start or select a conversation before adding a note.";
  for (const conversationId of [undefined, ""]) {
    const body = { conversationId, content: "Ask Ruth" };
    expect(await call("POST", "/api/add-note", { token: ann.token, body })).toMatchObject({ body: { message } });
  }
});

test("a deleted conversation accepts no note and lists none", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  await note(ann, id, "Mine", "key");
  await remove(ann, id);
  const gone = { status: 404, body: { message: texts.conversation.unknown, code: "not_found" } };
  expect(await note(ann, id, "Another")).toEqual(gone);
  expect(await note(ann, id, "Mine", "key")).toEqual(gone);
  expect(await call("POST", "/api/notes", { token: ann.token, body: { conversationId: id } })).toMatchObject(gone);
});

test("a repeat with the same key gets the first note and adds none", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  const first = await note(ann, id, "Once", "key");
  expect(await note(ann, id, "Twice", "key")).toEqual(first);
  const atOnce = await Promise.all(Array.from({ length: 8 }, () => note(ann, id, "At once", "other key")));
  expect(new Set(atOnce.map(({ body }) => body.note._id)).size).toBe(1);
  expect((await listNotes(ann, id)).map(({ message, orderIndex }) => [message, orderIndex])).toEqual([
    ["Once", 1],
    ["At once", 2],
  ]);
});

test("an Idempotency-Key of 65 characters is refused", async () => {
  const ann = await signUp();
  const refused = { status: 400, body: { message: refusalTexts.idempotencyKey, code: "invalid_request" } };
  expect(await note(ann, await createConversation(ann), "Mine", "k".repeat(65))).toEqual(refused);
});

test("fifty notes and continuations at once get the numbers 1 to 50, and none is lost", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  const write = (index: number) =>
    callUntilFree<{ status: number }>(() =>
      index % 2
        ? note(ann, id, `note ${index}`, `${index}`)
        : sendMessage(ann, { conversationId: id, message: `message ${index}`, key: `${index}` }),
    );
  const written = await Promise.all(Array.from({ length: 50 }, (_, index) => write(index)));
  expect(written.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const { conversation, notes } = await readThread(ann, id);
  const entries = [...conversation.continuations, ...notes];
  const numbers = entries.map(({ orderIndex }) => orderIndex).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(new Set(entries.map(({ message }) => message)).size).toBe(50);
  expect(conversation.continuations.map(({ orderIndex }) => orderIndex)).toEqual(
    conversation.continuations.map(({ orderIndex }) => orderIndex).sort((a, b) => a - b),
  );
});
