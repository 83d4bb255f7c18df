import { beforeAll, expect, test } from "@jest/globals";
import type { Scores } from "@/lib/api/training-schemas";
import { db } from "@/lib/server/db/client";
import { trainingTexts } from "@/lib/texts/training";
import { call, type Person, signUp } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";

ownConfiguration();
beforeAll(() => {
  process.env.RATE_LIMIT_FACTOR = "0";
});

const game = { score: 100, level: "Beginner", round: 1, timeTaken: 5 };
const refused = { status: 422, body: { message: trainingTexts.implausibleScore, code: "implausible_score" } };

const save = ({ token }: Person, changes: Record<string, unknown> = {}) =>
  call("POST", "/api/scores", { token, body: { ...game, ...changes } });

async function boards({ token }: Person): Promise<Scores> {
  const { status, body } = await call("GET", "/api/scores", { token });
  expect(status).toBe(200);
  return body as Scores;
}

const numbers = (lines: Scores["userScores"]) => lines.map(({ score }) => score);

/** An account old enough for a game of some hours. */
async function signUpLongAgo(username?: string): Promise<Person> {
  const person = await signUp(username ? { username } : {});
  await db().user.updateMany({ where: { username: person.username }, data: { createdAt: new Date("2020-01-01") } });
  return person;
}

test("a saved score is on both boards, with all fields of the game", async () => {
  const ann = await signUp({ username: "ann" });
  expect(await save(ann, { score: 380, level: "Advanced", round: 2, timeTaken: 47 })).toMatchObject({
    status: 200,
    body: { message: trainingTexts.scoreSaved },
  });
  const line = { score: 380, level: "Advanced", round: 2, timeTaken: 47, username: "ann", date: expect.any(String) };
  const { userScores, topScores } = await boards(ann);
  expect([userScores, topScores]).toEqual([[line], [{ ...line, displayName: "ann", isOwn: true }]]);
  expect(new Date(String(userScores[0]?.date)).toISOString()).toBe(userScores[0]?.date);
});

test("without any scores both boards are empty", async () => {
  expect(await boards(await signUp())).toEqual({ userScores: [], topScores: [] });
});

test("another user's scores are on the common board and not on the user's own", async () => {
  const [ann, bob] = [await signUp({ username: "ann" }), await signUp()];
  await save(ann);
  const line = { username: "ann", score: 100, isOwn: false };
  expect(await boards(bob)).toMatchObject({ userScores: [], topScores: [line] });
});

const namesOf = ({ topScores }: Scores) => topScores.map(({ displayName }) => displayName);
const changeProfile = ({ token }: Person, body: object) => call("PUT", "/api/profile", { token, body });

test("the common board has user names, and display names beside them", async () => {
  const [ann, bob] = [await signUp({ username: "ann" }), await signUp({ username: "bob" })];
  await save(ann, { score: 300 });
  await save(bob, { score: 200 });
  await changeProfile(ann, { displayName: "bob" });
  const board = await boards(ann);
  expect(board.topScores.map(({ username }) => username)).toEqual(["ann", "bob"]);
  expect(namesOf(board)).toEqual(["bob", "bob"]);
  expect(board.topScores.map(({ isOwn }) => isOwn)).toEqual([true, false]);
});

test("a player who opts out of the common board is on nobody's, and keeps their own games", async () => {
  const [ann, bob] = [await signUp({ username: "ann" }), await signUp({ username: "bob" })];
  await save(ann, { score: 300 });
  await save(bob, { score: 200 });
  await changeProfile(ann, { email: ann.email, showOnBoard: false });
  expect(namesOf(await boards(bob))).toEqual(["bob"]);
  const own = await boards(ann);
  expect([numbers(own.userScores), namesOf(own)]).toEqual([[300], ["bob"]]);
  await changeProfile(ann, { displayName: "Ann" });
  expect(namesOf(await boards(bob))).toEqual(["bob"]);
  await changeProfile(ann, { displayName: "Ann", showOnBoard: true });
  expect(namesOf(await boards(bob))).toEqual(["Ann", "bob"]);
});

test("a player's own board has the five best games, the best first, and the earlier of two equal ones first", async () => {
  const ann = await signUp();
  for (const score of [300, 100, 500, 200, 400, 600]) await save(ann, { score, gameId: `game-${score}` });
  await save(ann, { score: 500, gameId: "later", level: "Advanced" });
  const { userScores } = await boards(ann);
  expect(numbers(userScores)).toEqual([600, 500, 500, 400, 300]);
  expect(userScores.map(({ level }) => level)).toEqual(["Beginner", "Beginner", "Advanced", "Beginner", "Beginner"]);
});

test("the common board has one line for each of the ten best players, in an order that stays", async () => {
  const people: Person[] = [];
  for (let index = 0; index < 12; index += 1) {
    const person = await signUp();
    people.push(person);
    await save(person, { score: 40, gameId: "first" });
    await save(person, { score: Math.min(index, 9) * 50 + 50, gameId: "second" });
  }
  const { topScores } = await boards(people[0] as Person);
  expect(numbers(topScores)).toEqual([500, 500, 500, 450, 400, 350, 300, 250, 200, 150]);
  const names = [9, 10, 11, 8, 7, 6, 5, 4, 3, 2].map((index) => people[index]?.username);
  expect(topScores.map(({ username }) => username)).toEqual(names);
  const again = await boards(people[3] as Person);
  expect(again.topScores.map(({ username }) => username)).toEqual(names);
});

