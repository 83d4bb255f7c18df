import { expect, test } from "@jest/globals";
import type { SharedPart } from "@/lib/api/responses";
import { shownParts } from "@/lib/conversation/share/share-target";
import { db } from "@/lib/server/db/client";
import { fakeProvider, sendMessage } from "../support/api/chat";
import { call, type Person, send, signUp } from "../support/api/client";
import { contributionsTo, decide, listOffers, offer } from "../support/api/contributions";
import { removeEntry } from "../support/api/entries";
import { upload } from "../support/api/files";
import { createConversation, listShares, note, readShared, share } from "../support/api/journal";

fakeProvider();

const people = async () => [await signUp({ username: "ann" }), await signUp({ username: "bob" })] as const;

async function sharedWhole(owner: Person, choices: Record<string, unknown> = {}): Promise<string> {
  const id = await createConversation(owner, ["The first stair.", "The second stair."]);
  await note(owner, id, "Nobody knows this.");
  await share(owner, id, { whole: true, ...choices });
  return id;
}

/** The path of the latest share of the whole. */
async function wholePath(id: string): Promise<string> {
  const { id: shareId } = await db().share.findFirstOrThrow({
    where: { conversationId: id, turnId: null, noteId: null },
  });
  return `/share/conversation/${id}/${shareId}`;
}

async function read({ token }: Person, id: string, path?: string) {
  const { status, body } = await call("GET", `/api${path ?? (await wholePath(id))}`, { token });
  return { status, part: body as SharedPart };
}
const messagesOf = (part: SharedPart) => shownParts(part).map(({ message }) => message);

test("a reader of a whole conversation reads all turns, with the replies or without, and no note", async () => {
  const [ann, bob] = await people();
  const id = await sharedWhole(ann);
  const { part } = await read(bob, id);
  expect(part).toMatchObject({ sharedBy: "ann", isWhole: true, conversation: { projectName: "The lighthouse" } });
  expect(messagesOf(part)).toEqual([expect.any(String), "The first stair.", "The second stair."]);
  expect(shownParts(part).every(({ response }) => response)).toBe(true);
  expect(JSON.stringify(part)).not.toContain("Nobody knows this.");
  await share(ann, id, { whole: true, withReply: false });
  expect(shownParts((await read(bob, id)).part).map(({ response }) => response)).toEqual(["", "", ""]);
  expect(await listShares(ann)).toMatchObject([{ kind: "conversation", index: null, noteId: null, withReply: false }]);
});

test("what its writer removes is gone for the readers with its reply, and what they write on is there", async () => {
  const [ann, bob] = await people();
  const id = await sharedWhole(ann);
  const order = await db().turn.findFirstOrThrow({ where: { message: "The first stair." } });
  await removeEntry(ann, id, `message-${order.orderIndex}`);
  await sendMessage(ann, { conversationId: id, message: "The third stair." });
  const { part } = await read(bob, id);
  expect(messagesOf(part).slice(1)).toEqual(["The second stair.", "The third stair."]);
  expect(shownParts(part).map(({ index }) => index)).toEqual([null, 1, 2]);
});

test("it opens no part by itself, and to stop sharing ends all of it at once", async () => {
  const [ann, bob] = await people();
  const id = await sharedWhole(ann);
  for (const path of [id, `${id}/0`]) expect((await readShared(bob, path)).status).toBe(404);
  const { fileId } = await upload(ann, "The gulls woke me.");
  await sendMessage(ann, { conversationId: id, message: "My diary.", fileId });
  const file = shownParts((await read(bob, id)).part).at(-1)?.file?.fileUrl ?? "";
  expect((await send("GET", file)).status).toBe(200);
  await share(ann, id);
  const path = await wholePath(id);
  await call("DELETE", `/api/shares/${(await listShares(ann)).find(({ kind }) => kind === "conversation")?._id}`, {
    token: ann.token,
  });
  expect((await read(bob, id, path)).status).toBe(404);
  expect((await send("GET", file)).status).toBe(404);
  expect((await readShared(bob, id)).status).toBe(200);
  // Shared again it has another link, which the link to a part does not tell.
  await share(ann, id, { whole: true });
  for (const dead of [path, `/share/conversation/${id}/${id}`, `/share/conversation/${id}`])
    expect((await read(bob, id, dead)).status).toBe(404);
  expect((await read(bob, id)).status).toBe(200);
});

