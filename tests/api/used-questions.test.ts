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

test("the question of the day comes with them if the caller's day is named, and a day that is none is refused", async () => {
  const { token } = await signUp();
  const read = (query: string) => call("GET", `/api/used-questions?${query}`, { token });
  const questions = expect.arrayContaining([{ id: expect.any(String), text: expect.stringMatching(/\?$/) }]);
  const today = { topicId: expect.any(String), topicName: expect.any(String), ribbon: expect.any(String), questions };
  const first = await read("date=2026-11-23&begins=2026-11-22T23:00:00.000Z");
  expect(first).toMatchObject({ status: 200, body: { questions: [], today } });
  const second = await read("date=2026-11-24&begins=2026-11-23T23:00:00.000Z");
  expect(second.body).not.toEqual(first.body);
  expect((await read("date=1960-01-01&begins=1960-01-01T00:00:00.000Z")).body).toMatchObject({ today });
  expect((await read("date=yesterday&begins=2026-11-23T23:00:00.000Z")).status).toBe(400);
});

test("a question that was answered in English is also known to its writer when they read German", async () => {
  const ann = await signUp();
  await write(ann, "Where were you living when you were about seven?");
  const german = { token: ann.token, headers: { "accept-language": "de" } };
  const { questions } = (await call("GET", "/api/used-questions", german)).body as UsedQuestions;
  expect(questions.map(({ text }) => text)).toEqual(["Wo hast du gewohnt, als du ungefähr sieben warst?"]);
});
