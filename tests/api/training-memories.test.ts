import { expect, test } from "@jest/globals";
import type { MemoryModule } from "@/lib/api/training-schemas";
import { db } from "@/lib/server/db/client";
import { fakeProvider, readThread, sendMessage } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";
import { createConversation, note, putInGame, remove } from "../support/api/journal";

fakeProvider();
ownConfiguration();

async function memories({ token }: Person, more: Record<string, unknown> = {}): Promise<MemoryModule[]> {
  const body = { contentFilter: { appName: "My own memories" }, ...more };
  const answer = await call("POST", "/api/training/memories", { token, body });
  expect(answer.status).toBe(200);
  return answer.body.modules as MemoryModule[];
}

const textsOf = (modules: MemoryModule[]) => modules.map(({ text }) => text).sort();

const answers = ["We had a dog in the kitchen.", "The boat was at the bridge in 1968."];
const answered = { questionAnswers: answers.map((answer) => ({ question: "What was there?", answer })) };
const message = "My uncle was in the garden.";

/** A conversation with these answers and messages, in the game. */
async function remember(person: Person, messages: string[] = [], changes: Record<string, unknown> = answered) {
  const id = await createConversation(person, messages, changes);
  await putInGame(person, id);
  return id;
}

test("the game asks only about conversations that are in it, until they are taken out", async () => {
  const ann = await signUp();
  const id = await createConversation(ann, [message], answered);
  expect((await readThread(ann, id)).conversation.useInGame).toBe(false);
  expect(await memories(ann)).toEqual([]);
  expect(await putInGame(ann, id)).toEqual({ status: 200, body: { message: "The memory is now in the game." } });
  expect((await readThread(ann, id)).conversation.useInGame).toBe(true);
  expect(textsOf(await memories(ann))).toEqual([message, ...answers].sort());
  await putInGame(ann, id, false);
  expect(await memories(ann)).toEqual([]);
});

test("a deleted conversation can be neither put in nor taken out", async () => {
  const ann = await signUp();
  const id = await remember(ann);
  await remove(ann, id);
  expect(await putInGame(ann, id, false)).toMatchObject({
    status: 404,
    body: { message: "Conversation not found", code: "not_found" },
  });
  expect(await memories(ann)).toEqual([]);
});

test.each(["yes", 1, null, undefined])("%p is no way to put a conversation in", async (useInGame) => {
  const { token, ...ann } = await signUp();
  const id = await createConversation({ token, ...ann });
  expect((await call("POST", "/api/conversation/game", { token, body: { id, useInGame } })).status).toBe(400);
});

test("answers and messages become questions with the memory, its day and its position", async () => {
  const ann = await signUp();
  const id = await remember(ann, [message]);
  await db().turn.updateMany({ where: { conversationId: id }, data: { createdAt: new Date("2024-05-03T12:00:00Z") } });
  const modules = await memories(ann);
  expect(modules).not.toEqual([]);
  for (const { text, correctAnswer, options, ...rest } of modules) {
    expect(text).toContain(String(correctAnswer));
    expect([options, String(correctAnswer).length >= 5]).toEqual([[], true]);
    expect(rest).toMatchObject({ reference: "The lighthouse", appName: "My own memories", difficulty: 3 });
    expect(rest).toMatchObject({ timestamp: "2024-05-03T12:00:00.000Z" });
    expect(rest).toMatchObject({ conversationId: id, topic: "place", index: text === message ? 0 : null });
  }
});

test("nothing is left out by guess: what its writer chose is asked, whatever it tells of", async () => {
  const ann = await signUp();
  const chosen = "The night my son Daniel died we lived in house 31.";
  await remember(ann, [chosen]);
  expect(textsOf(await memories(ann))).toContain(chosen);
});

test("no user gets texts of another user", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const id = await remember(ann);
  expect(await putInGame(bob, id)).toMatchObject({ status: 404 });
  expect(await memories(bob)).toEqual([]);
});

test("replies, notes, questions and deleted conversations are in no question", async () => {
  const ann = await signUp();
  const id = await remember(ann, [message]);
  await note(ann, id, "Nobody was in the attic but my cousin.");
  await remove(ann, await remember(ann, ["The stone was in the river."]));
  expect(textsOf(await memories(ann))).toEqual([message, ...answers].sort());
});

test("an id stays with its sentence, so that what was used can be left out", async () => {
  const ann = await signUp();
  await remember(ann, [message]);
  const byId = (modules: MemoryModule[]) => Object.fromEntries(modules.map(({ id, text }) => [id, text]));
  const first = await memories(ann);
  expect(byId(await memories(ann))).toEqual(byId(first));
  const [kept, ...used] = first;
  expect(await memories(ann, { exclude: used.map(({ id }) => id) })).toMatchObject([{ id: kept?.id }]);
});

test("at most the requested number comes, another choice each time", async () => {
  const ann = await signUp();
  const id = await remember(ann);
  for (let place = 0; place < 12; place += 1) {
    await sendMessage(ann, {
      conversationId: id,
      message: `House number ${place + 30} it was. Then we had ${place + 60} others.`,
    });
  }
  expect(await memories(ann)).toHaveLength(20);
  const choices = await Promise.all(Array.from({ length: 5 }, () => memories(ann, { limit: 4 })));
  expect(choices.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4]);
  expect(new Set(choices.map((modules) => String(textsOf(modules)))).size).toBeGreaterThan(1);
});

test("a filter that names something else is refused", async () => {
  const { token } = await signUp();
  for (const contentFilter of [{ userId: "x" }, null, "x"]) {
    const answer = await call("POST", "/api/training/memories", { token, body: { contentFilter } });
    expect(answer.status).toBe(400);
  }
});
