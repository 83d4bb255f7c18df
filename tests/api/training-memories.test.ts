import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import type { TrainingModule } from "@/lib/training-schemas";
import { call, type Person, signUp } from "../support/api";
import { ownConfiguration } from "../support/configuration";
import { converse, note, remove } from "../support/journal";
import { ask, lighthouse, playedProvider, start } from "../support/talk";

playedProvider();
ownConfiguration();

async function memories({ token }: Person, more: Record<string, unknown> = {}): Promise<TrainingModule[]> {
  const body = { contentFilter: { appName: "My own memories" }, ...more };
  const answer = await call("POST", "/api/training/memories", { token, body });
  expect(answer.status).toBe(200);
  return answer.body.modules as TrainingModule[];
}

const textsOf = (modules: TrainingModule[]) => modules.map(({ text }) => text).sort();

test("answers and messages become questions, with the memory and its day as reference", async () => {
  const ann = await signUp();
  const id = await converse(ann, ["We walked home in the rain.\nIt smelled of tar and salt!"]);
  await db().turn.updateMany({ where: { conversationId: id }, data: { createdAt: new Date("2024-05-03T12:00:00Z") } });
  const found = await memories(ann);
  expect(textsOf(found)).toEqual([
    "Gulls, and my uncle Jens winding the clock.",
    "It smelled of tar and salt!",
    "The lighthouse at Skagen, with its red door.",
    "We walked home in the rain.",
  ]);
  for (const { reference, text, correctAnswer, ...rest } of found) {
    expect(reference).toBe("The lighthouse, May 3, 2024");
    expect(text).toContain(String(correctAnswer));
    expect(rest).toMatchObject({ type: "fill-in-the-blank", appName: "My own memories", difficulty: 3 });
  }
});

test("nobody gets another one's words", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  await converse(ann, ["We walked home in the rain."]);
  await start(bob, { questionAnswers: [{ question: "Who?", answer: "My sister Ida told it first." }] });
  expect(textsOf(await memories(bob))).toEqual(["My sister Ida told it first."]);
  expect(JSON.stringify(await memories(bob))).not.toMatch(/lighthouse at|Skagen|rain/);
});

test("replies, notes, questions and deleted conversations are in no question", async () => {
  const ann = await signUp();
  const id = await converse(ann, ["We walked home in the rain."]);
  await note(ann, id, "Nobody may ever read this note.");
  await remove(ann, await converse(ann, ["This one is deleted for ever."], { projectName: "Gone" }));
  const answers = lighthouse.questionAnswers.map(({ answer }) => answer);
  expect(textsOf(await memories(ann))).toEqual([...answers, "We walked home in the rain."].sort());
});

test("whoever has written nothing gets nothing", async () => {
  expect(await memories(await signUp())).toEqual([]);
});

test("sentences of fewer than 3 or more than 25 words are left out", async () => {
  const ann = await signUp();
  const long = `${"word ".repeat(24)}twentyfive`;
  const answers = ["Two words.", "Exactly three words.", `${long}.`, `${long} more.`];
  await start(ann, { questionAnswers: answers.map((answer) => ({ question: "What?", answer })) });
  expect(textsOf(await memories(ann))).toEqual(["Exactly three words.", `${long}.`].sort());
});

test("an id stays with its sentence, so that what was used can be left out", async () => {
  const ann = await signUp();
  await converse(ann, ["We walked home in the rain. Nobody had an umbrella."]);
  const byId = (modules: TrainingModule[]) => Object.fromEntries(modules.map(({ id, text }) => [id, text]));
  const first = await memories(ann);
  expect(byId(await memories(ann))).toEqual(byId(first));
  const [kept, ...used] = first;
  expect(await memories(ann, { exclude: used.map(({ id }) => id) })).toMatchObject([{ id: kept?.id }]);
});

test("no more come than are asked for, and another choice each time", async () => {
  const ann = await signUp();
  const id = await converse(ann);
  for (let place = 0; place < 12; place += 1) {
    await ask(ann, { conversationId: id, message: `Number ${place} came in. Number ${place} went out again.` });
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
