import { expect, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import { db } from "@/lib/server/db/client";
import { texts } from "@/lib/texts";
import { entryRefusalTexts } from "@/lib/texts/entry-refusal";
import { replyTexts } from "@/lib/texts/reply";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, readThread, startConversation, waitUntil } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { bringBack, conversationWithEntries, edit, listVersions, removeEntry } from "../support/api/entries";
import { journalOf } from "../support/api/exports";
import { note } from "../support/api/journal";

const provider = fakeProvider();
captureConsole();

test("of 50 changes at once one wins, and the others are told what is there now", async () => {
  const { ann, id } = await conversationWithEntries();
  const texts = Array.from({ length: 50 }, (_, index) => `Text ${index}.`);
  const results = await Promise.all(texts.map((text) => edit(ann, id, "message-1", text)));
  const now = (await readThread(ann, id)).conversation.continuations[0]?.message;
  const winner = results.findIndex(({ status }) => status === 200);
  expect(now).toBe(texts[winner]);
  const others = results.filter((_, index) => index !== winner);
  const stale = { message: entryRefusalTexts.stale, code: "stale_version", current: { version: 1, text: now } };
  expect(others).toEqual(Array(49).fill(expect.objectContaining({ status: 409, body: stale })));
  expect(await listVersions(ann, id, "message-1")).toMatchObject([{ version: 0, text: "The stairs creaked." }]);
});

test("other entries are added and changed at the same time", async () => {
  const { ann, id, noteId } = await conversationWithEntries();
  const calls = ["name", "answer-0", "answer-1", "message-1", noteId, "message-3"].map((one) =>
    edit(ann, id, one, "New."),
  );
  const added = Array.from({ length: 5 }, () => note(ann, id, "More."));
  expect((await Promise.all([...calls, ...added])).map(({ status }) => status)).toEqual(Array(11).fill(200));
  expect(Object.values((await readThread(ann, id)).versions ?? {})).toEqual(Array(6).fill(1));
});

test("nothing can be changed while the reply to it is written", async () => {
  const ann = await signUp();
  provider().fault = "pause";
  const reply = startConversation(ann);
  await waitUntil(() => provider().requests.length === 1);
  const { id } = await db().conversation.findFirstOrThrow();
  const pending = { status: 409, body: { message: entryRefusalTexts.replyPending, code: "reply_pending" } };
  expect(await edit(ann, id, "answer-0", "Later.")).toMatchObject(pending);
  expect(await removeEntry(ann, id, "answer-0")).toMatchObject(pending);
  provider().resume();
  await reply;
  expect(await edit(ann, id, "answer-0", "Later.")).toMatchObject({ status: 200 });
});

test("bad changes are refused, and change nothing", async () => {
  const { ann, id, noteId, file } = await conversationWithEntries();
  const long = "x".repeat(limits.messageLength + 1);
  const before = await journalOf(ann);
  const { token } = ann;
  const url = (entryId: string) => `/api/conversations/${id}/entries/${entryId}`;
  const { conversation } = texts;
  for (const [entryId, text, message] of [
    ["name", " ", conversation.projectNameRequired],
    ["name", long, conversation.projectNameTooLong],
    ["answer-0", "", conversation.answerRequired],
    ["answer-0", long, conversation.answerTooLong],
    ["message-1", "\n", replyTexts.messageRequired],
    ["message-1", long, replyTexts.messageTooLong],
    [noteId, "", "Please write a note first."],
    ["reply-1", "My own", entryRefusalTexts.notEditable],
    [file, "other.txt", entryRefusalTexts.notEditable],
  ] as const)
    expect(await edit(ann, id, entryId, text)).toMatchObject({
      status: 400,
      body: { message, code: "invalid_request" },
    });
  for (const unknown of [
    "answer-2",
    "answer-00",
    "message-0",
    "message-2",
    "reply-2",
    "note-x",
    "file-x",
    "x",
    "name-1",
  ])
    expect(await removeEntry(ann, id, unknown)).toMatchObject({ status: 404 });
  expect((await removeEntry(ann, id, "name")).status).toBe(400);
  expect((await removeEntry(ann, id, "message-1", 1)).status).toBe(409);
  expect((await bringBack(ann, id, "message-1", 0, 0)).status).toBe(404);
  for (const body of [{ text: "New." }, { text: "New.", version: "0" }, { text: "New.", version: -1 }, { version: 0 }])
    expect((await call("PATCH", url("message-1"), { token, body })).status).toBe(400);
  expect(await journalOf(ann)).toEqual({ ...before, exportedAt: expect.anything() });
  expect((await call("DELETE", `${url("message-1")}?version=0&forGood=true`, { token })).status).toBe(200);
  expect(await edit(ann, id, "message-1", "Too late.")).toMatchObject({ body: { current: { version: 1, text: "" } } });
});
