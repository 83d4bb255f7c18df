import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { fakeProvider, readThread, sendMessage, startConversation, waitUntil } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { dateIt, edit } from "../support/api/entries";
import { exportAll, importAll } from "../support/api/exports";
import { createConversation, listShares, readShared, share } from "../support/api/journal";
import { beginTransaction, countBlocked } from "../support/process/database";

const provider = fakeProvider();

const whenOf = async (person: Person, id: string) => (await readThread(person, id)).conversation.when;
const bornIn = ({ token }: Person, birthYear: number | null) =>
  call("PUT", "/api/profile", { token, body: { displayName: "Ann", birthYear } });

const seven = { text: "when I was seven", start: "1947-01-01", end: "1948-12-31" };

async function datedByAge() {
  const ann = await signUp();
  const id = await createConversation(ann);
  await dateIt(ann, id, seven.text);
  return { ann, id };
}

test("an age has days as soon as the year of birth is known, and none without it", async () => {
  const { ann, id } = await datedByAge();
  expect(await whenOf(ann, id)).toEqual({ ...seven, start: null, end: null });
  expect((await bornIn(ann, 1940)).body).toMatchObject({ birthYear: 1940 });
  expect(await whenOf(ann, id)).toEqual(seven);
  const { body } = await startConversation(ann, { whenText: seven.text });
  expect(await whenOf(ann, body.conversationId)).toEqual(seven);
  await edit(ann, id, "when", "summer 1974", 1);
  expect((await bornIn(ann, null)).body.birthYear).toBeUndefined();
  expect(await whenOf(ann, body.conversationId)).toEqual({ ...seven, start: null, end: null });
  expect(await whenOf(ann, id)).toMatchObject({ text: "summer 1974", start: "1974-06-01" });
});

test("a memory that is dated while the year of birth is being saved gets its days by the new one", async () => {
  const databaseUrl = String(process.env.DATABASE_URL);
  const ann = await signUp();
  const id = await createConversation(ann);
  const elsewhere = await beginTransaction(databaseUrl, `UPDATE "User" SET "showOnBoard" = true`);
  const saved = bornIn(ann, 1940);
  await waitUntil(async () => (await countBlocked(databaseUrl)) === 1);
  await dateIt(ann, id, seven.text);
  await elsewhere.commit();
  await saved;
  expect(await whenOf(ann, id)).toEqual(seven);
});

test("the year of birth is in the own profile and export, and neither the AI nor anybody else gets it", async () => {
  const { ann, id } = await datedByAge();
  await bornIn(ann, 1939);
  await sendMessage(ann, { conversationId: id, message: "Go on." });
  await share(ann, id);
  const bob = await signUp();
  await share(ann, id, { whole: true });
  const shareId = (await listShares(ann)).find(({ kind }) => kind === "conversation")?._id;
  const whole = (await call("GET", `/api/share/conversation/${id}/${shareId}`, { token: bob.token })).body;
  const shared = [(await readShared(bob, id)).body, whole];
  for (const part of shared)
    expect(part.conversation).toMatchObject({ when: { text: "when I was seven", start: null, end: null } });
  const others = [provider().requests, shared];
  expect(JSON.stringify(others)).not.toContain("1939");
  const journal = JSON.parse((await exportAll(ann)).text);
  expect(journal.birthYear).toBe(1939);
});

test("an import brings the year of birth where none is known, and with it the days of all memories", async () => {
  const { ann } = await datedByAge();
  await bornIn(ann, 1940);
  const journal = JSON.parse((await exportAll(ann)).text);
  const { ann: bob, id } = await datedByAge();
  const message = "1 conversation was imported. Your year of birth is now 1940, as in the copy.";
  expect((await importAll(bob, journal)).body.message).toBe(message);
  expect((await call("GET", "/api/profile", { token: bob.token })).body.birthYear).toBe(1940);
  expect(await whenOf(bob, id)).toEqual(seven);
  expect((await importAll(bob, { ...journal, birthYear: 1950 })).body.message).toMatch(/^Everything/);
  expect(await db().conversation.count({ where: { whenEdtf: "1947/1948" } })).toBe(3);
});

test("read where no year of birth is known, words about an age mean no date until one is imported", async () => {
  const { ann } = await datedByAge();
  await bornIn(ann, 1940);
  const journal = JSON.parse((await exportAll(ann)).text);
  const cai = await signUp();
  const [memory] = journal.conversations;
  const conversations = [memory, { ...memory, _id: "another" }];
  expect((await importAll(cai, { ...journal, conversations, birthYear: 2999 })).body.message).toBe(
    "2 conversations were imported. The dates of 2 do not fit their words, so only the words were taken over.",
  );
  expect(await importAll(cai, { ...journal, conversations: [] })).toMatchObject({
    body: {
      message: expect.stringMatching(/^There is no new conversation in this copy\. Your year of birth is now 1940/),
    },
  });
  expect(await db().conversation.count({ where: { whenEdtf: "1947/1948" } })).toBe(3);
});

test("words that were imported without their days get none by a year of birth that does not decide them", async () => {
  const { ann, id } = await datedByAge();
  await edit(ann, id, "when", "summer 1974", 1);
  const journal = JSON.parse((await exportAll(ann)).text);
  journal.conversations[0].when.edtf = "1950";
  const bob = await signUp();
  await importAll(bob, journal);
  await bornIn(bob, 1939);
  const where = { user: { username: bob.username } };
  expect(await db().conversation.findFirst({ where })).toMatchObject({ whenText: "summer 1974", whenEdtf: null });
});
