import { beforeEach, expect, test } from "@jest/globals";
import type { SearchResults } from "@/lib/api/responses";
import { db } from "@/lib/server/db/client";
import { fakeProvider, sendMessage, startConversation } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { note } from "../support/api/journal";

const provider = fakeProvider();

/** A small journal in two languages. A name before the colon is that of the conversation, and in the table of the result. */
const journal: { name: string; topic: string; question: string; answer: string; messages: string[]; reply: string }[] =
  [
    {
      name: "Kitchen",
      topic: "family",
      question: "When you picture them, what are their hands doing?",
      answer: "My grandmother’s hands kneading bread at the blue table.",
      messages: ["She told stories about the wolves in the forest.", "On Sundays the women were baking cakes."],
      reply: "Which of the loaves was burnt?",
    },
    {
      name: "Harbour",
      topic: "place",
      question: "What did you go past on the way there?",
      answer: "A lighthouse with a red door, and boats that stopped at the quay.",
      messages: ["The captain was running along the pier.", "We watched two foxes near the boxes."],
      reply: "Did the lighthouse keeper wave at you?",
    },
    {
      name: "Garten",
      topic: "childhood",
      question: "What could you hear there at night, before you fell asleep?",
      answer: "Im Garten standen die alten Bäume, und der Hund lief den Weg entlang.",
      messages: ["Die Katze schlief unter dem Haus.", "Großvater spielte abends Geige und las ein Buch."],
      reply: "Was für ein Lied war es?",
    },
    {
      name: "School",
      topic: "childhood",
      question: "Who, if anyone, was there when you came in at the end of the day?",
      answer: "Our teacher cared for every child in the room.",
      messages: ["The leaf I pressed is still in the atlas.", "I don't remember the summer of the door that was red."],
      reply: "What colour was the bench?",
    },
  ];

let ann: Person;
beforeEach(async () => {
  ann = await signUp();
  for (const { name, topic, question, answer, messages, reply } of journal) {
    provider().script = reply;
    const begun = { projectName: name, topic, questionAnswers: [{ question, answer }] };
    const { conversationId } = (await startConversation(ann, begun)).body;
    for (const message of messages) await sendMessage(ann, { conversationId, message });
    await note(ann, conversationId, `Note of ${name}: ask Ruth about the photograph.`);
  }
  const { id: userId } = await db().user.findFirstOrThrow({ where: { username: ann.username } });
  const stored = { storageKey: "f", requestKey: "f", type: "text/plain", size: 1, storedAt: new Date() };
  await db().file.create({ data: { userId, id: "f", name: "Logbook.txt", normalizedName: "logbook.txt", ...stored } });
});

async function search(searchTerm: string, filter: object = {}): Promise<SearchResults> {
  const { status, body } = await call("POST", "/api/search", { token: ann.token, body: { searchTerm, ...filter } });
  expect(status).toBe(200);
  return body as SearchResults;
}

/** What is typed, and the beginning of the first result; `null`: nothing is found. */
const expected: [term: string, first: string | null][] = [
  // Literal matches: a part of a word, in any order, case and accents.
  ["lighthouse", "You: A lighthouse"],
  ["LIGHT", "You: A lighthouse"],
  ["ghthou", "You: A lighthouse"],
  ["quay boats", "You: A lighthouse"],
  ["baume", "You: Im Garten"],
  ["BÄUME", "You: Im Garten"],
  ["grossvater", "You: Großvater"],
  ["großvater geige", "You: Großvater"],
  ["atlas", "You: The leaf"],
  ["harbour", "You: Note of Harbour"],
  ["captain pier", "You: The captain"],
  ["logbook", "File: Logbook"],
  ["photograph", "You: Note of School"],
  ["captain forest", null],
  ["zeppelin", null],
  // Own words before replies.
  ["keeper", "Flexi: Did the lighthouse"],
  ["bench", "Flexi: What colour"],
  ["burnt", "Flexi: Which of the loaves"],
  // Other forms, in English …
  ["lighthouses", "You: A lighthouse"],
  ["story", "You: She told stories"],
  ["storys", "You: She told stories"],
  ["wolf", "You: She told stories"],
  ["woman", "You: On Sundays"],
  ["cake", "You: On Sundays"],
  ["bake", "You: On Sundays"],
  ["baked", "You: On Sundays"],
  ["breads", "You: My grandmother’s"],
  ["knead", "You: My grandmother’s"],
  ["tables", "You: My grandmother’s"],
  ["loaf", "Flexi: Which of the loaves"],
  ["stopping", "You: A lighthouse"],
  ["stop", "You: A lighthouse"],
  ["run", "You: The captain"],
  ["runs captains", "You: The captain"],
  ["watching", "You: We watched"],
  ["fox", "You: We watched"],
  ["box", "You: We watched"],
  ["caring", "You: Our teacher"],
  ["children", "You: Our teacher"],
  ["teachers", "You: Our teacher"],
  ["leaves", "You: The leaf"],
  ["summers", "You: I don't"],
  // … and in German.
  ["Gärten", "You: Note of Garten"],
  ["Baum", "You: Im Garten"],
  ["Hunde", "You: Im Garten"],
  ["hunden", "You: Im Garten"],
  ["Wege", "You: Im Garten"],
  ["Katzen", "You: Die Katze"],
  ["Häuser", "You: Die Katze"],
  ["spielen", "You: Großvater"],
  ["Bücher", "You: Großvater"],
  ["Lieder", "Flexi: Was für ein Lied"],
  // Not what only looks like another form.
  ["evening", null],
  ["plane", null],
  // Phrases, apostrophes, words that must not occur.
  ['"red door"', "You: A lighthouse"],
  ["“red door”", "You: A lighthouse"],
  ['"door red"', null],
  ["don’t", "You: I don't"],
  ["grandmother's", "You: My grandmother’s"],
  ["red door -lighthouse", "You: I don't"],
  ["door -red", null],
  // Topics and guided questions.
  ["asleep", "You: you hear there at night"],
  ["hands picture", "You: My grandmother’s hands"],
  ["past way there", "You: What did you go past"],
  // One wrong letter.
  ["lighthuose", "You: A lighthouse"],
  ["captian", "You: The captain"],
  ["grandmther", "You: My grandmother’s"],
  ["photogrraph", "You: Note of School"],
  ["Geigge", "You: Großvater"],
  ["katzze", "You: Die Katze"],
  ["capiant", null],
];

