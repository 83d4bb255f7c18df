import { expect, test } from "@jest/globals";
import type { EntryVersion } from "@/lib/api/responses";
import { runCleanup } from "@/lib/server/cleanup";
import { db } from "@/lib/server/db/client";
import { contributionTexts } from "@/lib/texts/contribution";
import { fakeProvider } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import {
  changeContribution,
  contributed,
  contributionsTo,
  decide,
  listOffers,
  offer,
  sharedPost,
  withdraw,
} from "../support/api/contributions";
import { createConversation, listShares, note, share } from "../support/api/journal";

fakeProvider();

const people = async () => [await signUp({ username: "ann" }), await signUp({ username: "bob" })] as const;
const stopSharing = async (owner: Person) =>
  call("DELETE", `/api/shares/${(await listShares(owner))[0]?._id}`, { token: owner.token });

test("what is offered is seen by its writer and its reader, and by both beside the memory once it is accepted", async () => {
  const [ann, bob] = await people();
  const { conversationId, id } = await contributed(ann, bob, "The gate was green.");
  expect(await listOffers(ann)).toEqual([
    {
      ...{
        _id: id,
        kind: "memory",
        version: 0,
        by: "bob",
        text: "The gate was green.",
        files: [],
        isChange: false,
        isOlder: false,
        isWholeShared: false,
      },
      ...{ conversationId, index: null, noteId: null, projectName: "The lighthouse" },
      timestamp: expect.any(String),
    },
  ]);
  expect(await contributionsTo(ann, conversationId)).toEqual([]);
  expect(await contributionsTo(bob, conversationId)).toMatchObject([
    { text: "The gate was green.", acceptedText: null },
  ]);
  expect(await decide(ann, id, "accept")).toMatchObject({
    status: 200,
    body: { message: contributionTexts.decided.accept },
  });
  const seen = [{ _id: id, by: "bob", text: "The gate was green.", acceptedText: "The gate was green." }];
  expect(await contributionsTo(ann, conversationId)).toMatchObject(seen);
  expect(await contributionsTo(bob, conversationId)).toMatchObject(seen);
  expect(await listOffers(ann)).toEqual([]);
});

test("a continuation, a note and a question are offered to that part", async () => {
  const [ann, bob] = await people();
  const id = await createConversation(ann, ["One", "Two"]);
  const noteId = (await note(ann, id, "Mine")).body.note._id;
  for (const part of [{ continuationIndex: 1 }, { noteId }]) await share(ann, id, part);
  await offer(bob, id, "And I?", { continuationIndex: 1, kind: "question" });
  await offer(bob, id, "Mine, too.", { noteId });
  for (const part of [{}, { continuationIndex: 0 }, { noteId: "unknown" }])
    expect(await offer(bob, id, "Hm.", part)).toMatchObject({ status: 404, body: { code: "shared_post_not_found" } });
  expect(await listOffers(ann)).toMatchObject([
    { kind: "memory", index: null, noteId },
    { kind: "question", index: 1, noteId: null },
  ]);
});

test("the accepted words stay through 20 changes until the change is accepted, too", async () => {
  const [ann, bob] = await people();
  const { conversationId, id } = await contributed(ann, bob, "Green.");
  await decide(ann, id, "accept");
  for (let time = 1; time <= 20; time += 1) {
    expect((await changeContribution(bob, id, `Red ${time}.`)).status).toBe(200);
    expect(await contributionsTo(ann, conversationId)).toMatchObject([{ text: "Green.", acceptedText: "Green." }]);
  }
  expect(await contributionsTo(bob, conversationId)).toMatchObject([{ text: "Red 20.", acceptedText: "Green." }]);
  expect(await listOffers(ann)).toMatchObject([{ text: "Red 20.", isChange: true, version: 20 }]);
  expect(await decide(ann, id, "accept", 19)).toMatchObject({
    status: 409,
    body: { code: "stale_version", current: { version: 20, text: "Red 20." } },
  });
  await decide(ann, id, "accept", 20);
  expect(await contributionsTo(ann, conversationId)).toMatchObject([{ text: "Red 20." }]);
  await changeContribution(bob, id, "Blue.");
  await changeContribution(bob, id, "Red 20.");
  expect(await listOffers(ann)).toEqual([]);
  await changeContribution(bob, id, "Red 20.");
  const versions = () => call("GET", `/api/contributions/${id}/versions`, { token: bob.token });
  const earlier = (await versions()).body.versions as EntryVersion[];
  const reds = Array.from({ length: 20 }, (_, number) => `Red ${20 - number}.`);
  expect(earlier.map(({ text }) => text)).toEqual(["Blue.", ...reds, "Green."]);
  await db().contributionVersion.updateMany({ data: { replacedAt: new Date(Date.now() - 31 * 86_400_000) } });
  expect((await versions()).body).toEqual({ versions: [] });
  await runCleanup();
  expect(await db().contributionVersion.count()).toBe(0);
});

