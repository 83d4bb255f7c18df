import { beforeAll, expect, test } from "@jest/globals";
import type { Scores } from "@/lib/api/training-schemas";
import { run as user } from "@/lib/operator/user-command";
import { db } from "@/lib/server/db/client";
import { call, callUntilFree, type Person, signUp } from "../support/api/client";
import { runCommand, runInProcess } from "../support/process/run-command";

beforeAll(() => {
  process.env.RATE_LIMIT_FACTOR = "0";
});

const save = ({ token }: Person, score: number, gameId = `game-${score}`) =>
  callUntilFree(() =>
    call("POST", "/api/scores", { token, body: { score, level: "Beginner", round: 1, timeTaken: 5, gameId } }),
  );
const changeProfile = ({ token }: Person, body: object) =>
  callUntilFree(() => call("PUT", "/api/profile", { token, body }));

async function commonBoard({ token }: Person) {
  const { topScores } = (await call("GET", "/api/scores", { token })).body as Scores;
  return topScores.map(({ displayName, score, date }) => ({ displayName, score, date }));
}

/** The board as it follows from everybody's scores and choices. */
async function expectedBoard() {
  const users = await db().user.findMany({ where: { showOnBoard: true }, select: { displayName: true, scores: true } });
  const lines = users.flatMap(({ displayName, scores }) => {
    const [best] = scores.sort((a, b) => b.score - a.score || a.createdAt.getTime() - b.createdAt.getTime());
    return best ? [{ displayName, score: best.score, date: best.createdAt.toISOString() }] : [];
  });
  return lines.sort((a, b) => b.score - a.score);
}

test("of fifty games that one player saves at the same time the best is on the common board", async () => {
  const ann = await signUp();
  await changeProfile(ann, { displayName: "Ann" });
  const scores = Array.from({ length: 50 }, (_, index) => 1_000 - Math.abs(index - 25));
  const answers = await Promise.all(scores.map((score, index) => save(ann, score, `${index}`)));
  expect(answers.map(({ status }) => status)).toEqual(scores.map(() => 200));
  expect(await commonBoard(ann)).toEqual([expect.objectContaining({ score: 1_000 })]);
  expect(await commonBoard(ann)).toEqual(await expectedBoard());
});

test("the common board is what the scores say, also after fifty saves and changes of profiles at the same time", async () => {
  const people = [await signUp(), await signUp(), await signUp()];
  const shown = (index: number) => index % 4 !== 1;
  const work = Array.from({ length: 50 }, (_, index) => {
    const person = people[index % 3] as Person;
    if (index % 5 === 4) {
      return changeProfile(person, { displayName: `${person.username} ${index}`, showOnBoard: shown(index) });
    }
    return save(person, ((index * 7) % 50) * 20 + (index % 3), `game-${index % 7}`);
  });
  expect((await Promise.all(work)).map(({ status }) => status)).toEqual(work.map(() => 200));
  expect(await commonBoard(people[0] as Person)).toEqual(await expectedBoard());
  for (const person of people) await changeProfile(person, { displayName: person.username, showOnBoard: true });
  expect(await commonBoard(people[0] as Person)).toHaveLength(3);
});

const run = (...words: string[]) => runInProcess(user, ["scores", ...words]);

const linesFor = async ({ token }: Person) =>
  ((await call("GET", "/api/scores", { token })).body as Scores).topScores.map(({ displayName, score }) => [
    ...[displayName, score],
  ]);

test("the operator sees whose the lines of the board are, and the control characters of their names do nothing", async () => {
  const [ann, bob] = [await signUp({ username: "ann" }), await signUp({ username: "bob" })];
  await save(ann, 300);
  await save(bob, 1_100);
  await db().topScore.updateMany({ where: { username: "bob" }, data: { name: "\u001b[2JNobody" } });
  const lines = runCommand("user", ["scores"]).output.split("\n");
  expect(lines[0]).toMatch(/^name +shown as +score +level +round +seconds +date$/);
  expect(lines[1]).toMatch(/^bob +\ufffd\[2JNobody +1100 +Beginner +1 +5 +\d{4}-\d\d-\d\d$/);
  expect(lines[2]).toMatch(/^ann +ann +300 /);
});

test("a game that the operator removes makes room for the next best of the person, and is gone for good", async () => {
  const [ann, mallory] = [await signUp({ username: "ann" }), await signUp({ username: "mallory" })];
  await save(ann, 300);
  await save(mallory, 1_150);
  await save(mallory, 200);
  expect((await run("remove", "mallory")).output).toContain("1150 points for good, and their game with 200 points");
  expect((await linesFor(ann))[0]).toEqual(["mallory", 1_150]);
  expect(await run("remove", "MALLORY", "--yes")).toMatchObject({ status: 0 });
  expect(await linesFor(ann)).toEqual([
    ["ann", 300],
    ["mallory", 200],
  ]);
  await call("PUT", "/api/profile", { token: mallory.token, body: { displayName: "Mal" } });
  expect((await linesFor(ann))[1]).toEqual(["Mal", 200]);
  expect((await run("remove", "mallory", "--yes")).output).toContain("nobody takes its place");
  expect(await linesFor(ann)).toEqual([["ann", 300]]);
});

test("somebody who is not on the board loses no game", async () => {
  const ann = await signUp({ username: "ann" });
  await save(ann, 300);
  await call("PUT", "/api/profile", { token: ann.token, body: { email: ann.email, showOnBoard: false } });
  expect(await run("remove", "ann", "--yes")).toMatchObject({ status: 1, stderr: "ann is not on the board.\n" });
  expect(await run("remove", "nobody", "--yes")).toMatchObject({ status: 1 });
  expect(await run("delete")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("npm run user -- scores remove"),
  });
  expect(await db().score.count()).toBe(1);
});
