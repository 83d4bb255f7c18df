import { beforeEach, expect, test } from "@jest/globals";
import { serverLimits } from "@/lib/api/server-limits";
import type { Challenge } from "@/lib/api/training-schemas";
import { runCleanup } from "@/lib/server/cleanup";
import { db } from "@/lib/server/db/client";
import { challengeTexts } from "@/lib/texts/challenge";
import { answer, challenge, finishedGame, pathOfChallenge } from "../support/api/challenges";
import { call, type Person, signUp } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";

ownConfiguration();

let [ann, ben, eve]: Person[] = [];
let path = "";
beforeEach(async () => {
  [ann, ben, eve] = [await signUp(), await signUp(), await signUp()];
  path = await pathOfChallenge(ann as Person);
});

const gone = { status: 404, body: { message: challengeTexts.gone } };
const read = (person?: Person) => call("GET", path, { token: person?.token });

async function resultsFor(person?: Person): Promise<[name: string, score: number][]> {
  const { results } = (await read(person)).body as Challenge;
  return results.map(({ name, score }) => [name, score]);
}

test("whoever has the link gets the same questions in the same order and with the same words, and the score to beat", async () => {
  const { body } = await read(ben);
  expect(body).toMatchObject({ topic: "How memory works", level: "Beginner", total: 3 });
  const { modules, results } = body as Challenge;
  expect(modules.map(({ id, correctAnswer }) => [id, correctAnswer])).toEqual([
    ["memory-3", "kitchen"],
    ["memory-1", "number"],
    ["memory-2", "kitchen"],
  ]);
  const line = { name: ann?.username, score: 330, right: 2, total: 3, isOwn: false, isChallenger: true };
  expect(results).toEqual([line]);
});

test("each of two sees the other's result, once they have played, and a third nothing of it", async () => {
  expect((await answer(ben as Person, path)).body.modules).toEqual([]);
  const [ofAnn, ofBen] = [
    [ann?.username, 330],
    [ben?.username, 450],
  ];
  expect(await resultsFor(ben)).toEqual([ofBen, ofAnn]);
  expect(await resultsFor(ann)).toEqual([ofBen, ofAnn]);
  expect(await resultsFor(eve)).toEqual([ofAnn]);
  await answer(eve as Person, path, { score: 350 });
  expect(await resultsFor(eve)).toEqual([[eve?.username, 350], ofAnn]);
  expect(await resultsFor(ann)).toHaveLength(3);
});

test("nobody plays twice, not even at once, and the challenger not at all", async () => {
  const played = { status: 409, body: { code: "challenge_played" } };
  const statuses = await Promise.all([1, 2, 3].map(async () => (await answer(ben as Person, path)).status));
  expect(statuses.sort()).toEqual([200, 409, 409]);
  expect(await answer(ben as Person, path, { score: 500 })).toMatchObject(played);
  expect(await answer(ann as Person, path)).toMatchObject(played);
  expect(await resultsFor(ben)).toEqual(await resultsFor(ann));
});

test.each([
  { score: 649 + 2 },
  { score: 349 },
  { score: 450, right: 4 },
  { score: 450.5 },
  { score: 100, right: 1, total: 3 },
  { score: 650, right: 4, total: 4 },
])("no game of three questions has the result %j", async (result) => {
  expect(await answer(ben as Person, path, result)).toMatchObject({ status: 422 });
  expect(await resultsFor(ben)).toHaveLength(1);
});

test("a challenge that no game can have made is refused", async () => {
  for (const changes of [{ score: 1_000 }, { right: 4 }]) {
    expect(await challenge(ann as Person, changes)).toMatchObject({ status: 422 });
  }
  for (const changes of [{ topic: "My own memories" }, { topic: "Ann was here" }, { questions: [] }, { level: "x" }]) {
    expect(await challenge(ann as Person, changes)).toMatchObject({ status: 400 });
  }
});

test("of the challenger's words only those that a text has reach anybody", async () => {
  const questions = finishedGame.questions.map((question) => ({ ...question, answer: "Ann was here" }));
  path = `${path.slice(0, path.lastIndexOf("/"))}/${(await challenge(ann as Person, { questions })).body.challengeId}`;
  expect(JSON.stringify((await read(ben)).body)).not.toContain("Ann was here");
});

test("a question that no longer exists is left out, and without any the challenge is gone", async () => {
  await db().trainingModule.deleteMany({ where: { id: "memory-3" } });
  expect((await read(ben)).body.modules).toHaveLength(2);
  await db().trainingModule.deleteMany({});
  expect(await read(ben)).toMatchObject(gone);
});

test("a challenge ends: it is found by nobody, takes no result, and is removed", async () => {
  await answer(ben as Person, path);
  await db().challengeResult.updateMany({ data: { expiresAt: new Date() } });
  for (const person of [ann, ben, eve]) expect(await read(person)).toMatchObject(gone);
  expect(await answer(eve as Person, path)).toMatchObject(gone);
  await runCleanup();
  expect(await db().challengeResult.count()).toBe(0);
});

test("an account takes its results with it, and with the challenger the challenge is gone", async () => {
  const erase = (person?: Person) =>
    call("DELETE", "/api/account", { token: person?.token, body: { password: person?.password } });
  await answer(ben as Person, path);
  await erase(ben);
  expect(await resultsFor(ann)).toHaveLength(1);
  await answer(eve as Person, path);
  await erase(ann);
  expect(await read(eve)).toMatchObject(gone);
  expect(await db().challengeResult.count()).toBe(1);
});

test("a person has a limited number of open challenges", async () => {
  for (let open = 1; open < serverLimits.openChallenges; open += 1) await challenge(ann as Person);
  expect(await challenge(ann as Person)).toMatchObject({ status: 429, body: { message: challengeTexts.tooMany } });
  await db().challengeResult.updateMany({ data: { expiresAt: new Date() } });
  expect(await challenge(ann as Person)).toMatchObject({ status: 200 });
});