test("withdrawn at the moment in which it is accepted, it is withdrawn, and so is a change of it", async () => {
  const [ann, bob] = await people();
  for (let time = 0; time < 20; time += 1) {
    const { conversationId, id } = await contributed(ann, bob);
    const [accepted, taken, changed] = await Promise.all([
      decide(ann, id, "accept"),
      withdraw(bob, id),
      changeContribution(bob, id, "Other"),
    ]);
    expect([taken.status, [200, 404, 409].includes(accepted.status), changed.status < 500]).toEqual([200, true, true]);
    for (const person of [ann, bob]) expect(await contributionsTo(person, conversationId)).toEqual([]);
    expect(await listOffers(ann)).toEqual([]);
  }
  expect(await db().contributionInbox.count()).toBe(0);
});

test("what was withdrawn or removed is restored as it was, and what was withdrawn is deleted after a while", async () => {
  const [ann, bob] = await people();
  const { conversationId, id } = await contributed(ann, bob, "Green.");
  await decide(ann, id, "accept");
  await changeContribution(bob, id, "Red.");
  const seen = async () => [await contributionsTo(ann, conversationId), await listOffers(ann)];
  const before = await seen();
  expect((await decide(ann, id, "remove", 1)).status).toBe(200);
  expect((await decide(ann, id, "remove", 1)).status).toBe(404);
  expect((await contributionsTo(ann, conversationId)).length).toBe(0);
  expect((await decide(ann, id, "restore", 1)).status).toBe(200);
  expect(await seen()).toEqual(before);
  expect((await withdraw(bob, id)).status).toBe(200);
  expect((await withdraw(bob, id)).status).toBe(404);
  expect(await seen()).toEqual([[], []]);
  const undo = () => call("POST", `/api/contributions/${id}/restore`, { token: bob.token });
  expect((await Promise.all([undo(), undo()])).map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await seen()).toEqual(before);
  await withdraw(bob, id);
  await runCleanup();
  expect(await db().contribution.count()).toBe(1);
  await db().contribution.updateMany({ data: { withdrawnAt: new Date(0) } });
  expect((await undo()).status).toBe(404);
  await runCleanup();
  expect(await db().contribution.count()).toBe(0);
});

test("what is declined or removed is not shown again, and its writer is not told", async () => {
  const [ann, bob] = await people();
  const { conversationId, id } = await contributed(ann, bob);
  const before = await contributionsTo(bob, conversationId);
  await decide(ann, id, "decline");
  expect([await listOffers(ann), await contributionsTo(ann, conversationId)]).toEqual([[], []]);
  expect(await contributionsTo(bob, conversationId)).toEqual(before);
  await changeContribution(bob, id, "Please.");
  await decide(ann, id, "accept", 1);
  await decide(ann, id, "remove");
  expect([await listOffers(ann), await contributionsTo(ann, conversationId)]).toEqual([[], []]);
  expect(await contributionsTo(bob, conversationId)).toMatchObject([{ text: "Please.", acceptedText: null }]);
});

test("what was declined can be found again and accepted, and somebody who was refused can be allowed again", async () => {
  const [ann, bob] = await people();
  const [first, second] = [await contributed(ann, bob, "One"), await contributed(ann, bob, "Two")];
  const setAside = async () => (await call("GET", "/api/contributions/set-aside", { token: ann.token })).body;
  await decide(ann, first.id, "decline");
  expect(await setAside()).toMatchObject({ offers: [{ text: "One" }], refused: [] });
  await decide(ann, first.id, "accept");
  await decide(ann, second.id, "refuse");
  await decide(ann, second.id, "refuse");
  const { offers, refused } = (await setAside()) as { offers: unknown[]; refused: { _id: string; name: string }[] };
  expect([offers, refused.map(({ name }) => name), await listOffers(ann)]).toEqual([[], ["bob"], []]);
  const allow = ({ token }: Person) => call("DELETE", `/api/contributions/refused/${refused[0]?._id}`, { token });
  expect([(await allow(bob)).status, (await allow(ann)).status, (await allow(ann)).status]).toEqual([404, 200, 404]);
  expect([await setAside(), await listOffers(ann)]).toMatchObject([{ offers: [], refused: [] }, [{ text: "Two" }]]);
});

