import { expect, test } from "@jest/globals";
import type { SentPrompt } from "@/lib/api/responses";
import { db } from "@/lib/server/db/client";
import { storage } from "@/lib/server/files/storage";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, sendMessage, startConversation } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { exportAll, importAll, journalOf } from "../support/api/exports";
import { upload } from "../support/api/files";
import { share } from "../support/api/journal";
import { drawing } from "../support/factories/images";
import type { AiRequest } from "../support/fakes/ai";

// Earlier files are sent again, and what the AI was sent for each reply can be read word for word.

const provider = fakeProvider();
captureConsole();

/** A start, then messages of which the second has a text and the third a picture. */
async function conversationWithFiles(person: Person, count: number) {
  const { conversationId } = (await startConversation(person)).body;
  const files: Record<number, string> = {
    2: (await upload(person, "The gulls woke me.", "diary.txt")).fileId,
    3: (await upload(person, drawing, "door.png")).fileId,
  };
  const receipts = [];
  for (let turn = 1; turn <= count; turn += 1) {
    const { body } = await sendMessage(person, { conversationId, message: `Message ${turn}.`, fileId: files[turn] });
    receipts.push(body.receipt);
  }
  return { conversationId, receipts };
}

async function readSent({ token }: Person, conversationId: string, orderIndex: number | string) {
  const { status, body } = await call("GET", `/api/conversations/${conversationId}/receipts/${orderIndex}`, { token });
  return { status, messages: (body as SentPrompt).messages };
}

/** The texts of a prompt as the provider received it. */
const textsOf = ({ messages }: AiRequest) =>
  messages.map(({ role, content }) => [role, typeof content === "string" ? content : content[0]?.text]);

const messageOf = (request: AiRequest | undefined, text: string) =>
  request?.messages.map(({ content }) => content).find((content) => JSON.stringify(content).includes(text));

test("a text is sent again with every turn, a picture with the next three, each in its own message", async () => {
  const { receipts } = await conversationWithFiles(await signUp(), 7);
  const [, , , third, , , sixth, seventh] = provider().requests;
  expect(messageOf(third, "Message 3.")).toMatchObject([{ type: "text" }, { type: "image_url" }]);
  for (const request of [sixth, seventh]) {
    expect(messageOf(request, "Message 2.")).toMatch(/^Message 2\.\n\n.*"diary\.txt".*\nThe gulls woke me\.\n/s);
    expect(messageOf(request, "The gulls woke me.")).toBe(messageOf(request, "Message 2."));
  }
  const image = { type: "image_url", image_url: { url: expect.stringMatching(/^data:image\/png;base64,/) } };
  expect(messageOf(sixth, "Message 3.")).toMatchObject([{ text: expect.stringContaining("is the picture") }, image]);
  expect(messageOf(seventh, "Message 3.")).toMatch(/"door\.png" to this\. It is not sent again\.\]$/);
  const diary = { name: "diary.txt", kind: "text" };
  const door = { name: "door.png", kind: "picture" };
  expect(receipts.map(({ files }) => files)).toEqual([
    ...[undefined, undefined, [{ ...diary, messagesAgo: 1 }]],
    [
      { ...diary, messagesAgo: 2 },
      { ...door, messagesAgo: 1 },
    ],
    [
      { ...diary, messagesAgo: 3 },
      { ...door, messagesAgo: 2 },
    ],
    [
      { ...diary, messagesAgo: 4 },
      { ...door, messagesAgo: 3 },
    ],
    [{ ...diary, messagesAgo: 5 }],
  ]);
  expect(receipts.map(({ olderFiles }) => olderFiles)).toEqual([...Array(6).fill(undefined), 1]);
});

