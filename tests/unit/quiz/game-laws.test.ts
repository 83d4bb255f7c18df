import { test } from "@jest/globals";
import fc from "fast-check";
import { elapsedSeconds } from "@/lib/quiz/clock";
import { type GameAction, reduceGame } from "@/lib/quiz/game";
import { type Answer, type Game, newGame } from "@/lib/quiz/game-state";
import { isPlaying, questionsInRound } from "@/lib/quiz/game-view";
import { isPlausibleScore } from "@/lib/quiz/plausible-score";
import { levelNames, levels } from "@/lib/quiz/rules";
import { fallbackModule } from "@/lib/quiz/samples";
import { restoreGame, toSavedGame } from "@/lib/quiz/saved-game";
import { randomFrom } from "@/tests/support/factories/seeded-random";
import { brokenRules } from "./broken-rules";
import { contextAt, topicOf } from "./play";
import { randomDistractors, randomLevel, randomModules, randomTopic } from "./random-content";

/** What a player does at a question, and after how many milliseconds. Nobody reads and answers within 400. */
const move = fc.record({
  kind: fc.constantFrom(...(["right", "wrong", "right", "wrong", "right", "level", "reload", "exit"] as const)),
  afterMs: fc.oneof(
    fc.integer({ min: 400, max: 6000 }),
    fc.integer({ min: 0, max: 90_000 }).map((ms) => 400 + ms),
  ),
  level: randomLevel,
});

const plan = fc.record({
  topic: randomTopic,
  modules: randomModules,
  distractors: randomDistractors,
  hasFailed: fc.nat(9).map((chance) => chance === 0),
  level: randomLevel,
  seed: fc.nat(),
  moves: fc.array(move, { minLength: 3, maxLength: 8 }),
});
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;

/** A running game, its current time, and how long its question has been shown, without pauses. */
type Moment = { game: Game; now: number; shownMs: number };

/** Plays a plan and passes every state to `look`. */
function playPlan({ moves, ...content }: Plan, look: (moment: Moment) => void): void {
  const random = randomFrom(content.seed);
  let now = 1_000_000;
  let shownMs = 0;
  let game = newGame("topic", content.level);
  const act = (action: GameAction, afterMs = 0) => {
    const wasAsking = game.stage.name === "asking";
    now += afterMs;
    if (wasAsking && !game.isPaused) shownMs += afterMs;
    game = reduceGame(game, action, contextAt(now, { random, topics: { topic: content.topic } }));
    if (game.stage.name === "asking" && !wasAsking) shownMs = 0;
    look({ game, now, shownMs });
  };
  const settle = () => {
    if (game.stage.name === "thinking") act({ type: "opponent" }, game.stage.opponent.delayMs);
    if (game.stage.name === "feedback") act({ type: "next" }, game.stage.durationMs ?? 60_000);
    const { modules, distractors } = content;
    const answer = content.hasFailed
      ? { modules: [fallbackModule], distractors: [], error: "failed" }
      : { modules, distractors };
    if (game.stage.name === "loading") act({ type: "loaded", gameId: game.gameId, ...answer }, 700);
  };
  act({ type: "start", gameId: "first" });
  settle();
  for (const { kind, afterMs, level } of moves) {
    const { stage } = game;
    if (kind === "level") act({ type: "level", level });
    if (kind === "exit") act({ type: "exit" }, afterMs);
    if (kind === "exit")
      act(afterMs % 2 ? { type: "practise", gameId: "practice" } : { type: "start", gameId: "next" });
    if (kind === "reload") game = restoreGame(JSON.parse(JSON.stringify(toSavedGame(game, now)))) ?? game;
    if (kind === "reload") act({ type: "resume" }, afterMs);
    if (stage.name === "asking" && (kind === "right" || kind === "wrong")) {
      const { options, correctAnswer } = stage.question;
      const wrong = options.find((option) => option !== correctAnswer) ?? "";
      act({ type: "select", option: kind === "right" ? correctAnswer : wrong }, afterMs);
      act({ type: "submit" });
    }
    settle();
  }
}

const bonusAfter = (ms: number, answer?: Answer) =>
  answer?.isRight ? Math.max(0, 5 - (Math.floor(ms / 1000) % 30)) * levels[answer.level].timeBonusMultiplier : 0;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The invariants of every state of a game. */
function brokenLaws({ game, now, shownMs }: Moment, { topic, distractors }: Plan): string[] {
  const { stage, kind, answers, unsaved, number, round } = game;
  const isPractice = kind === "practice";
  const opponents = answers.flatMap(({ opponent }) => (opponent ? [opponent.points] : []));
  const laws: Record<string, boolean> = {
    "the clock runs only during a question":
      stage.name === "asking" || elapsedSeconds(game, now) === elapsedSeconds(game, now + 60_000),
    "the time bonus is that of the question's own seconds":
      stage.name !== "thinking" || answers.at(-1)?.points.speed === bonusAfter(shownMs, answers.at(-1)),
    "the server believes every score": unsaved.slice(-2).every(isPlausibleScore),
    "only public games are saved": unsaved.every(({ gameId }) => kind === "public" || gameId !== game.gameId),
    "the opponent's score is the sum of its points":
      game.aiScore === sum(opponents.map(({ base, speed }) => base + speed)),
    "the opponent chooses one of the options, and is right if it is the answer": answers.every(
      ({ question, opponent }) =>
        opponent === null ||
        (question.options.includes(opponent.chosen ?? "") &&
          opponent.isRight === (opponent.chosen === question.correctAnswer)),
    ),
    "a practice has no opponent and no points": !isPractice || (game.userScore === 0 && opponents.length === 0),
    "scores are whole": Number.isInteger(game.userScore) && Number.isInteger(game.aiScore),
    "a round has five questions at most": isPractice || number <= 5,
    "the total is not below the question": !isPlaying(game) || questionsInRound(game) >= number,
    "there is always a question": stage.name !== "empty",
    "rounds only count up": round >= (answers.at(-1)?.round ?? 1),
  };
  const broken = Object.keys(laws).filter((law) => !laws[law]);
  if (stage.name !== "asking") return broken;
  return [...broken, ...brokenRules(stage.question, { topic, level: stage.level, distractors, isPractice })];
}

test("in two thousand games of random content no rule is broken at any step", () => {
  const check = fc.property(plan, (plan) => {
    playPlan(plan, (moment) => {
      const [broken] = brokenLaws(moment, plan);
      if (broken) throw new Error(broken);
    });
  });
  fc.assert(check, { numRuns: 2_000 });
});

test("the best possible score, with any changes of level, is plausible", () => {
  const flawless = fc.array(fc.record({ level: randomLevel, afterMs: fc.integer({ min: 0, max: 990 }) }), {
    minLength: 30,
    maxLength: 30,
  });
  const check = fc.property(flawless, fc.nat(), (moves, seed) => {
    const best = moves.map((move) => ({ ...move, kind: "right" as const }));
    const turns = best.flatMap((move) => [{ ...move, kind: "level" as const }, move]);
    const ideal = {
      topic: topicOf(),
      modules: [],
      distractors: [],
      hasFailed: false,
      level: levelNames[0],
      seed,
      moves: turns,
    };
    playPlan(ideal, ({ game: { unsaved } }) => {
      if (!unsaved.every(isPlausibleScore)) throw new Error(JSON.stringify(unsaved.at(-1)));
    });
  });
  fc.assert(check, { numRuns: 200 });
});
