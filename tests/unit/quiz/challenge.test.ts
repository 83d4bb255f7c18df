import { expect, test } from "@jest/globals";
import { challengeOf } from "@/lib/quiz/challenge";
import { questionsInRound } from "@/lib/quiz/game-view";
import { isPlausibleResult } from "@/lib/quiz/plausible-score";
import { sampleModules } from "@/lib/quiz/samples";
import { restoreGame, toSavedGame } from "@/lib/quiz/saved-game";
import {
  chosen,
  moduleOf,
  type Played,
  play,
  sentences,
  started,
  submit,
  topicOf,
  answer as withOpponent,
} from "./play";

const topic = topicOf({ dataSource: { endpoint: "/api/training/modules" } });
const dared = (modules = sentences): Played =>
  play(chosen, [[0, { type: "challenge", topicId: "topic", level: "Beginner", modules, rival: "Ann", score: 500 }]]);
const answer = (from: Played, right = true) => play(submit(from, { right }), [[0, { type: "next" }]]);

function answerAll(from: Played): Played {
  let played = from;
  for (let { stage } = from.game; stage.name === "asking"; { stage } = played.game) played = answer(played);
  return played;
}

test("a challenge asks all questions in their order, without an opponent, and whole rounds have their bonus", () => {
  const { game } = answerAll(dared());
  expect(game.answers.map(({ question, opponent }) => [question.correctAnswer, opponent])).toEqual(
    sentences.map(({ correctAnswer }) => [correctAnswer, null]),
  );
  expect(game).toMatchObject({ stage: { name: "ended" }, userScore: 7 * 200 + 2 * 50, aiScore: 500, unsaved: [] });
  expect(isPlausibleResult({ score: game.userScore, right: 7, total: 7 }, "Beginner")).toBe(true);
});

test("its last round has the questions that remain", () => {
  const sixth = [1, 2, 3, 4, 5, 6].reduce((from) => answer(from, false), dared());
  expect([sixth.game.round, sixth.game.number, questionsInRound(sixth.game)]).toEqual([3, 1, 1]);
});

test("what can no longer be asked is left out", () => {
  const { game } = dared([moduleOf({ text: "a" }), ...sentences.slice(0, 1)]);
  expect(game.modules).toEqual(sentences.slice(0, 1));
});

test("its result stays in the browser with its answers", () => {
  const { game, now } = answerAll(dared());
  expect(restoreGame(toSavedGame(game, now))?.answers).toHaveLength(7);
});

test("a game is for others if its questions are everybody's and of one level", () => {
  const { game } = withOpponent(withOpponent(started()), { right: false });
  expect(challengeOf(game, topic)).toMatchObject({ topic: "topic", level: "Beginner", score: 200, right: 1 });
  expect(challengeOf(game, topic)?.questions.map(({ id, answer }) => id === answer)).toEqual([true, true]);
  expect(challengeOf(game, topicOf({ dataSource: { endpoint: "/api/training/memories" } }))).toBeNull();
  expect(challengeOf(started().game, topic)).toBeNull();
  expect(challengeOf(withOpponent(started({}, sampleModules)).game, topic)).toBeNull();
  const harder = play(started(), [[0, { type: "level", level: "Advanced" }]]);
  expect(challengeOf(withOpponent(withOpponent(harder)).game, topic)).toBeNull();
});