test("nothing more is seen of somebody who is refused, who is not told", async () => {
  const [ann, bob, cai] = [...(await people()), await signUp({ username: "cai" })];
  const first = await contributed(ann, bob, "One");
  const second = await contributed(ann, bob, "Two");
  await contributed(ann, cai, "Hers");
  await decide(ann, first.id, "refuse");
  expect(await offer(bob, second.conversationId, "Three")).toMatchObject({ status: 200, body: { message: "Sent." } });
  await changeContribution(bob, first.id, "Changed");
  await withdraw(bob, second.id);
  expect(await listOffers(ann)).toMatchObject([{ text: "Hers" }]);
  expect((await call("GET", "/api/on-this-day", { token: ann.token })).body.offers).toBe(1);
  expect(await contributionsTo(bob, second.conversationId)).toMatchObject([{ text: "Three", acceptedText: null }]);
});

test("nobody writes to their own part, or to one that is not shared any more", async () => {
  const [ann, bob] = await people();
  const { conversationId, id } = await contributed(ann, bob);
  expect(await offer(ann, conversationId)).toMatchObject({ status: 400, body: { message: contributionTexts.own } });
  await stopSharing(ann);
  const gone = { status: 404, body: { message: contributionTexts.notWritable } };
  expect(await offer(bob, conversationId)).toMatchObject(gone);
  expect(await changeContribution(bob, id, "Other")).toMatchObject(gone);
  expect((await decide(ann, id, "accept")).status).toBe(404);
  expect((await withdraw(bob, id)).status).toBe(200);
});

test("a text is as long as its kind allows, and comes back as it was written", async () => {
  const [ann, bob] = await people();
  const id = await sharedPost(ann);
  for (const [kind, max] of [
    ["memory", 600],
    ["question", 200],
  ] as const) {
    const texts = [
      "🐶".repeat(max / 2),
      "👨‍👩‍👧".repeat(max / 10),
      `<script>alert(1)</script> ${"ש".repeat(max - 40)}`,
    ];
    for (const text of texts) expect((await offer(bob, id, text, { kind })).status).toBe(200);
    expect((await listOffers(ann)).map(({ text }) => text).slice(0, 3)).toEqual(texts.reverse());
    for (const text of ["", " ", "x".repeat(max + 1), "🐶".repeat(max / 2 + 1)])
      expect((await offer(bob, id, text, { kind })).status).toBe(400);
  }
  const own = (await contributionsTo(bob, id)).find(({ kind }) => kind === "question");
  expect((await changeContribution(bob, own?._id ?? "", "x".repeat(201))).body.message).toBe(
    contributionTexts.tooLong.question,
  );
});

test("a contribution has the name that its writer has now", async () => {
  const [ann, bob] = await people();
  const { conversationId, id } = await contributed(ann, bob);
  await decide(ann, id, "accept");
  await call("PUT", "/api/profile", { token: bob.token, body: { displayName: "Uncle Bob" } });
  expect(await contributionsTo(ann, conversationId)).toMatchObject([{ by: "Uncle Bob" }]);
});

test("an account that ends takes what it has contributed along", async () => {
  const [ann, bob] = await people();
  const first = await contributed(ann, bob);
  await decide(ann, first.id, "accept");
  await contributed(ann, bob);
  await contributed(bob, ann);
  expect((await call("DELETE", "/api/account", { token: bob.token, body: { password: bob.password } })).status).toBe(
    200,
  );
  expect([await contributionsTo(ann, first.conversationId), await listOffers(ann)]).toEqual([[], []]);
  expect(await db().contributionInbox.count()).toBe(0);
  expect(await db().contribution.count({ where: { kind: "memory" } })).toBe(1);
});