test("if one game is saved several times, even fifty times at once, only its best score counts", async () => {
  const ann = await signUp();
  const scores = Array.from({ length: 50 }, (_, index) => ((index * 7) % 50) * 20);
  const answers = await Promise.all(scores.map((score) => save(ann, { score, gameId: "one" })));
  expect(answers.map(({ status }) => status)).toEqual(scores.map(() => 200));
  await save(ann, { score: 60, gameId: "one", level: "Advanced" });
  expect(await db().score.findMany({ select: { score: true, level: true } })).toEqual([
    { score: 980, level: "Beginner" },
  ]);
  const { userScores, topScores } = await boards(ann);
  expect([numbers(userScores), numbers(topScores)]).toEqual([[980], [980]]);
});

test("the same game id of two players is two games", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  await save(ann, { score: 500, gameId: "one" });
  await save(bob, { score: 100, gameId: "one" });
  expect(numbers((await boards(bob)).userScores)).toEqual([100]);
  expect(numbers((await boards(bob)).topScores)).toEqual([500, 100]);
});

test("the player is the user of the token, whatever the body contains", async () => {
  const [ann, bob] = [await signUp({ username: "ann" }), await signUp({ username: "bob" })];
  for (const username of ["bob", bob.token, { not: "" }, 7]) await save(ann, { username, userId: "bob" });
  expect((await boards(bob)).userScores).toEqual([]);
  expect((await boards(bob)).topScores.map(({ username }) => username)).toEqual(["ann"]);
});

test.each([
  [{ score: 1_150 }, { score: 1_151 }],
  [
    { score: 23_000, round: 20 },
    { score: 23_001, round: 20 },
  ],
  [{ score: 0 }, { score: -1 }],
  [{ score: 100 }, { score: 100.5 }],
  [{ round: 1 }, { round: 0 }],
  [{ round: 2 }, { round: 1.5 }],
  [
    { round: 30, timeTaken: 10 },
    { round: 31, timeTaken: 10 },
  ],
  [{ timeTaken: 0 }, { timeTaken: -1 }],
  [{ timeTaken: 50 }, { timeTaken: 0.5 }],
  [{ timeTaken: 50 }, { timeTaken: 3_600 }],
])("a game can reach %j and not %j", async (reachable, unreachable) => {
  const ann = await signUp();
  expect(await save(ann, unreachable)).toMatchObject(refused);
  expect(await db().score.count()).toBe(0);
  expect(await save(ann, reachable)).toMatchObject({ status: 200 });
});

test("the largest numbers are refused with 422, too", async () => {
  const ann = await signUpLongAgo();
  for (const large of [2 ** 31, 2 ** 53, 1e15, 1e300]) {
    for (const field of ["score", "round", "timeTaken"]) {
      expect(await save(ann, { [field]: large })).toMatchObject(refused);
    }
    expect(await save(ann, { score: large, round: large, timeTaken: large })).toMatchObject(refused);
  }
  expect(await save(ann, { score: 1_150_000_000, round: 1_000_000, timeTaken: 1_000_000 })).toMatchObject({
    status: 200,
  });
});

test("a game cannot be longer than the account exists", async () => {
  const [young, old] = [await signUp(), await signUpLongAgo()];
  const long = { score: 1_000_000, round: 1_000, timeTaken: 3_600 };
  expect(await save(young, long)).toMatchObject(refused);
  expect(await save(old, long)).toMatchObject({ status: 200 });
});

test("an unknown level and an invalid game id are refused", async () => {
  const ann = await signUp();
  const wrong = [
    { level: "Expert" },
    { level: "beginner" },
    { gameId: "" },
    { gameId: 7 },
    { gameId: { not: "" } },
    { gameId: "x".repeat(65) },
    { gameId: "a\u0000" },
    { score: "100" },
    { round: null },
  ];
  for (const changes of wrong) expect(await save(ann, changes)).toMatchObject({ status: 400 });
  expect(await db().score.count()).toBe(0);
});

test("forged saves change nothing", async () => {
  const [ann, mallory] = [await signUp(), await signUp()];
  await save(ann, { score: 300 });
  const before = await boards(ann);
  for (let index = 0; index < 40; index += 1) {
    const forged = [
      { score: 1_151 + index },
      { score: 10_000, round: 5 },
      { score: 1e9, round: 1e6 },
      { score: -index - 1 },
    ];
    expect(await save(mallory, { username: ann.username, ...forged[index % 4] })).toMatchObject(refused);
  }
  expect(await boards(ann)).toEqual(before);
  expect(await db().score.count()).toBe(1);
});

test("deleting an account removes its scores from the boards", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  await save(ann, { score: 500 });
  await call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } });
  expect(await boards(bob)).toEqual({ userScores: [], topScores: [] });
});
