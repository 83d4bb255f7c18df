import { expect, test } from "@jest/globals";
import { elapsedSeconds } from "@/lib/quiz/clock";
import { newGame } from "@/lib/quiz/game-state";
import { restoreGame, toSavedGame } from "@/lib/quiz/saved-game";
import { answer, chosen, loaded, type Played, play, started, submit } from "./play";

/** A game after a reload a day later. */
function reloaded({ game, now }: Played): Played {
  const revived = restoreGame(JSON.parse(JSON.stringify(toSavedGame(game, now))));
  if (!revived) throw new Error("The game is lost.");
  return { game: revived, now: now + 86_400_000 };
}

test.each<[string, Played]>([
  ["loading", play(chosen, [[0, { type: "start", gameId: "game" }]])],
  ["asking", answer(started())],
  ["thinking", submit(started())],
  ["feedback", play(submit(started(), { right: false }), [[1000, { type: "opponent" }]])],
])("a game that is %s is restored after a reload, paused and without messages", (name, played) => {
  const { game } = reloaded(played);
  const clock = { ranMs: 0, since: null };
  expect(game).toEqual({ ...played.game, messages: [], isPaused: true, clock });
  expect(game.stage.name).toBe(name);
});

test("the clock is stopped while the player is away and until the game continues", () => {
  const left = { ...started(), now: started().now + 2500 };
  const back = reloaded(left);
  expect(elapsedSeconds(back.game, back.now + 60_000)).toBe(2);
  const resumed = play(back, [[60_000, { type: "resume" }]]);
  expect(resumed.game.isPaused).toBe(false);
  expect(elapsedSeconds(resumed.game, resumed.now + 499)).toBe(2);
  expect(elapsedSeconds(resumed.game, resumed.now + 500)).toBe(3);
});

test("a question keeps its own elapsed time over a reload", () => {
  const second = answer(started(), { afterMs: 3000 });
  const resumed = play(reloaded({ ...second, now: second.now + 1500 }), [[60_000, { type: "resume" }]]);
  const bonusAfter = (afterMs: number) => submit(resumed, { afterMs }).game.answers.at(-1)?.points.speed;
  expect([499, 500, 1500].map(bonusAfter)).toEqual([80, 60, 40]);
});

test("a game that an earlier version saved during a question can be continued", () => {
  const { game, now } = started();
  const saved = JSON.parse(JSON.stringify(toSavedGame(game, now)));
  delete saved.game.stage.shownAtMs;
  expect(restoreGame(saved)).toMatchObject({ stage: { name: "asking", shownAtMs: 0 } });
});

test("a game that an earlier version saved without the opponent's options can be continued", () => {
  const { game, now } = answer(started());
  const saved = JSON.parse(JSON.stringify(toSavedGame(game, now)));
  delete saved.game.answers[0].opponent.chosen;
  expect(restoreGame(saved)).toMatchObject({ answers: [{ opponent: { chosen: null } }] });
});

test("a paused game accepts no answer and asks the next question with a stopped clock", () => {
  const asking = reloaded(started());
  expect(play(asking, [[0, { type: "submit" }]]).game).toEqual(asking.game);
  const { game } = play(reloaded(submit(started())), [
    [0, { type: "opponent" }],
    [0, { type: "next" }],
  ]);
  expect(game).toMatchObject({ stage: { name: "asking" }, number: 2, clock: { since: null } });
});

test("a game that was saved while thinking or loading continues there", () => {
  const thinking = play(reloaded(submit(started(), { right: false })), [
    [0, { type: "resume" }],
    [1000, { type: "opponent" }],
    [1000, { type: "next" }],
  ]);
  expect(thinking.game).toMatchObject({ stage: { name: "asking" }, number: 2, isPaused: false });
  expect(thinking.game.clock.since).toBe(thinking.now);
  const loading = reloaded(play(chosen, [[0, { type: "start", gameId: "game" }]]));
  expect(play(loading, [[0, { type: "resume" }]]).game.clock.since).toBeNull();
  expect(
    play(loading, [
      [0, { type: "resume" }],
      [0, loaded()],
    ]).game.stage.name,
  ).toBe("asking");
});

test("resuming a game that is not paused changes nothing", () => {
  const playing = { ...started(), now: started().now + 700 };
  expect(play(playing, [[0, { type: "resume" }]]).game).toEqual(playing.game);
});

const ended = play(answer(started(), { right: false }), [
  [0, { type: "level", level: "Advanced" }],
  [0, { type: "exit" }],
]);

test("an ended game whose scores are saved keeps its topic, level and seen questions", () => {
  const over = play(ended, [[0, { type: "saved" }]]);
  const { seen } = over.game;
  expect(reloaded(over).game).toEqual({ ...newGame("topic", "Advanced"), seen });
  expect(seen.topic?.missed).toHaveLength(1);
});

test("the result of an ended game whose scores are not saved yet stays", () => {
  expect(ended.game.unsaved).toHaveLength(1);
  expect(reloaded(ended).game).toEqual({ ...ended.game, messages: [] });
});

const saved = toSavedGame(started().game, 0);

test.each<[string, unknown]>([
  ["nothing", null],
  ["something else", { typed: "words" }],
  ["a game of another version", { ...saved, version: 0 }],
  ["a game without a stage", { ...saved, game: { ...saved.game, stage: undefined } }],
  ["a game at a stage that is none", { ...saved, game: { ...saved.game, stage: { name: "asking" } } }],
  ["a game of a level that is none", { ...saved, game: { ...saved.game, level: "Master" } }],
  ["a game with scores in words", { ...saved, game: { ...saved.game, userScore: "1150" } }],
])("%s is not restored", (_, value) => {
  expect(restoreGame(value)).toBeNull();
});
