import { expect, test } from "@jest/globals";
import type { QuizModule } from "@/lib/quiz/question";
import { levelNames } from "@/lib/quiz/rules";
import { fallbackModule } from "@/lib/quiz/samples";
import { missedModules, seenOf } from "@/lib/quiz/seen";
import { answer, loaded, moduleOf, type Played, play, practising, sentences, started, submit } from "./play";

const [sentence = moduleOf({ text: "" })] = sentences;
const currentId = ({ game: { stage } }: Played) => (stage.name === "asking" ? stage.question.module.id : stage.name);
const origin = ({ game: { stage } }: Played) => (stage.name === "asking" ? stage.origin : stage.name);
const ids = (modules: QuizModule[]) => modules.map(({ id }) => id);
const again = (from: Played, modules = sentences, change = {}) =>
  play(
    from,
    [
      [0, { type: "exit" }],
      [0, { type: "start", gameId: "next" }],
      [0, loaded(modules, "next")],
    ],
    change,
  );

/** The ids of the next questions, across rounds. */
function course(from: Played, count: number, modules: QuizModule[], right = true): [string[], Played] {
  const course: string[] = [];
  let played = from;
  while (course.length < count) {
    if (played.game.stage.name === "loading") played = play(played, [[0, loaded(modules, played.game.gameId)]]);
    course.push(`${origin(played)} ${currentId(played)}`);
    played = answer(played, { right });
  }
  return [course, played];
}

test("no question repeats before all were used, then the least recently used do", () => {
  const modules = sentences.slice(0, 4);
  const [questions] = course(started({}, modules), 9, modules);
  expect(questions).toEqual([
    ...["new anchor", "new basket", "new candle", "new donkey"],
    ...["repeated anchor", "repeated basket", "repeated candle", "repeated donkey", "repeated anchor"],
  ]);
});

test.each([
  ["Beginner", ["new b", "new a"]],
  ["Advanced", ["new a", "new b"]],
] as const)("at %s unused questions of its difficulty come before the others", (level, questions) => {
  const modules = [
    moduleOf({ ...sentence, id: "a", difficulty: 5 }),
    moduleOf({ ...sentence, id: "b", difficulty: 1 }),
  ];
  const from = play(started({}, []), [[0, { type: "level", level }]]);
  expect(course(again(from, modules), 2, modules)[0]).toEqual(questions);
});

test("questions without a difficulty of their own come in their order at every level", () => {
  for (const level of levelNames) {
    const from = again(play(started({}, []), [[0, { type: "level", level }]]));
    expect(course(from, 2, sentences)[0]).toEqual(["new anchor", "new basket"]);
  }
});

test("used questions are stored between games", () => {
  expect(currentId(again(answer(started())))).toBe("candle");
});

test("a topic may have the name of an inherited property", () => {
  expect(seenOf({ seen: {}, topicId: "constructor" })).toEqual({ used: [], missed: [] });
});

test("the last five hundred used ids are stored", () => {
  const used = Array.from({ length: 500 }, (_, index) => `old-${index}`);
  const from = play(started(), [
    [0, { type: "exit" }],
    [0, { type: "start", gameId: "next" }],
  ]);
  const full = { ...from, game: { ...from.game, seen: { topic: { used, missed: [] } } } };
  const { game } = play(full, [[0, loaded(sentences, "next")]]);
  expect(seenOf(game).used).toEqual([...used.slice(1), "anchor"]);
});

test("missed questions come first in the next game, with the same word, even if they were not fetched again", () => {
  const missed = answer(answer(started(), { right: false }), { right: false });
  const next = again(missed, sentences.slice(4));
  const [questions] = course(next, 3, sentences);
  expect(questions).toEqual(["missed anchor", "missed basket", "new engine"]);
});

test("a missed question does not repeat in the same game while others are unused", () => {
  const [questions] = course(started(), 4, sentences, false);
  expect(questions).toEqual(["new anchor", "new basket", "new candle", "new donkey"]);
});

test("a missed question has its current text", () => {
  const changed = moduleOf({ id: "anchor", text: "Ships have an anchor or two", correctAnswer: "ships" });
  const { game } = again(answer(started(), { right: false }), [changed]);
  expect(game.stage).toMatchObject({ question: { correctAnswer: "anchor", module: { text: changed.text } } });
});