test("readers write to every turn of it and to no note, also if a turn has a link of its own", async () => {
  const [ann, bob] = await people();
  const id = await sharedWhole(ann);
  const noteId = (await note(ann, id, "Mine")).body.note._id;
  await share(ann, id, { continuationIndex: 0 });
  for (const part of [{}, { continuationIndex: 0 }, { continuationIndex: 1 }])
    expect((await offer(bob, id, "I, too.", part)).status).toBe(200);
  expect((await offer(bob, id, "I, too.", { noteId })).status).toBe(404);
  const offers = await listOffers(ann);
  expect(offers.map(({ index }) => index)).toEqual([1, 0, null]);
  for (const { _id } of offers) expect((await decide(ann, _id, "accept")).status).toBe(200);
  expect((await contributionsTo(ann, id)).map(({ index }) => index)).toEqual([null, 0, 1]);
  expect((await contributionsTo(bob, id)).map(({ index }) => index)).toEqual([null, 0, 1]);
});

test("it stands in the list of who opened it, and only one thing is shared by a call", async () => {
  const [ann, bob] = await people();
  const id = await sharedWhole(ann);
  await share(ann, id);
  const path = await wholePath(id);
  const open = (whole: string) =>
    call("POST", "/api/shared-with-me", { token: bob.token, body: { conversationId: id, whole } });
  expect((await open(id)).status).toBe(404);
  expect((await open(path.split("/").at(-1) ?? "")).status).toBe(200);
  const { opened } = (await call("GET", "/api/shared-with-me", { token: bob.token })).body as { opened: object[] };
  expect(opened).toMatchObject([{ path }]);
  expect((await listShares(ann)).map(({ kind, readers }) => [kind, readers.length])).toEqual([
    ["post", 0],
    ["conversation", 1],
  ]);
  for (const other of [{ continuationIndex: 0 }, { noteId: "unknown" }])
    expect((await share(ann, id, { whole: true, ...other })).status).toBe(400);
  expect((await share(bob, id, { whole: true })).status).toBe(404);
});

test("a reply that is not shared is seen by nobody else, until the writer chooses otherwise", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const id = await createConversation(ann, ["canary-message"]);
  await db().turn.updateMany({ data: { response: "canary-reply" } });
  const parts = [
    { path: id, part: {}, message: "lighthouse" },
    { path: `${id}/0`, part: { continuationIndex: 0 }, message: "canary-message" },
  ];
  for (const { path, part, message } of parts) {
    /** Whether the owner and another reader see the message and the reply. */
    const seen = async () => {
      const bodies = [await readShared(ann, path), await readShared(bob, path)].map(({ body }) => JSON.stringify(body));
      return bodies.map((body) => [body.includes(message), body.includes("canary-reply")]);
    };
    const choose = (withReply: boolean) => share(ann, id, { ...part, withReply });
    const without = [
      [true, false],
      [true, false],
    ];
    expect((await choose(false)).status).toBe(200);
    expect(await seen()).toEqual(without);
    // A call without `withReply` changes nothing, nor does a call of somebody else.
    await Promise.all([share(ann, id, part), share(bob, id, { ...part, withReply: true })]);
    expect(await seen()).toEqual(without);
    await choose(true);
    expect(await seen()).toEqual([
      [true, true],
      [true, true],
    ]);
    await choose(false);
    expect(await seen()).toEqual(without);
  }
  expect((await listShares(ann)).map(({ withReply }) => withReply)).toEqual([false, false]);
});