test("for each reply the owner can read what was sent, word for word, whatever has changed since", async () => {
  const ann = await signUp();
  const { conversationId } = await conversationWithFiles(ann, 5);
  const requests = [...provider().requests];
  await db().turn.updateMany({ data: { message: "Changed." } });
  await db().conversation.updateMany({ data: { topic: "work", projectName: "Changed" } });
  for (const [orderIndex, request] of requests.entries()) {
    const { messages } = await readSent(ann, conversationId, orderIndex);
    expect(messages?.map(({ role, content }) => [role, content])).toEqual(textsOf(request));
  }
  const { messages } = await readSent(ann, conversationId, 5);
  expect(JSON.stringify(messages)).toContain("The gulls woke me.");
  expect(messages?.flatMap(({ pictures }) => pictures)).toEqual(["door.png"]);
  expect(JSON.stringify(messages)).not.toContain("base64");
});

test("what was sent is for the owner only, and ends with the conversation", async () => {
  const [ann, eve] = [await signUp(), await signUp()];
  const { conversationId } = await conversationWithFiles(ann, 1);
  await share(ann, conversationId);
  const shared = await call("GET", `/api/share/post/${conversationId}`, { token: eve.token });
  expect(shared).toMatchObject({ status: 200, body: { conversation: { receipt: null } } });
  expect(JSON.stringify(shared.body)).not.toContain("You talk with one person");
  expect((await readSent(eve, conversationId, 0)).status).toBe(404);
  for (const unknown of ["2", "-1", "x", "0.5", "99999999999"])
    expect((await readSent(ann, conversationId, unknown)).status).toBe(404);
  await call("DELETE", "/api/conversation/delete", { token: ann.token, body: { id: conversationId } });
  expect((await readSent(ann, conversationId, 0)).status).toBe(404);
});

test("a missing file is reported to the AI and in the receipt, and the reply does not fail", async () => {
  const ann = await signUp();
  const { conversationId } = await conversationWithFiles(ann, 3);
  const files = await db().file.findMany();
  await storage().remove(files.map(({ storageKey }) => storageKey));
  const { status, body } = await sendMessage(ann, { conversationId, message: "And now?" });
  expect(status).toBe(200);
  expect(body.receipt.files).toEqual([
    { name: "diary.txt", kind: "text", messagesAgo: 2, withheld: "gone" },
    { name: "door.png", kind: "picture", messagesAgo: 1, withheld: "gone" },
  ]);
  const content = messageOf(provider().requests.at(-1), "Message 2.");
  expect(content).toMatch(/"diary\.txt" to this\. You have not got it this time, because it could not be found\.\]$/);
});

test("a picture that the provider rejects is not sent again with the next turns", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, drawing, "door.png");
  provider().fault = [400];
  const { conversationId } = (await startConversation(ann, { fileId })).body;
  const { receipt } = (await sendMessage(ann, { conversationId, message: "And now?" })).body;
  expect(provider().requests).toHaveLength(3);
  expect(receipt).toEqual({ answers: 2, earlierTurns: 1, file: null, notesWithheld: 0, olderFiles: 1 });
});

test("an earlier picture that the provider rejects is left out of the prompt", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, drawing, "door.png");
  const { conversationId } = (await startConversation(ann, { fileId })).body;
  provider().fault = [400];
  const { receipt } = (await sendMessage(ann, { conversationId, message: "And now?" })).body;
  expect(receipt.files).toEqual([{ name: "door.png", kind: "picture", messagesAgo: 1, withheld: "unseen" }]);
  expect((await readSent(ann, conversationId, 1)).messages?.flatMap(({ pictures }) => pictures)).toEqual([]);
});

test("what was sent is not exported, so an imported reply has its receipt and no record", async () => {
  const [ann, eve] = [await signUp(), await signUp()];
  await conversationWithFiles(ann, 4);
  const { text } = await exportAll(ann);
  expect(text).not.toContain("You talk with one person");
  await importAll(eve, text);
  const [imported] = (await journalOf(eve)).conversations;
  expect(imported.continuations[3].receipt.files).toMatchObject([{ name: "diary.txt" }, { name: "door.png" }]);
  expect(await readSent(eve, imported._id, 4)).toEqual({ status: 200, messages: null });
});
