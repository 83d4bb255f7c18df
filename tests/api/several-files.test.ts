import { expect, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import type { SearchResults, TurnFiles } from "@/lib/api/responses";
import { db } from "@/lib/server/db/client";
import { fakeProvider, readThread, sendMessage, startConversation } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { edit, removeEntry } from "../support/api/entries";
import { everything, importAll, journalOf } from "../support/api/exports";
import { fetchFile, upload } from "../support/api/files";
import { createConversation, readShared, share } from "../support/api/journal";
import { drawing } from "../support/factories/images";

const provider = fakeProvider();

/** The person's message in the last prompt. */
const lastAsked = () => provider().requests.at(-1)?.messages.at(-1)?.content;

test("a message carries several files, in their order", async () => {
  const ann = await signUp();
  const names = ["a.txt", "b.txt", "c.txt"];
  const [a, b, c] = await Promise.all(names.map(async (name) => (await upload(ann, name, name)).fileId));
  const started = (await startConversation(ann, { fileIds: [b, a, b], fileId: c })).body;
  const { conversationId } = started;
  const message = { conversationId, message: "All of them." };
  const kept = (await sendMessage(ann, { ...message, fileIds: [c, a, b], keepOnly: true })).body;
  await sendMessage(ann, { ...message, fileIds: [], fileId: c });
  const { conversation } = await readThread(ann, conversationId);
  const listOf = async (view: string) =>
    (await call("GET", `/api/conversations${view}`, { token: ann.token })).body.conversations as TurnFiles[];
  const [whole, summary] = [await listOf(""), await listOf("?view=summary")];
  const [second, third] = conversation.continuations;
  const shown = [started, conversation, whole[0], summary[0], kept, second, third].map((turn) => [
    turn?.file?.fileName,
    turn?.files?.map(({ fileName }) => fileName),
  ]);
  const [first, all] = [
    ["b.txt", ["b.txt", "a.txt"]],
    ["c.txt", ["c.txt", "a.txt", "b.txt"]],
  ];
  expect(shown).toEqual([first, first, first, first, all, all, ["c.txt", undefined]]);
  for (const { fileUrl, fileName } of second?.files ?? [])
    expect((await fetchFile(fileUrl)).bytes.toString()).toBe(fileName);
  expect(await db().file.count({ where: { attachedAt: null } })).toBe(0);
  const search = { token: ann.token, body: { searchTerm: "a.txt", kinds: ["file"] } };
  const { results } = (await call("POST", "/api/search", search)).body as SearchResults;
  expect(results.map(({ index }) => index).sort()).toEqual([0, null]);
});

test("a message with an unknown file, or with too many, is not saved", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, drawing);
  expect(await startConversation(ann, { fileIds: [fileId, "unknown"] })).toMatchObject({ status: 404 });
  const many = Array.from({ length: limits.messageFiles + 1 }, (_, index) => `file-${index}`);
  expect(await startConversation(ann, { fileIds: many })).toMatchObject({ status: 400 });
  expect(await db().conversation.count()).toBe(0);
});

test("a reader of a share gets all files of what is shared", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const [picture, document] = [await upload(ann, drawing, "door.png"), await upload(ann, "Dear Jens", "letter.txt")];
  const fileIds = [picture.fileId, document.fileId];
  const { conversationId } = (await startConversation(ann, { fileIds })).body;
  await sendMessage(ann, { conversationId, message: "Both.", fileIds: fileIds.toReversed() });
  await share(ann, conversationId);
  await share(ann, conversationId, { continuationIndex: 0 });
  const post = (await readShared(bob, conversationId)).body.conversation;
  const [part] = (await readShared(bob, `${conversationId}/0`)).body.conversation.continuations as TurnFiles[];
  const named = [post, part].map((turn) => turn?.files?.map(({ fileName }) => fileName));
  expect(named).toEqual([
    ["door.png", "letter.txt"],
    ["letter.txt", "door.png"],
  ]);
  const links = [...(post.files ?? []), ...(part?.files ?? [])].map(({ fileUrl }) => fileUrl);
  expect(await Promise.all(links.map(async (url) => (await fetchFile(url)).status))).toEqual([200, 200, 200, 200]);
});

