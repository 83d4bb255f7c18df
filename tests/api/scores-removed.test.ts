import { expect, test } from "@jest/globals";
import type { Scores } from "@/lib/api/training-schemas";
import { db } from "@/lib/server/db/client";
import { call, type Person, signUp } from "../support/api/client";
import { runCommand } from "../support/process/run-command";

const run = (...words: string[]) => runCommand("user", ["scores", ...words]);

const save = ({ token }: Person, score: number) =>
  call("POST", "/api/scores", {
    token,
    body: { score, level: "Beginner", round: 1, timeTaken: 5, gameId: `game-${score}` },
  });

const shown = async ({ token }: Person) =>
  ((await call("GET", "/api/scores", { token })).body as Scores).topScores.map(({ displayName, score }) => [
    ...[displayName, score],
  ]);

test("the operator sees whose the lines of the board are, and the control characters of their names do nothing", async () => {
  const [ann, bob] = [await signUp({ username: "ann" }), await signUp({ username: "bob" })];
  await save(ann, 300);
  await save(bob, 1_100);
  await db().topScore.updateMany({ where: { username: "bob" }, data: { name: "\u001b[2JNobody" } });
  const lines = run().output.split("\n");
  expect(lines[0]).toMatch(/^name +shown as +score +level +round +seconds +date$/);
  expect(lines[1]).toMatch(/^bob +\ufffd\[2JNobody +1100 +Beginner +1 +5 +\d{4}-\d\d-\d\d$/);
  expect(lines[2]).toMatch(/^ann +ann +300 /);
});

test("a game that the operator removes makes room for the next best of the person, and is gone for good", async () => {
  const [ann, mallory] = [await signUp({ username: "ann" }), await signUp({ username: "mallory" })];
  await save(ann, 300);
  await save(mallory, 1_150);
  await save(mallory, 200);
  expect(run("remove", "mallory").output).toContain("1150 points for good, and their game with 200 points");
  expect((await shown(ann))[0]).toEqual(["mallory", 1_150]);
  expect(run("remove", "MALLORY", "--yes")).toMatchObject({ status: 0 });
  expect(await shown(ann)).toEqual([
    ["ann", 300],
    ["mallory", 200],
  ]);
  await call("PUT", "/api/profile", { token: mallory.token, body: { displayName: "Mal" } });
  expect((await shown(ann))[1]).toEqual(["Mal", 200]);
  expect(run("remove", "mallory", "--yes").output).toContain("nobody takes its place");
  expect(await shown(ann)).toEqual([["ann", 300]]);
});

test("somebody who is not on the board loses no game", async () => {
  const ann = await signUp({ username: "ann" });
  await save(ann, 300);
  await call("PUT", "/api/profile", { token: ann.token, body: { email: ann.email, showOnBoard: false } });
  expect(run("remove", "ann", "--yes")).toMatchObject({ status: 1, stderr: "ann is not on the board.\n" });
  expect(run("remove", "nobody", "--yes")).toMatchObject({ status: 1 });
  expect(run("delete")).toMatchObject({ status: 1, stderr: expect.stringContaining("npm run user -- scores remove") });
  expect(await db().score.count()).toBe(1);
});
