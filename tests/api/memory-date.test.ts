import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { entryRefusalTexts } from "@/lib/texts/entry-refusal";
import { whenTexts } from "@/lib/texts/when";
import { fakeProvider, readThread, sendMessage, startConversation } from "../support/api/chat";
import { type Person, signUp } from "../support/api/client";
import { bringBack, dateIt, edit, listVersions, removeEntry } from "../support/api/entries";
import { exportAll, importAll } from "../support/api/exports";
import { createConversation, readShared, remove, share } from "../support/api/journal";

const provider = fakeProvider();

const whenOf = async (person: Person, id: string) => (await readThread(person, id)).conversation.when;

const summer = { text: "summer 1974", start: "1974-06-01", end: "1974-08-31" };
const blue = { text: "the blue summer", start: null, end: null };

/** Somebody with a memory of the summer of 1974. */
async function dated(whenText = summer.text) {
  const ann = await signUp();
  const id = await createConversation(ann);
  await dateIt(ann, id, whenText);
  return { ann, id };
}

test("a date in words is saved with the days that it means, replaced and removed", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  expect(await whenOf(ann, id)).toBeUndefined();
  const { status, body } = await dateIt(ann, id, " summer\n 1974 ");
  expect({ status, body }).toEqual({ status: 200, body: { message: "Saved.", version: 1 } });
  expect(await whenOf(ann, id)).toEqual(summer);
  const row = await db().conversation.findFirstOrThrow({ where: { id } });
  expect(row).toMatchObject({ whenText: "summer 1974", whenEdtf: "1974-06/1974-08" });
  await edit(ann, id, "when", "the blue summer", 1);
  expect(await whenOf(ann, id)).toEqual(blue);
  expect((await edit(ann, id, "when", " ", 2)).body.message).toBe(whenTexts.required);
  expect((await removeEntry(ann, id, "when", 2)).body).toEqual({ message: "Removed.", version: 3 });
  expect(await whenOf(ann, id)).toBeUndefined();
  expect(await readThread(ann, id)).toMatchObject({ removed: ["when"], versions: { when: 3 } });
});

test("a date has versions, which come back with their days", async () => {
  const { ann, id } = await dated();
  await edit(ann, id, "when", "the blue summer", 1);
  const versions = [expect.objectContaining({ version: 1, text: "summer 1974" })];
  expect(await listVersions(ann, id, "when")).toEqual(versions);
  expect((await bringBack(ann, id, "when", 1, 2)).status).toBe(200);
  expect(await whenOf(ann, id)).toEqual(summer);
  const stale = { status: 409, body: { current: { version: 3, text: "summer 1974" } } };
  expect(await edit(ann, id, "when", "1960", 1)).toMatchObject(stale);
  await removeEntry(ann, id, "when", 3, true);
  expect(await listVersions(ann, id, "when")).toEqual([]);
});

test("words that are not understood leave none of the days of those before", async () => {
  const { id } = await dated("the blue summer");
  const none = { whenStart: null, whenEnd: null, whenEdtf: null };
  expect(await db().conversation.findFirst({ where: { id } })).toMatchObject({ whenText: blue.text, ...none });
});

test("81 characters are no date in words", async () => {
  const { ann, id } = await dated();
  expect(await edit(ann, id, "when", "x".repeat(81), 1)).toMatchObject({
    status: 400,
    body: { message: whenTexts.tooLong },
  });
  expect(await whenOf(ann, id)).toEqual(summer);
});

test("a memory begins with a date, of which its first reply is told", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann, { whenText: " summer  1974 " })).body;
  expect(await whenOf(ann, conversationId)).toEqual(summer);
  expect(JSON.stringify(provider().requests.at(-1))).toContain("When it was: summer 1974");
  const [undated] = [await startConversation(ann, { whenText: " " })];
  expect(await whenOf(ann, undated.body.conversationId)).toBeUndefined();
  const tooLong = await startConversation(ann, { whenText: "x".repeat(81) });
  expect(tooLong).toMatchObject({ status: 400, body: { message: whenTexts.tooLong } });
});

test("a stranger's memory and a deleted one cannot be dated", async () => {
  const { ann, id } = await dated();
  const unknown = { status: 404, body: { message: entryRefusalTexts.unknown } };
  expect(await dateIt(await signUp(), id, "1960")).toMatchObject(unknown);
  expect(await whenOf(ann, id)).toEqual(summer);
  await remove(ann, id);
  expect(await dateIt(ann, id, "1960")).toMatchObject(unknown);
});

test("the AI is told the words, and not the days", async () => {
  const { ann, id } = await dated();
  await sendMessage(ann, { conversationId: id, message: "Go on." });
  const sent = JSON.stringify(provider().requests.at(-1));
  expect(sent).toContain("When it was: summer 1974");
  expect(sent).not.toContain("1974-06");
});

test("readers of the shared post see the words, those of a continuation do not", async () => {
  const { ann, id } = await dated();
  await sendMessage(ann, { conversationId: id, message: "Go on." });
  await share(ann, id);
  await share(ann, id, { continuationIndex: 0 });
  const bob = await signUp();
  expect((await readShared(bob, id)).body.conversation.when).toEqual(summer);
  expect((await readShared(bob, `${id}/0`)).body.conversation.when).toBeUndefined();
});

test("an export brings the date into another account", async () => {
  const { ann } = await dated();
  const { text } = await exportAll(ann);
  expect(JSON.parse(text).conversations[0].when).toEqual({ text: "summer 1974", edtf: "1974-06/1974-08" });
  const bob = await signUp();
  expect((await importAll(bob, JSON.parse(text))).body.message).toBe("1 conversation was imported.");
  expect(await db().conversation.findFirst({ where: { user: { username: bob.username } } })).toMatchObject({
    whenText: "summer 1974",
    whenStart: new Date("1974-06-01"),
    whenEnd: new Date("1974-08-31"),
    whenEdtf: "1974-06/1974-08",
  });
});

test.each([
  [
    "1950",
    "1 conversation was imported. The date of 1 does not fit its words, so only the words were taken over.",
    null,
  ],
  [null, "1 conversation was imported.", "1974-06/1974-08"],
])("of an export whose words are summer 1974 and whose date is %p", async (edtf, message, whenEdtf) => {
  const journal = JSON.parse((await exportAll((await dated()).ann)).text);
  journal.conversations[0].when.edtf = edtf;
  const bob = await signUp();
  expect((await importAll(bob, journal)).body.message).toBe(message);
  const where = { user: { username: bob.username } };
  expect(await db().conversation.findFirst({ where })).toMatchObject({ whenText: "summer 1974", whenEdtf });
});

test.each([
  ["html", "When it was:</span> the &lt;b&gt;blue&lt;/b&gt; summer"],
  ["markdown", "When it was: the \\<b>blue\\</b> summer"],
])("an export as %s has the words, and runs nothing of them", async (format, line) => {
  const { ann } = await dated("the <b>blue</b> summer");
  expect((await exportAll(ann, `?format=${format}`)).text).toContain(line);
});