test("a corrected definition is asked in its corrected form", () => {
  const term = (reference: string) =>
    moduleOf({ id: "t", text: "what comes back", type: "match-definition-to-term", reference });
  const { game } = again(answer(started({}, [term("recal")]), { right: false }), [term("recall")]);
  expect(game.stage).toMatchObject({ origin: "missed", question: { correctAnswer: "recall" } });
});

test("a right answer removes a question from the missed ones", () => {
  const next = again(answer(started(), { right: false }));
  expect(ids(seenOf(next.game).missed)).toEqual(["anchor"]);
  expect(seenOf(answer(next).game).missed).toEqual([]);
});

test("without fetched modules the three samples are asked, repeatedly", () => {
  const [questions] = course(started({}, []), 5, []);
  expect(questions.map((question) => question.replace(/built-in-.*/, "built-in"))).toEqual([
    ...["sample built-in", "sample built-in", "sample built-in", "sample built-in", "sample built-in"],
  ]);
});

test("the fallback and the samples fill any number of rounds at every level", () => {
  const from = play(started({}, []), [[0, { type: "level", level: "Advanced" }]]);
  const [questions, { game }] = course(again(from, [fallbackModule]), 11, [fallbackModule]);
  expect(new Set(questions.slice(0, 4)).size).toBe(4);
  expect(game).toMatchObject({ round: 3, number: 2, seen: {} });
});

test("a missed question is listed once, with the word that was asked", () => {
  const modules = sentences.slice(0, 3);
  const [questions, { game }] = course(started({}, modules), 4, modules, false);
  expect(questions.at(-1)).toBe("repeated anchor");
  expect(ids(missedModules(game))).toEqual(["anchor", "basket", "candle"]);
  expect(missedModules(game)[0]).toMatchObject({ correctAnswer: "anchor", options: game.answers[3]?.question.options });
});

test("practice is one round of the missed questions, without points", () => {
  const missed = [false, true, false].reduce((played, right) => answer(played, { right }), started());
  const practice = play(missed, [
    [0, { type: "exit" }],
    [0, { type: "practise", gameId: "practice" }],
  ]);
  expect(practice.game).toMatchObject({ kind: "practice", userScore: 0, answers: [], modules: { length: 2 } });
  const [questions, { game }] = course(practice, 2, []);
  expect(questions).toEqual(["missed anchor", "missed candle"]);
  expect(game).toMatchObject({ stage: { name: "ended" }, userScore: 0, aiScore: 0, messages: [{ kind: "ended" }] });
  expect([game.unsaved.length, seenOf(game).missed]).toEqual([missed.game.unsaved.length, []]);
  expect(game.messages[0]?.text).toMatch(/everything you missed\.$/);
});

test("in a practice nobody plays against the player: a right answer is shown for 2 seconds, a wrong one until they continue", () => {
  const right = submit(practising());
  expect(right.game).toMatchObject({
    stage: { name: "feedback", durationMs: 2000 },
    messages: [{ kind: "right", text: "", until: right.now + 2000 }],
    answers: [{ opponent: null, points: { base: 0, speed: 0 } }],
  });
  expect(play(right, [[0, { type: "opponent" }]]).game).toEqual(right.game);
  const wrong = submit(practising(), { right: false });
  expect(wrong.game).toMatchObject({ stage: { name: "feedback", durationMs: null }, messages: [{ kind: "wrong" }] });
  const { game } = play(wrong, [[0, { type: "next" }]]);
  expect(game).toMatchObject({ stage: { name: "ended" }, aiScore: 0 });
  expect(game.messages[0]?.text).toMatch(/everything you missed\. You missed one of them again\.$/);
});

test("practice asks a question at any level", () => {
  const short = [moduleOf({ id: "short", text: "We had a garden", correctAnswer: "garden" })];
  const missed = answer(started({}, short), { right: false });
  const practice = play(missed, [
    [0, { type: "level", level: "Advanced" }],
    [0, { type: "exit" }],
    [0, { type: "practise", gameId: "practice" }],
  ]);
  expect(currentId(practice)).toBe("short");
});

test("without missed questions, or during a game, practice does not start", () => {
  const practise = { type: "practise", gameId: "practice" } as const;
  const ended = play(answer(started()), [[0, { type: "exit" }]]);
  expect(play(ended, [[0, practise]]).game).toEqual(ended.game);
  const thinking = submit(started(), { right: false });
  expect(play(thinking, [[0, practise]]).game).toEqual(thinking.game);
});
