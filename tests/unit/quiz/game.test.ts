import { expect, test } from "@jest/globals";
import type { GameAction } from "@/lib/quiz/game";
import { newGame } from "@/lib/quiz/game-state";
import { hasWon, isPlaying, questionsInRound } from "@/lib/quiz/game-view";
import { fallbackModule } from "@/lib/quiz/samples";
import { trainingTexts } from "@/lib/texts/training";
import { answer, chosen, loaded, moduleOf, type Played, play, sentences, started, submit, topicOf } from "./play";

const start: GameAction = { type: "start", gameId: "game" };
const answers = (count: number, from = started()): Played => {
  let played = from;
  for (let number = 0; number < count; number++) played = answer(played);
  return played;
};
const rightOpponent = { opponents: [{ name: "Beginner", description: "", accuracy: 1, responseTime: 0 } as const] };

test("a new game is in the setup, at the weakest level", () => {
  expect(newGame()).toMatchObject({ stage: { name: "setup" }, topicId: null, level: "Beginner" });
  expect(isPlaying(newGame())).toBe(false);
});

test.each<[string, Played, string]>([
  ["no topic", { ...chosen, game: newGame() }, trainingTexts.topicRequired],
  ["a topic that is not there", { ...chosen, game: newGame("gone") }, trainingTexts.topicInvalid],
  ["a topic of no entry of its own", { ...chosen, game: newGame("toString") }, trainingTexts.topicInvalid],
])("with %s the game does not start and shows an error for 3 seconds", (_, from, text) => {
  const { game, now } = play(from, [[0, start]]);
  expect(game).toEqual({ ...from.game, messages: [{ kind: "error", text, until: now + 3000 }] });
});

test("a topic is chosen in the setup and cleared by an empty choice", () => {
  const choose = (topicId: string): GameAction => ({ type: "choose", topicId });
  expect(play({ ...chosen, game: newGame() }, [[0, choose("topic")]]).game.topicId).toBe("topic");
  expect(play(chosen, [[0, choose("")]]).game.topicId).toBeNull();
  expect(play(started(), [[0, choose("other")]]).game.topicId).toBe("topic");
});

test("a game loads and then asks its first question", () => {
  const loading = play(chosen, [[0, start]]);
  expect(loading.game).toMatchObject({ stage: { name: "loading" }, gameId: "game", kind: "public" });
  const { game } = play(loading, [[0, loaded()]]);
  expect(game).toMatchObject({ stage: { name: "asking", selected: null, level: "Beginner" }, round: 1, number: 1 });
  expect([isPlaying(game), questionsInRound(game)]).toEqual([true, 3]);
});

test("questions of another game, or loaded at another stage, change nothing", () => {
  const loading = play(chosen, [[0, start]]);
  expect(play(loading, [[0, loaded(sentences, "earlier")]]).game).toEqual(loading.game);
  const asking = started();
  expect(play(asking, [[0, loaded([])]]).game).toEqual(asking.game);
});

test("only an option can be selected, and only while a question is asked", () => {
  const asking = started();
  expect(play(asking, [[0, { type: "select", option: "nothing of the kind" }]]).game).toEqual(asking.game);
  const thinking = submit(asking);
  expect(play(thinking, [[0, { type: "select", option: "anchor" }]]).game).toEqual(thinking.game);
});

test("without a selection nothing is submitted", () => {
  const asking = started();
  expect(play(asking, [[0, { type: "submit" }]]).game).toEqual(asking.game);
});

test("a right answer scores at once, shows a message for 2 seconds and queues the score", () => {
  const { game, now } = submit(started(), { afterMs: 1000 });
  expect(game).toMatchObject({ stage: { name: "thinking" }, userScore: 180, aiScore: 0 });
  expect(game.messages).toEqual([{ kind: "right", text: "+180 (100 + 80 speed)", until: now + 2000 }]);
  expect(game.unsaved).toEqual([{ gameId: "game", score: 180, level: "Beginner", round: 1, timeTaken: 1 }]);
});

test("a slow right answer has no time bonus", () => {
  expect(submit(started(), { afterMs: 5000 }).game.messages[0]?.text).toBe("+100");
});

test("a wrong answer scores nothing, shows the right word and queues the score", () => {
  const { game } = submit(started(), { right: false });
  const [result] = game.answers;
  expect(game).toMatchObject({ userScore: 0, unsaved: [{ score: 0 }] });
  expect(game.messages[0]).toMatchObject({
    kind: "wrong",
    text: trainingTexts.rightWord(result?.question.correctAnswer ?? ""),
  });
  expect(result).toMatchObject({ isRight: false, points: { base: 0, speed: 0 }, round: 1, opponent: null });
});

test("the opponent's answer comes after its delay, then the next question with nothing selected", () => {
  const thinking = submit(started(rightOpponent), { afterMs: 2000 }, rightOpponent);
  expect(thinking.game.stage).toMatchObject({ opponent: { isRight: true, delayMs: 1000 } });
  const judged = play(thinking, [[1000, { type: "opponent" }]], rightOpponent);
  expect(judged.game).toMatchObject({ stage: { name: "feedback" }, aiScore: 148, userScore: 160, number: 1 });
  expect(judged.game.answers[0]?.opponent).toMatchObject({ isRight: true, points: { base: 100, speed: 48 } });
  const { game } = play(judged, [[1000, { type: "next" }]], rightOpponent);
  expect(game).toMatchObject({ stage: { name: "asking", selected: null }, aiScore: 148, userScore: 160, number: 2 });
});

