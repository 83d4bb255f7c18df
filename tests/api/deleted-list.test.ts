import { expect, test } from "@jest/globals";
import { timings } from "@/lib/api/limits";
import { db } from "@/lib/server/db/client";
import { texts } from "@/lib/texts";
import { refusalTexts } from "@/lib/texts/refusal";
import { fakeProvider } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { createConversation, listDeleted, note, readShared, remove, restore, share } from "../support/api/journal";

fakeProvider();

/** A conversation of this person's that was deleted this many days ago. */
async function deletedBefore(person: Person, days: number, projectName = `${days}`): Promise<string> {
  const id = await createConversation(person, [], { projectName });
  await remove(person, id);
  await db().conversation.updateMany({ where: { id }, data: { deletedAt: new Date(Date.now() - days * 86_400_000) } });
  return id;
}

const namesOf = ({ conversations }: Awaited<ReturnType<typeof listDeleted>>) =>
  conversations.map(({ projectName }) => projectName);

test("a deleted conversation is listed for its owner alone, by name and without its texts", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const id = await createConversation(ann, ["And the stairs?"]);
  await note(ann, id, "Ask Jens");
  await createConversation(ann);
  await deletedBefore(bob, 1);
  await remove(ann, id);
  const { conversations, nextCursor } = await listDeleted(ann);
  const row = { _id: id, projectName: "The lighthouse", topic: "place" };
  expect(conversations).toEqual([{ ...row, deletedAt: expect.stringMatching(/^\d{4}-.*Z$/), daysLeft: 30 }]);
  expect(nextCursor).toBeNull();
  expect(namesOf(await listDeleted(bob))).toEqual(["1"]);
  expect(await restore(bob, id)).toMatchObject({
    status: 404,
    body: { message: texts.conversation.unknown, code: "not_found" },
  });
  expect(namesOf(await listDeleted(ann))).toHaveLength(1);
});

test("the conversation deleted last comes first, with the remaining days", async () => {
  const ann = await signUp();
  for (const days of [20.5, 0, 29.5, 3]) await deletedBefore(ann, days);
  const { conversations } = await listDeleted(ann);
  expect(conversations.map(({ projectName, daysLeft }) => [projectName, daysLeft])).toEqual([
    ["0", 30],
    ["3", 27],
    ["20.5", 10],
    ["29.5", 1],
  ]);
});

test("after 30 days it is no longer listed, purged or not", async () => {
  const ann = await signUp();
  await deletedBefore(ann, timings.deletedRetentionDays + 0.001);
  await deletedBefore(ann, timings.deletedRetentionDays - 0.001, "Just in time");
  expect(namesOf(await listDeleted(ann))).toEqual(["Just in time"]);
});

test("a restored conversation leaves the list and is complete, but its old links do not work", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const id = await createConversation(ann, ["And the stairs?"]);
  await share(ann, id);
  await remove(ann, id);
  await restore(ann, id);
  expect(await listDeleted(ann)).toMatchObject({ status: 200, conversations: [] });
  const { body } = await call("GET", `/api/conversations/${id}`, { token: ann.token });
  expect(body).toMatchObject({ conversation: { _id: id, continuations: [{ message: "And the stairs?" }] } });
  expect(await readShared(bob, id)).toMatchObject({ status: 404 });
});

test("pages follow each other without a gap, also among those deleted at one moment and when one is restored", async () => {
  const ann = await signUp();
  const ids: string[] = [];
  for (const name of ["1", "2", "3", "4", "5"]) ids.push(await deletedBefore(ann, 2, name));
  const deletedAt = new Date(Date.now() - 86_400_000);
  await db().conversation.updateMany({ where: { id: { in: ids.slice(0, 4) } }, data: { deletedAt } });
  const first = await listDeleted(ann, "?limit=2");
  await restore(ann, ids[3] ?? "");
  const second = await listDeleted(ann, `?limit=2&cursor=${first.nextCursor}`);
  const third = await listDeleted(ann, `?limit=2&cursor=${second.nextCursor}`);
  expect([first, second, third].map(namesOf)).toEqual([["4", "3"], ["2", "1"], ["5"]]);
  expect(third.nextCursor).toBeNull();
});

test.each(["cursor=x", "cursor=1", "cursor=-1-1", "cursor=99999999999999-1", "limit=0"])(
  "a query of %s is refused",
  async (query) => {
    const [field] = query.split("=");
    const { token } = await signUp();
    const answer = await call("GET", `/api/conversations/deleted?${query}`, { token });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: refusalTexts.invalidField(String(field)), code: "invalid_request" },
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  },
);
