import { expect, test } from "@jest/globals";
import type { UsedQuestions } from "@/lib/api/responses";
import { fakeProvider, startConversation } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { remove } from "../support/api/journal";

fakeProvider();

const usedBy = async ({ token }: Person) =>
  ((await call("GET", "/api/used-questions", { token })).body as UsedQuestions).questions;
const write = async (person: Person, ...questions: string[]): Promise<string> =>
  (
    await startConversation(person, {
      questionAnswers: questions.map((question) => ({ question, answer: "At the lock." })),
    })
  ).body.conversationId;

test("the questions of the caller's own memories are listed once each, the latest first, with the time of their first use", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  expect(await usedBy(ann)).toEqual([]);
  await write(bob, "Of somebody else?");
  await write(ann, "Where?");
  const first = await usedBy(ann);
  await write(ann, "When?");
  await write(ann, "Where?");
  const used = await usedBy(ann);
  expect(used.map(({ text }) => text)).toEqual(["Where?", "When?"]);
  expect(used[0]?.since).toBe(first[0]?.since);
});

test("the questions of a deleted memory are no longer used", async () => {
  const ann = await signUp();
  const id = await write(ann, "Where?");
  await remove(ann, id);
  expect(await usedBy(ann)).toEqual([]);
});

test("a question that was answered in English is also known to its writer when they read German", async () => {
  const ann = await signUp();
  await write(ann, "Where were you living when you were about seven?");
  const german = { token: ann.token, headers: { "accept-language": "de" } };
  const { questions } = (await call("GET", "/api/used-questions", german)).body as UsedQuestions;
  expect(questions.map(({ text }) => text)).toEqual(["Wo hast du gewohnt, als du ungefähr sieben warst?"]);
});
