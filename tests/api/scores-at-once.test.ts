import { beforeAll, expect, test } from "@jest/globals";
import type { Scores } from "@/lib/api/training-schemas";
import { db } from "@/lib/server/db/client";
import { call, callUntilFree, type Person, signUp } from "../support/api/client";

beforeAll(() => {
  process.env.RATE_LIMIT_FACTOR = "0";
});

const save = ({ token }: Person, score: number, gameId: string) =>
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
