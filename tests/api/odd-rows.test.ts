import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, sendMessage } from "../support/api/chat";
import { call, type Person, send, signUp } from "../support/api/client";
import { bringBack, conversationWithEntries, edit, removeEntry } from "../support/api/entries";
import { createConversation, note, putInGame, readShared, share } from "../support/api/journal";

// A value of a JSON column that does not fit its schema, as only a mistake of ours or a hand in the database leaves it.

fakeProvider();
const printed = captureConsole();

/** Somebody with two conversations, of which one is of this day four years ago, in the game and shared, and has one of everything. */
async function writer() {
  const ann = await signUp();
  await createConversation(ann, [], { projectName: "The other" });
  const id = await createConversation(ann, ["Then my uncle sang on the old bridge."]);
  await note(ann, id, "A note.");
  await edit(ann, id, "message-1", "Then my uncle sang on the bridge.");
  await putInGame(ann, id);
  await share(ann, id);
  await share(ann, id, { continuationIndex: 0 });
  const createdAt = new Date();
  createdAt.setUTCFullYear(createdAt.getUTCFullYear() - 4);
  await db().conversation.updateMany({ where: { id }, data: { createdAt } });
  return { ann, id };
}

/** The statuses of all calls that read conversations. */
async function readAll(ann: Person, id: string) {
  const get = async (path: string) => {
    const response = await send("GET", path, { token: ann.token });
    await response.arrayBuffer();
    return response.status;
  };
  const post = async (path: string, body: object) => (await call("POST", path, { token: ann.token, body })).status;
  return {
    list: await get("/api/conversations"),
    history: await get("/api/conversations?view=summary"),
    thread: await get(`/api/conversations/${id}`),
    receipt: await get(`/api/conversations/${id}/receipts/1`),
    "used questions": await get("/api/used-questions"),
    "on this day": await get("/api/on-this-day"),
    "life line": await get("/api/life-line"),
    search: await post("/api/search", { searchTerm: "Skagen" }),
    "own memories": await post("/api/training/memories", { contentFilter: { appName: "My own memories" } }),
    shares: await get("/api/shares"),
    "shared post": (await readShared(ann, id)).status,
    "shared continuation": (await readShared(ann, `${id}/0`)).status,
    json: await get("/api/account/export?format=json"),
    markdown: await get("/api/account/export?format=markdown"),
    html: await get("/api/account/export?format=html&replies=true&notes=true"),
    "next message": (await sendMessage(ann, { conversationId: id, message: "And then?" })).status,
  };
}

test.each([
  ["Turn", "receipt", { cut: {}, answers: "canary" }],
  ["Turn", "receipt", "canary"],
  ["Conversation", "questionAnswers", { question: "canary" }],
  ["Conversation", "questionAnswers", [{ question: "canary", answer: null }, 7]],
  ["Conversation", "questionAnswers", null],
  ["Conversation", "versions", ["canary"]],
  ["Turn", "sentPrompt", "canary"],
])("no reader fails because of an odd %s.%s: %j", async (table, column, value) => {
  const { ann, id } = await writer();
  const json = JSON.stringify(value);
  if (column === "sentPrompt") await db().turn.updateMany({ data: { sentPrompt: Buffer.from(json) } });
  else await db().$executeRawUnsafe(`UPDATE "${table}" SET "${column}" = $1::jsonb`, json);
  const statuses = await readAll(ann, id);
  expect(statuses).toEqual(Object.fromEntries(Object.keys(statuses).map((name) => [name, 200])));
  const line = { level: "error", event: "an odd value is read as absent", column };
  expect(JSON.parse(printed.lines[0] ?? "{}")).toMatchObject(line);
  expect(printed.lines.join()).not.toContain("canary");
});

test("an earlier version whose details are odd can be restored", async () => {
  const { ann, id } = await writer();
  await db().entryVersion.updateMany({ data: { details: { turns: "canary" } } });
  expect((await bringBack(ann, id, "message-1", 0, 1)).status).toBe(200);
});

test("a removed file whose details are odd cannot be restored: 404", async () => {
  const { ann, id, file } = await conversationWithEntries();
  await removeEntry(ann, id, file);
  await db().entryVersion.updateMany({ data: { details: { turns: "canary" } } });
  expect(await bringBack(ann, id, file, 0, 1)).toMatchObject({ status: 404 });
});

test("an odd receipt is not overwritten by a change of its message", async () => {
  const { ann, id } = await writer();
  await db().turn.updateMany({ data: { receipt: { answers: "canary" } } });
  expect((await edit(ann, id, "message-1", "Fine.", 1)).status).toBe(200);
  expect(await db().turn.count({ where: { receipt: { equals: { answers: "canary" } } } })).toBe(3);
});

test("odd answers are not overwritten by a change of the name", async () => {
  const { ann, id } = await writer();
  const questionAnswers = [{ question: "Which place?", answer: null }];
  await db().conversation.updateMany({ where: { id }, data: { questionAnswers } });
  expect((await edit(ann, id, "name", "Another name")).status).toBe(500);
  expect(await db().conversation.findFirst({ where: { id } })).toMatchObject({ questionAnswers });
});

test("what fits is read without a line in the log, an earlier version of a file included", async () => {
  const { ann, id, file } = await conversationWithEntries();
  await removeEntry(ann, id, file);
  expect((await bringBack(ann, id, file, 0, 1)).status).toBe(200);
  await readAll(ann, id);
  expect(printed.lines).toEqual([]);
});