test("a file needs no words: it is saved, asked about, exported, shared and described by itself", async () => {
  const [ann, bob, eve] = [await signUp(), await signUp(), await signUp()];
  const conversationId = await createConversation(ann);
  const { fileId } = await upload(ann, drawing, "door.png");
  expect(await sendMessage(ann, { conversationId, message: " \n" })).toMatchObject({ status: 400 });
  const sent = { conversationId, message: " \n", fileId, key: "door" };
  expect(await sendMessage(ann, sent)).toMatchObject({ status: 200, body: { file: { fileName: "door.png" } } });
  expect(JSON.stringify(lastAsked())).toContain('attached the file \\"door.png\\"');
  await sendMessage(ann, sent);
  await importAll(eve, await journalOf(ann));
  expect(await everything(eve)).toEqual(await everything(ann));
  expect(await sendMessage(ann, { conversationId, askAgain: 1 })).toMatchObject({ status: 200 });
  const { conversation } = await readThread(ann, conversationId);
  expect(conversation.continuations).toMatchObject([{ message: "", file: { fileName: "door.png" } }]);

  await share(ann, conversationId, { continuationIndex: 0 });
  const read = async () => (await readShared(bob, `${conversationId}/0`)).body.conversation?.continuations[0];
  expect(await read()).toMatchObject({ message: "", file: { fileName: "door.png" } });
  expect(await edit(ann, conversationId, "message-1", "The door.")).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ message: "The door." });
  expect(await removeEntry(ann, conversationId, "message-1", 1)).toMatchObject({ status: 200 });
  expect(await read()).toBeUndefined();
});

test("the AI is sent the first four pictures of a message and all of a few texts, and the receipt says which", async () => {
  const ann = await signUp();
  const names = ["1.png", "a.txt", "2.png", "3.png", "b.txt", "4.png", "5.png"];
  const contentOf = (name: string) => (name.endsWith("txt") ? `Text of ${name}` : drawing);
  const uploads = await Promise.all(names.map((name) => upload(ann, contentOf(name), name)));
  const { receipt } = (await startConversation(ann, { fileIds: uploads.map(({ fileId }) => fileId) })).body;
  const [words, ...pictures] = lastAsked() as {
    text?: string;
    type: string;
  }[];
  expect(pictures.map(({ type }) => type)).toEqual(Array(4).fill("image_url"));
  expect(words?.text?.match(/attached the file "[^"]+", which is picture \d|Text of [ab]\.txt/g)).toEqual([
    'attached the file "1.png", which is picture 1',
    "Text of a.txt",
    'attached the file "2.png", which is picture 2',
    'attached the file "3.png", which is picture 3',
    "Text of b.txt",
    'attached the file "4.png", which is picture 4',
  ]);
  expect(words?.text).toContain('"5.png", but you have not got it, because only the first few');
  expect(receipt.file).toBe("1.png");
  const [text, picture] = [
    { kind: "text", messagesAgo: 0 },
    { kind: "picture", messagesAgo: 0 },
  ];
  expect(receipt.files).toEqual([
    { name: "a.txt", ...text },
    { name: "2.png", ...picture },
    { name: "3.png", ...picture },
    { name: "b.txt", ...text },
    { name: "4.png", ...picture },
    { name: "5.png", ...picture, withheld: "many" },
  ]);
});

test("several texts have the room of one", async () => {
  const ann = await signUp();
  const long = "x".repeat(limits.attachmentCharacters);
  const uploads = [await upload(ann, long, "a.txt"), await upload(ann, long, "b.txt")];
  await startConversation(ann, { fileIds: uploads.map(({ fileId }) => fileId) });
  const lengths = String(lastAsked())
    .match(/x{100,}/g)
    ?.map(({ length }) => length);
  expect(lengths).toEqual(Array(2).fill(limits.attachmentCharacters / 2));
});

test("of a message with several files those that were sent are sent again", async () => {
  const ann = await signUp();
  const names = ["1.png", "2.png", "3.png", "4.png", "5.png", "a.txt", "b.txt"];
  const contentOf = (name: string) => (name.endsWith("txt") ? name : drawing);
  const uploads = await Promise.all(names.map((name) => upload(ann, contentOf(name), name)));
  const { conversationId } = (await startConversation(ann, { fileIds: uploads.map(({ fileId }) => fileId) })).body;
  const { receipt } = (await sendMessage(ann, { conversationId, message: "And now?" })).body;
  expect(receipt).toMatchObject({ file: null, olderFiles: 1 });
  expect(receipt.files?.map(({ name, messagesAgo }) => [name, messagesAgo])).toEqual(
    names.filter((name) => name !== "5.png").map((name) => [name, 1]),
  );
});
