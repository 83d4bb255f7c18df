import { beforeEach, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { Conversation, SearchResult } from "@/lib/api/responses";
import { serverLimits } from "@/lib/api/server-limits";
import { normalizeForSearch } from "@/lib/texts/normalize";
import { fakeProvider, readThread, sendMessage, startConversation } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { formOf } from "../support/api/files";
import { note } from "../support/api/journal";
import { hostileTexts } from "../support/factories/hostile-texts";

const provider = fakeProvider();

// Few characters, so that words meet: some are normalized, some are white space by one definition only, some are several code
// points.
const characters = [
  ..."aeksxAÅßẞſıİΣς漢が각שלאﷺﬃ𝐁%_\\'.*0 \u00a0\u0085\ufeff\u2028\u200b\u3000\u0301\t\n",
  ...["👩‍👩‍👧", "🏳️‍🌈"],
];
const textOf = (maxLength: number) => fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength });

/** What identifies a text in a search result. */
type MatchPosition = Pick<SearchResult, "type" | "index" | "noteId">;
type Written = { text: string; isReply: boolean; position: MatchPosition; orderIndex: number };

let ann: Person;
let id: string;

beforeEach(async () => {
  ann = await signUp();
  const written = [...fc.sample(textOf(100), 40), ...Object.values(hostileTexts), "w".repeat(600), "é".repeat(600)];
  const [answer = "", ...rest] = written.filter((text) => text.trim() !== "");
  provider().script = rest.join("\n");
  const questionAnswers = [{ question: "Which?", answer }];
  id = (await startConversation(ann, { projectName: `Σ${answer}`.slice(0, 99).toWellFormed(), questionAnswers })).body
    .conversationId;
  for (const [index, message] of rest.entries()) {
    provider().script = rest.at(-1 - index) ?? null;
    await (index % 3 === 0 ? sendMessage(ann, { conversationId: id, message }) : note(ann, id, message));
  }
});

/** Everything that a conversation has, newest first. */
async function everyText(person: Person, id: string): Promise<Written[]> {
  const { conversation, notes } = await readThread(person, id);
  const { projectName, questionAnswers, continuations } = conversation;
  const asked = [projectName, ...questionAnswers.map(({ answer }) => answer)].join("\n");
  const ofTurn = (
    type: MatchPosition["type"],
    index: number | null,
    text: string | null,
    orderIndex: number,
    isReply = false,
  ) => ({
    text: text ?? "",
    isReply,
    position: { type, index, noteId: null },
    orderIndex,
  });
  const all: Written[] = [
    ofTurn("conversation", null, asked, 0),
    ofTurn("conversation", null, conversation.response, 0, true),
    ...continuations.flatMap(({ message, response, orderIndex }, index) => [
      ofTurn("continuation-message", index, message, orderIndex),
      ofTurn("continuation-response", index, response, orderIndex, true),
    ]),
    ...notes.map(({ _id, message, orderIndex }) => ({
      text: message,
      isReply: false,
      position: { type: "note" as const, index: null, noteId: _id },
      orderIndex,
    })),
  ];
  return all.sort((a, b) => b.orderIndex - a.orderIndex);
}

/** These have a meaning of their own: see the unit tests of search terms. */
const quotesAndMinus = /["“”„«»]|(?<!\S)-/g;

/** One word, or parts of one text. */
const termFrom = (all: Written[]) =>
  fc.oneof(
    textOf(3),
    fc
      .tuple(fc.constantFrom(...all), fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 12 })), { maxLength: 3 }))
      .map(([{ text }, parts]) => parts.map(([at, length]) => text.slice(at % text.length).slice(0, length)).join(" "))
      .map((term) => term.toWellFormed().replaceAll("\ufffd", "").replace(quotesAndMinus, "")),
  );

async function search({ token }: Person, searchTerm: string): Promise<MatchPosition[]> {
  const { body } = await call("POST", "/api/search", { token, body: { searchTerm } });
  return (body.results as SearchResult[]).map(({ type, index, noteId }) => ({ type, index, noteId }));
}

async function expectPlainReading(person: Person, id: string): Promise<void> {
  const all = await everyText(person, id);
  await fc.assert(
    fc.asyncProperty(termFrom(all), async (term) => {
      const words = normalizeForSearch(term)
        .split(/\s+/)
        .filter((word) => word !== "");
      const having = all.filter(
        ({ text }) => words.length > 0 && words.every((word) => normalizeForSearch(text).includes(word)),
      );
      // The person's own texts first. What only has another form of a word comes after all of these.
      const sorted = [...having.filter(({ isReply }) => !isReply), ...having.filter(({ isReply }) => isReply)];
      const expected = sorted.map(({ position }) => position).slice(0, serverLimits.searchResults);
      const found = await search(person, term);
      expect(found.slice(0, expected.length)).toEqual(expected);
      if (words.every((word) => word.length < 4)) expect(found).toHaveLength(expected.length);
    }),
  );
}

test("a search finds exactly what reading every text finds", () => expectPlainReading(ann, id));

test("the same is true of imported conversations", async () => {
  const bob = await signUp();
  const journal = await call("GET", "/api/account/export", { token: ann.token });
  await call("POST", "/api/account/import", { token: bob.token, body: formOf(JSON.stringify(journal.body), "j.json") });
  const { body } = await call("GET", "/api/conversations", { token: bob.token });
  const [copy] = body.conversations as Conversation[];
  await expectPlainReading(bob, copy?._id ?? "");
});
