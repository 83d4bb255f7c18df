import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { timings } from "@/lib/api/limits";
import { runCleanup } from "@/lib/server/cleanup";
import { db } from "@/lib/server/db/client";
import { texts } from "@/lib/texts";
import { refusalTexts } from "@/lib/texts/refusal";
import { fakeProvider, readThread, sendMessage } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { sha256 } from "../support/api/files";
import {
  createConversation,
  listNotes,
  listShares,
  note,
  readShared,
  remove,
  restore,
  share,
} from "../support/api/journal";

fakeProvider();

const unknown = { status: 404, body: { message: texts.conversation.unknown, code: "not_found" } };
const history = async ({ token }: Person) =>
  (await call("GET", "/api/conversations", { token })).body.conversations as { _id: string }[];
const age = (id: string, days: number) =>
  db().conversation.updateMany({ where: { id }, data: { deletedAt: new Date(Date.now() - days * 86_400_000) } });

test("a deleted conversation is shown nowhere, and restoring brings back all of it", async () => {
  const ann = await signUp();
  const id = await createConversation(ann, ["And the stairs?"]);
  await note(ann, id, "Ask Jens");
  const before = await readThread(ann, id);
  expect(await remove(ann, id)).toMatchObject({ status: 200, body: { message: "Conversation deleted successfully" } });
  expect(await history(ann)).toEqual([]);
  expect(await call("GET", `/api/conversations/${id}`, { token: ann.token })).toMatchObject(unknown);
  expect(await sendMessage(ann, { conversationId: id, message: "Still there?" })).toMatchObject(unknown);
  expect(await remove(ann, id)).toMatchObject(unknown);
  expect(await restore(ann, id)).toMatchObject({ status: 200, body: { message: refusalTexts.restored } });
  expect(await readThread(ann, id)).toEqual(before);
});

test("the id may stand in the address instead of the body", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  const { token } = ann;
  expect(await call("DELETE", `/api/conversation/delete?id=${id}`, { token })).toMatchObject({ status: 200 });
  expect(await call("DELETE", "/api/conversation/delete?id=", { token })).toMatchObject({ status: 400 });
  expect(await call("DELETE", "/api/conversation/delete", { token })).toMatchObject({ status: 400 });
});

test("restoring twice succeeds, is listed once, and does not end shares made in between", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  await remove(ann, id);
  await restore(ann, id);
  await share(ann, id);
  expect(await restore(ann, id)).toMatchObject({ status: 200 });
  expect(await readShared(ann, id)).toMatchObject({ status: 200 });
  const listed = await readFile(join(process.env.DATA_DIR ?? "", "erased"), "utf8");
  expect(listed.match(new RegExp(`(?<=${sha256(Buffer.from(id))} )\\w+`, "g"))).toEqual(["deleted", "restored"]);
});

test("deleting a conversation ends its shares, also after it is restored", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const id = await createConversation(ann, ["And the stairs?"]);
  const noteId = (await note(ann, id, "Ask Jens")).body.note._id;
  for (const part of [{}, { continuationIndex: 0 }, { noteId }, { whole: true }]) await share(ann, id, part);
  const whole = (await listShares(ann)).find(({ kind }) => kind === "conversation")?._id;
  const paths = [`post/${id}`, `post/${id}/0`, `post/${id}/note/${noteId}`, `conversation/${id}/${whole}`];
  const statuses = () =>
    Promise.all(paths.map(async (path) => (await call("GET", `/api/share/${path}`, { token: bob.token })).status));
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  const dead = async () => {
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    expect(await listShares(ann)).toEqual([]);
  };
  await remove(ann, id);
  await dead();
  expect(await share(ann, id)).toMatchObject({ status: 404 });
  await restore(ann, id);
  await dead();
});

test("after 30 days a conversation cannot be restored and is purged", async () => {
  const ann = await signUp();
  const [old, recent] = [await createConversation(ann, ["One"]), await createConversation(ann)];
  for (const id of [old, recent]) {
    await share(ann, id);
    await remove(ann, id);
  }
  await age(old, timings.deletedRetentionDays + 0.01);
  await age(recent, timings.deletedRetentionDays - 0.01);
  expect(await restore(ann, old)).toMatchObject(unknown);
  await runCleanup();
  expect(await db().conversation.count({ where: { id: old } })).toBe(0);
  expect(await db().turn.count({ where: { conversationId: old } })).toBe(0);
  expect(await db().shareOwner.findMany({ select: { conversationId: true } })).toEqual([{ conversationId: recent }]);
  expect(await restore(ann, recent)).toMatchObject({ status: 200 });
});

test("the files of a purged conversation become unattached, unless another one uses them", async () => {
  const ann = await signUp();
  const [old, kept] = [await createConversation(ann), await createConversation(ann)];
  const { userId } = await db().conversation.findFirstOrThrow({ where: { id: old }, select: { userId: true } });
  const file = { userId, name: "a.txt", normalizedName: "a.txt", type: "text/plain", size: 1, storedAt: new Date() };
  for (const id of ["lost", "gone", "both"]) {
    await db().file.create({ data: { ...file, id, storageKey: id, requestKey: id } });
  }
  await sendMessage(ann, { conversationId: old, message: "One", fileIds: ["gone", "lost"] });
  await sendMessage(ann, { conversationId: old, message: "Two", fileId: "both" });
  await sendMessage(ann, { conversationId: kept, message: "Two again", fileId: "both" });
  await remove(ann, old);
  await age(old, 31);
  await runCleanup();
  const files = await db().file.findMany({ orderBy: { id: "asc" }, select: { id: true, attachedAt: true } });
  expect(files).toEqual([
    { id: "both", attachedAt: expect.any(Date) },
    { id: "gone", attachedAt: null },
    { id: "lost", attachedAt: null },
  ]);
});

test("an entry added while its conversation is deleted is either saved or refused", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  const write = async (index: number) => {
    if (index === 20) return remove(ann, id);
    return index % 2
      ? note(ann, id, `note ${index}`)
      : sendMessage(ann, { conversationId: id, message: `message ${index}` });
  };
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => write(index)));
  const [removal] = answers.splice(20, 1);
  expect(removal?.status).toBe(200);
  // The deletion stops a reply that is being written.
  const unexpected = answers.filter(
    // 503 on a busy machine, where a call may wait too long for a connection.
    ({ status, body }) => ![200, 404, 503].includes(status) && !("code" in body && body.code === "reply_stopped"),
  );
  expect(unexpected).toEqual([]);
  const statuses = answers.map(({ status }) => status);
  await restore(ann, id);
  const { conversation } = await readThread(ann, id);
  const entries = [...conversation.continuations, ...(await listNotes(ann, id))];
  const acknowledged = statuses.filter((status) => status === 200).length;
  // A message is saved even if its conversation is deleted while the reply is being written.
  expect(entries.length).toBeGreaterThanOrEqual(acknowledged);
  const numbers = entries.map(({ orderIndex }) => orderIndex).sort((a, b) => a - b);
  expect(numbers).toEqual(entries.map((_, index) => index + 1));
});
