import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { fakeProvider, waitUntil } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { changeContribution, contributionsTo, listOffers, offer, sharedPost } from "../support/api/contributions";
import { edit } from "../support/api/entries";
import { createConversation, note, share } from "../support/api/journal";

fakeProvider();

const people = async () => [await signUp({ username: "ann" }), await signUp({ username: "bob" })] as const;

test.each<[string, string, Record<string, unknown>]>([
  ["an answer", "answer-0", {}],
  ["a message", "message-1", { continuationIndex: 0 }],
  ["a note", "note", { noteId: true }],
])("a contribution to %s that was changed since is marked, until it is written anew", async (_, entry, part) => {
  const [ann, bob] = await people();
  const id = await createConversation(ann, ["One"]);
  const noteId = (await note(ann, id, "Mine")).body.note._id;
  const of = part.noteId ? { noteId } : part;
  await share(ann, id, of);
  await offer(bob, id, "The gate was green.", of);
  const marks = async () =>
    [...(await listOffers(ann)), ...(await contributionsTo(bob, id))].map(({ isOlder }) => isOlder);
  const edited = entry === "note" ? `note-${noteId}` : entry;
  const others = ["name", "answer-0", "answer-1", "message-1", `note-${noteId}`].filter(
    (one) => one.split("-")[0] !== edited.split("-")[0],
  );
  for (const other of others) await edit(ann, id, other, "Mended");
  expect(await marks()).toEqual([false, false]);
  await edit(ann, id, edited, "Mended");
  expect(await marks()).toEqual([true, true]);
  const [own] = await contributionsTo(bob, id);
  await changeContribution(bob, own?._id ?? "", "It was blue.");
  expect(await marks()).toEqual([false, false]);
});

/** How many statements wait for somebody else's. */
async function waiting(): Promise<number> {
  const [{ count }] = await db().$queryRaw<[{ count: number }]>`
    SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return count;
}

test.each(["/api/contributions", "/api/shared-with-me"])(
  "while the sharer's account is being deleted, POST %s is a 404",
  async (path) => {
    const [ann, bob] = await people();
    const conversationId = await sharedPost(ann);
    const sent = await db().$transaction(async (tx) => {
      await tx.user.deleteMany({ where: { username: ann.username } });
      const body = { conversationId, kind: "memory", text: "Me too" };
      const answer = call("POST", path, { token: bob.token, body });
      await waitUntil(async () => (await waiting()) === 1);
      return { answer };
    });
    expect(await sent.answer).toMatchObject({ status: 404, body: { code: "shared_post_not_found" } });
  },
);
