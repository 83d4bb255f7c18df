import { expect, test } from "@jest/globals";
import { filesOf } from "@/lib/conversation/thread/turn-files";
import { runCleanup } from "@/lib/server/cleanup";
import { db } from "@/lib/server/db/client";
import { storage } from "@/lib/server/files/storage";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, readThread, sendMessage } from "../support/api/chat";
import { call } from "../support/api/client";
import { everythingStored } from "../support/api/database";
import { bringBack, conversationWithEntries, edit, listVersions, removeEntry } from "../support/api/entries";
import { exportAll } from "../support/api/exports";
import { fetchFile, upload } from "../support/api/files";
import { remove } from "../support/api/journal";

fakeProvider();
captureConsole();

test("a removed file can be brought back for 30 days, and then its content is gone", async () => {
  const { ann, id, file, fileId } = await conversationWithEntries();
  const url = String((await readThread(ann, id)).conversation.continuations[1]?.file?.fileUrl);
  await removeEntry(ann, id, file);
  const thread = await readThread(ann, id);
  expect(thread).toMatchObject({ removed: [file], conversation: { continuations: [{}, { file: null }] } });
  expect(thread.removedFiles).toEqual({ [file]: thread.conversation.continuations[1]?.orderIndex });
  expect(
    JSON.stringify([
      thread,
      await exportAll(ann),
      await call("POST", "/api/search", { token: ann.token, body: { searchTerm: "diary.txt" } }),
    ]),
  ).not.toContain("diary.txt");
  expect((await fetchFile(url)).status).toBe(404);
  await bringBack(ann, id, file, 0, 1);
  expect((await fetchFile(url)).bytes.toString()).toBe("The gulls woke me.");
  expect((await readThread(ann, id)).conversation.continuations[1]?.receipt?.file).toBe("diary.txt");
  await removeEntry(ann, id, file, 2);
  const { storageKey } = await db().file.findFirstOrThrow({ where: { id: fileId } });
  await db().file.updateMany({ data: { createdAt: new Date(0) } });
  await runCleanup();
  expect(await storage().open(storageKey)).not.toBeNull();
  await db().entryVersion.updateMany({ data: { replacedAt: new Date(Date.now() - 31 * 86_400_000) } });
  expect(await listVersions(ann, id, file)).toEqual([]);
  await runCleanup();
  expect(await storage().open(storageKey)).toBeNull();
  expect(await db().entryVersion.count()).toBe(0);
  expect((await db().user.findFirstOrThrow()).storedBytes).toBe(0);
});

test("of several files of a message each is removed by itself, and goes back to its place", async () => {
  const { ann, id } = await conversationWithEntries();
  const names = ["a.txt", "b.txt", "c.txt"];
  const fileIds = await Promise.all(names.map(async (name) => (await upload(ann, name, name)).fileId));
  await sendMessage(ann, { conversationId: id, message: "Three pages.", fileIds });
  await sendMessage(ann, { conversationId: id, message: "And?" });
  const [first, second] = fileIds.map((fileId) => `file-${fileId}`) as [string, string];
  const shown = async () => {
    const [, , three, later] = (await readThread(ann, id)).conversation.continuations;
    const sent = later?.receipt?.files?.map(({ name }) => name);
    return { files: filesOf(three ?? { file: null }).map(({ fileName }) => fileName), receipt: three?.receipt, sent };
  };
  const before = await shown();
  expect(before).toMatchObject({ files: names, receipt: { file: "a.txt" }, sent: names });
  await removeEntry(ann, id, second);
  expect(await shown()).toMatchObject({ files: ["a.txt", "c.txt"], sent: ["a.txt", "c.txt"] });
  expect(JSON.stringify((await shown()).receipt)).not.toContain("b.txt");
  await removeEntry(ann, id, first);
  expect(await shown()).toMatchObject({ files: ["c.txt"], receipt: { file: null, files: [{ name: "c.txt" }] } });
  await bringBack(ann, id, second, 0, 1);
  await bringBack(ann, id, first, 0, 1);
  const { files, receipt } = await shown();
  expect(files).toEqual(names);
  expect([receipt?.file, ...(receipt?.files ?? []).map(({ name }) => name)].sort()).toEqual(names);
  const { body } = await sendMessage(ann, { conversationId: id, message: "And now?" });
  expect(body.receipt.files?.map(({ name }) => name)).toEqual(names);
  await removeEntry(ann, id, second, 2, true);
  expect((await everythingStored()).includes("b.txt")).toBe(false);
  expect((await shown()).files).toEqual(["a.txt", "c.txt"]);
});

test("the content of a file that is removed for good is gone at once", async () => {
  const { ann, id, file } = await conversationWithEntries();
  const { storageKey } = await db().file.findFirstOrThrow();
  await removeEntry(ann, id, file);
  expect(await removeEntry(ann, id, file, 1, true)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await storage().open(storageKey)).toBeNull();
  expect((await everythingStored()).includes("diary.txt")).toBe(false);
});

test.each([
  ["at once", false],
  ["after it was removed", true],
])(
  "the name of a file that is removed for good %s is gone from earlier replies, and no other name",
  async (_, isLater) => {
    const { ann, id, file } = await conversationWithEntries();
    await sendMessage(ann, { conversationId: id, message: "What does it mean?" });
    const { fileId } = await upload(ann, "The sea was calm.", "letter.txt");
    await sendMessage(ann, { conversationId: id, message: "My letter.", fileId });
    await sendMessage(ann, { conversationId: id, message: "And what else?" });
    for (const askAgain of (await readThread(ann, id)).conversation.continuations.map(({ orderIndex }) => orderIndex)) {
      await sendMessage(ann, { conversationId: id, askAgain });
    }
    if (isLater) await removeEntry(ann, id, file);
    await removeEntry(ann, id, file, isLater ? 1 : 0, true);
    expect((await everythingStored()).includes("diary.txt")).toBe(false);
    const receipts = (await db().entryVersion.findMany()).map(({ details }) => JSON.stringify(details));
    expect(receipts.filter((receipt) => receipt.includes("letter.txt"))).toHaveLength(2);
  },
);

test("a deleted conversation's earlier versions and removed files go with it", async () => {
  const { ann, id, file } = await conversationWithEntries();
  const { storageKey } = await db().file.findFirstOrThrow();
  await removeEntry(ann, id, file);
  await edit(ann, id, "message-1", "Other words.");
  await remove(ann, id);
  expect(await edit(ann, id, "message-1", "More words.", 1)).toMatchObject({ status: 404 });
  await db().conversation.updateMany({ data: { deletedAt: new Date(0) } });
  await db().file.updateMany({ data: { createdAt: new Date(0) } });
  await runCleanup();
  expect(await db().entryVersion.count()).toBe(0);
  expect(await storage().open(storageKey)).toBeNull();
});