test("the opponent's answer outside of its stage changes nothing", () => {
  const asking = started();
  expect(play(asking, [[0, { type: "opponent" }]]).game).toEqual(asking.game);
});

test.each([
  ["Beginner", "Bonus: +50", [200, 400, 600, 650]],
  ["Intermediate", "Bonus: +100", [175, 350, 525, 700, 800]],
  ["Advanced", "Bonus: +150", [150, 300, 450, 600, 750, 900]],
] as const)(
  "after the last question of %s its bonus is added, shown for 4 seconds and saved, and new questions are loaded",
  (level, text, scores) => {
    const first = play({ ...chosen, game: newGame("topic", level) }, [
      [0, start],
      [0, loaded()],
    ]);
    const { game, now } = answers(scores.length - 1, first);
    expect(game).toMatchObject({
      stage: { name: "loading" },
      round: 2,
      number: 1,
      userScore: scores.at(-1),
      modules: [],
    });
    expect(game.messages.at(-1)).toEqual({ kind: "round", text, until: now + 4000 });
    expect(game.unsaved.map(({ score, level, round }) => [score, level, round])).toEqual(
      scores.map((score) => [score, level, 1]),
    );
  },
);

test("the second round continues the scores of the first", () => {
  const { game } = answers(1, play(answers(3), [[0, loaded()]]));
  expect(game).toMatchObject({ round: 2, number: 2, userScore: 850, unsaved: { length: 5, 4: { round: 2 } } });
});

test("scores leave the queue one by one", () => {
  expect(play(answers(2), [[0, { type: "saved" }]]).game.unsaved.map(({ score }) => score)).toEqual([400]);
});

test("the exit ends the game with its message, which stays", () => {
  const { game } = play(answers(1), [
    [0, { type: "exit" }],
    [600_000, { type: "tick" }],
  ]);
  expect(game).toMatchObject({
    stage: { name: "ended" },
    messages: [{ kind: "ended", text: trainingTexts.ended, until: null }],
  });
});

test("an ended game cannot be ended again", () => {
  expect(play(chosen, [[0, { type: "exit" }]]).game).toEqual(chosen.game);
});

test("Play Again starts a new game but keeps unsaved scores", () => {
  const { game } = play(answers(1), [
    [0, { type: "exit" }],
    [0, { type: "start", gameId: "second" }],
  ]);
  expect(game).toMatchObject({
    stage: { name: "loading" },
    gameId: "second",
    userScore: 0,
    aiScore: 0,
    round: 1,
    number: 1,
  });
  expect(game).toMatchObject({
    answers: [],
    clock: { ranMs: 0, since: null },
    messages: [],
    unsaved: [{ gameId: "game" }],
  });
});

test("a new topic is chosen in the setup, with the same level", () => {
  const { game } = play(answers(1), [
    [0, { type: "level", level: "Advanced" }],
    [0, { type: "exit" }],
    [0, { type: "leave" }],
  ]);
  expect(game).toMatchObject({ stage: { name: "setup" }, topicId: null, level: "Advanced", unsaved: { length: 1 } });
});

test("a failed fetch shows an error for 3 seconds and asks the fallback", () => {
  const fallback = moduleOf({ id: "fallback", text: "People hold their hats", correctAnswer: "hats" });
  const failed = { ...loaded([fallback]), error: trainingTexts.questionsError } as GameAction;
  const { game, now } = play(chosen, [
    [0, start],
    [0, failed],
  ]);
  expect(game.stage).toMatchObject({ name: "asking", question: { module: fallback } });
  expect(game.messages).toEqual([{ kind: "error", text: trainingTexts.questionsError, until: now + 3000 }]);
});

test("a round whose questions could not be loaded is loaded again, with the clock stopped", () => {
  const failed = { ...loaded([fallbackModule]), error: trainingTexts.questionsError } as GameAction;
  const { game } = play(chosen, [
    [0, start],
    [0, failed],
    [1000, { type: "reload" }],
  ]);
  expect(game).toMatchObject({ stage: { name: "loading" }, clock: { ranMs: 1000, since: null }, messages: [] });
  expect(play(started(), [[0, { type: "reload" }]]).game).toEqual(started().game);
});

test("an error is shown at any stage and expires", () => {
  const withError = play(started(), [[0, { type: "error", text: trainingTexts.answerError }]]);
  expect(withError.game).toMatchObject({ stage: { name: "asking" }, messages: [{ text: trainingTexts.answerError }] });
  expect(play(withError, [[2999, { type: "tick" }]]).game.messages).toHaveLength(1);
  expect(play(withError, [[3000, { type: "tick" }]]).game.messages).toEqual([]);
});

test("a topic that was removed leads back to the setup at the next question", () => {
  const { game } = answer(started(), { right: false }, { topics: {} });
  expect(game).toMatchObject({
    stage: { name: "setup" },
    topicId: null,
    messages: [{ text: trainingTexts.topicInvalid }],
  });
});

test("own memories are never played against the opponent", () => {
  const topics = { topic: topicOf({ dataSource: { endpoint: "/api/training/memories" } }) };
  expect(started({ topics }).game).toMatchObject({ stage: { name: "setup" }, topicId: "topic", messages: [] });
});

test.each([
  [100, 100, true],
  [99, 100, false],
  [101, 100, true],
])("%i points against %i win: %p", (userScore, aiScore, isWon) => {
  expect(hasWon({ ...newGame(), userScore, aiScore })).toBe(isWon);
});
