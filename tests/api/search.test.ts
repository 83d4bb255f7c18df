import { expect, test } from "@jest/globals";
import type { SearchResult } from "@/lib/api/responses";
import { db } from "@/lib/server/db/client";
import { searchTexts } from "@/lib/texts/search";
import { fakeProvider, sendMessage, startConversation } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { createConversation, note, remove, restore } from "../support/api/journal";

fakeProvider();

async function search({ token }: Person, searchTerm: string): Promise<SearchResult[]> {
  const { status, body } = await call("POST", "/api/search", { token, body: { searchTerm } });
  expect(status).toBe(200);
  return body.results as SearchResult[];
}

/** A file of this person's as an upload leaves it. */
async function addFile(person: Person, id: string, name: string) {
  const { id: userId } = await db().user.findFirstOrThrow({ where: { username: person.username } });
  const stored = { storageKey: id, requestKey: id, type: "text/plain", size: 1, storedAt: new Date() };
  await db().file.create({ data: { userId, id, name, normalizedName: name.toLowerCase(), ...stored } });
}

const times = (results: SearchResult[]) => results.map(({ timestamp }) => timestamp);

test("a search is limited to memories of a decade, with their notes", async () => {
  const ann = await signUp();
  await addFile(ann, "file", "Heron list.txt");
  const answers = [{ question: "Which?", answer: "The grey heron." }];
  for (const whenText of ["1968 to 1972", "1981", ""]) {
    const { body } = await startConversation(ann, { projectName: whenText, whenText, questionAnswers: answers });
    await note(ann, body.conversationId, "No heron in winter");
  }
  const namesIn = async (decade: number) => {
    const { body } = await call("POST", "/api/search", { token: ann.token, body: { searchTerm: "heron", decade } });
    return (body.results as SearchResult[]).filter(({ snippet }) => !snippet.startsWith("Flexi")).map(nameOf);
  };
  const nameOf = ({ projectName, type }: SearchResult) => `${projectName} ${type}`;
  expect((await search(ann, "heron")).length).toBeGreaterThan(2);
  expect(await namesIn(1970)).toEqual(["1968 to 1972 note", "1968 to 1972 conversation"]);
  expect(await namesIn(1980)).toEqual(["1981 note", "1981 conversation"]);
  expect(await namesIn(1990)).toEqual([]);
});

test("answers, messages, replies, notes and files are found, each with its type", async () => {
  const ann = await signUp();
  await addFile(ann, "file", "Heron list.txt");
  const answers = [{ question: "Which heron?", answer: "The grey Heron at the weir." }];
  const { conversationId } = (await startConversation(ann, { projectName: "River", questionAnswers: answers })).body;
  await sendMessage(ann, { conversationId, message: "Nothing." });
  await sendMessage(ann, { conversationId, message: "Two HERONS then.", fileId: "file" });
  const noteId = (await note(ann, conversationId, "No heron in winter")).body.note._id;
  const results = await search(ann, "heron");
  expect(times(results)).toEqual(times(results).sort().reverse());
  const ofMine = results.filter(({ snippet }) => !snippet.startsWith("Flexi: "));
  const common = { conversationId, projectName: "River", topic: "place", timestamp: expect.stringMatching(/Z$/) };
  expect(ofMine).toEqual([
    { ...common, type: "note", noteId, index: null, snippet: "You: No heron in winter" },
    { ...common, type: "continuation-message", noteId: null, index: 1, snippet: "You: Two HERONS then." },
    { ...common, type: "conversation", noteId: null, index: null, snippet: "You: The grey Heron at the weir." },
    { ...common, type: "file", noteId: null, index: 1, snippet: "File: Heron list.txt" },
  ]);
});

test("replies are found, the first as the conversation's and later ones as a continuation's", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  await sendMessage(ann, { conversationId, message: "The door stuck." });
  const results = await search(ann, "words HERE");
  expect(results).toMatchObject([
    { type: "continuation-response", index: 0, snippet: expect.stringMatching(/^Flexi: .*here/) },
    { type: "conversation", index: null, snippet: expect.stringMatching(/^Flexi: .*here/) },
  ]);
});