test("each search has its expected first result", async () => {
  const found: typeof expected = [];
  for (const [term, first] of expected) {
    const { results } = await search(term);
    found.push([term, results[0]?.snippet.replace(/^(\w+: )…/, "$1").slice(0, first?.length) ?? null]);
  }
  expect(found).toEqual(expected);
});

test("the topic of a conversation is found by its name", async () => {
  const { results } = await search("childhood");
  expect(results.map(({ projectName, type }) => [projectName, type])).toEqual([
    ["School", "conversation"],
    ["Garten", "conversation"],
  ]);
});

test("exact matches come before other forms, and own words before replies", async () => {
  const { results } = await search("lighthouse");
  expect(results.map(({ snippet }) => snippet.slice(0, 5))).toEqual(["You: ", "Flexi", "Flexi", "Flexi"]);
});

test("a correction is named, and only where nothing is found as it was typed", async () => {
  expect((await search("lighthuose")).searchedFor).toBe("lighthouse");
  expect((await search("lighthuose keeper")).searchedFor).toBe("lighthouse keeper");
  expect((await search("lighthouse")).searchedFor).toBeUndefined();
  expect((await search("lihgthuose")).searchedFor).toBeUndefined();
});

test("a misspelt word finds what its correction finds, other forms included", async () => {
  const { conversationId } = (await startConversation(ann, { projectName: "Relay" })).body;
  await note(ann, conversationId, "Nobody runs faster.");
  const { results } = await search("running");
  expect(results.map(({ type }) => type)).toEqual(["continuation-message", "note"]);
  expect((await search("runnign")).results).toEqual(results);
});

const kindsOf = ({ results }: SearchResults) => [
  ...new Set(results.map(({ type, snippet }) => `${type} ${snippet.slice(0, 4)}`)),
];

test("a search is limited to kinds, a topic and a time", async () => {
  expect(kindsOf(await search("o", { kinds: ["note"] }))).toEqual(["note You:"]);
  expect(kindsOf(await search("o", { kinds: ["file"] }))).toEqual(["file File"]);
  expect(kindsOf(await search("o", { kinds: ["mine"] }))).toEqual(["continuation-message You:", "conversation You:"]);
  expect(kindsOf(await search("e", { kinds: ["reply"] }))).toEqual(["continuation-response Flex", "conversation Flex"]);
  expect(new Set((await search("e", { topic: "family" })).results.map(({ projectName }) => projectName))).toEqual(
    new Set(["Kitchen"]),
  );
  const now = new Date();
  const [before, after] = [new Date(now.getTime() - 3_600_000), new Date(now.getTime() + 3_600_000)];
  expect((await search("captain", { from: before, until: after })).results).toHaveLength(1);
  expect((await search("captain", { until: before })).results).toEqual([]);
  expect((await search("logbook", { from: after })).results).toEqual([]);
});

test("an unknown kind, time or cursor is refused", async () => {
  for (const wrong of [
    { kinds: ["all"] },
    { from: "yesterday" },
    { cursor: "1-2" },
    { cursor: "0-9999999999999999-1-x" },
  ]) {
    const { status } = await call("POST", "/api/search", { token: ann.token, body: { searchTerm: "a", ...wrong } });
    expect(status).toBe(400);
  }
});

test("further pages follow without a gap through all ranks, also of a correction", async () => {
  const bob = await signUp();
  provider().script = "Gardens, then.";
  const { conversationId } = (await startConversation(bob, { projectName: "Much" })).body;
  for (let count = 0; count < 40; count += 1)
    await sendMessage(bob, { conversationId, message: `The garden ${count}` });
  for (let count = 0; count < 30; count += 1) await note(bob, conversationId, `Gardening ${count}`);
  for (const searchTerm of ["gardens", "garden", "gardenz"]) {
    const found: string[] = [];
    let [term, cursor]: [string, string | null] = [searchTerm, null];
    do {
      const { body } = await call("POST", "/api/search", { token: bob.token, body: { searchTerm: term, cursor } });
      const page = body as SearchResults;
      found.push(...page.results.map(({ type, index, noteId }) => `${type} ${index} ${noteId}`));
      [term, cursor] = [page.searchedFor ?? term, page.nextCursor];
    } while (cursor);
    expect(new Set(found).size).toBe(found.length);
    // 40 messages, 30 notes, 41 replies.
    expect([searchTerm, found.length]).toEqual([searchTerm, 111]);
  }
});