test("the name of a conversation is found, and shown if no answer matches", async () => {
  const ann = await signUp();
  await startConversation(ann, { projectName: "Zanzibar" });
  expect(await search(ann, "zanzi")).toMatchObject([{ type: "conversation", snippet: "You: Zanzibar" }]);
  expect(await search(ann, "zanzi gulls")).toMatchObject([{ snippet: expect.stringContaining("Gulls, and my uncle") }]);
});

test("every word must occur, as a part of a word, in whatever order, case and accents", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  await note(ann, id, "Café Ångström on the Straße");
  for (const term of ["cafe angstrom", "STRASSE caf\u0301e", "trom ång", "stroM"]) {
    expect(await search(ann, term)).toMatchObject([{ snippet: "You: Café Ångström on the Straße" }]);
  }
  expect(await search(ann, "cafe absent")).toEqual([]);
});

test("words in two different texts are no match", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  await note(ann, id, "alpha");
  await note(ann, id, "beta");
  expect(await search(ann, "alpha beta")).toEqual([]);
});

test("percent sign, underscore, backslash and quotes are ordinary characters", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  await note(ann, id, "100% sure");
  await note(ann, id, "a_b and c\\d and 'e'");
  for (const term of ["100%", "% sure"]) expect(await search(ann, term)).toHaveLength(1);
  for (const term of ["a_b", "c\\d", "'e'", "\\ _"]) expect(await search(ann, term)).toHaveLength(1);
  for (const term of ["a%b", "axb", "1__", "c\\\\d", "';--"]) expect(await search(ann, term)).toEqual([]);
});

test("an empty term, or one without any letter, finds nothing", async () => {
  const ann = await signUp();
  await createConversation(ann);
  for (const term of ["", "  \n", "\u0301"]) expect(await search(ann, term)).toEqual([]);
});

test("a term of more than 200 characters is refused with a sentence", async () => {
  const { token } = await signUp();
  const answer = await call("POST", "/api/search", { token, body: { searchTerm: "x".repeat(201) } });
  expect(answer).toMatchObject({ status: 400, body: { message: searchTexts.termTooLong, code: "invalid_request" } });
});

test("deleted conversations and their files are not found until they are restored", async () => {
  const ann = await signUp();
  await addFile(ann, "file", "canary.txt");
  const id = await createConversation(ann);
  await sendMessage(ann, { conversationId: id, message: "canary", fileId: "file" });
  await note(ann, id, "canary");
  const before = await search(ann, "canary");
  expect(before.map(({ type }) => type)).toEqual(expect.arrayContaining(["note", "continuation-message", "file"]));
  await remove(ann, id);
  expect(await search(ann, "canary")).toEqual([]);
  await restore(ann, id);
  expect(await search(ann, "canary")).toEqual(before);
});

test("an unattached file is found without a conversation", async () => {
  const ann = await signUp();
  await addFile(ann, "file", "Loose leaf.txt");
  const found = { conversationId: null, type: "file", noteId: null, index: null, projectName: "", topic: null };
  expect(await search(ann, "leaf")).toEqual([
    { ...found, snippet: "File: Loose leaf.txt", timestamp: expect.any(String) },
  ]);
});

test("a search finds nothing of another user", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  await addFile(ann, "file", "canary.txt");
  const id = await createConversation(ann, ["canary"], { projectName: "canary" });
  await note(ann, id, "canary");
  expect(await search(bob, "canary")).toEqual([]);
  expect((await search(ann, "canary")).length).toBeGreaterThanOrEqual(4);
});

test("the newest 50 matches are returned", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  for (let number = 1; number <= 55; number += 1) await note(ann, id, `canary ${number}`);
  // As many as a machine takes within one thousandth of a second.
  await db().note.updateMany({ data: { createdAt: new Date() } });
  const results = await search(ann, "canary");
  expect(results.map(({ snippet }) => snippet)).toEqual(
    Array.from({ length: 50 }, (_, number) => `You: canary ${55 - number}`),
  );
});

test("a long reply is stored uncompressed, so that a search need not decompress it", async () => {
  await createConversation(await signUp());
  const response = "The lighthouse at Skagen. ".repeat(130);
  await db().turn.updateMany({ data: { response, normalizedResponse: response.toLowerCase() } });
  const [turn] = await db().$queryRaw<
    [object]
  >`SELECT pg_column_compression("normalizedResponse") AS "packing" FROM "Turn"`;
  expect(turn).toEqual({ packing: null });
});
