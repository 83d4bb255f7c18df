import { TrainingConfig } from "@/lib/config/app-config";
import type { GameContext } from "@/lib/quiz/context";
import { type GameAction, reduceGame } from "@/lib/quiz/game";
import { type Game, newGame } from "@/lib/quiz/game-state";
import type { QuizModule } from "@/lib/quiz/question";
import { randomFrom } from "@/tests/support/factories/seeded-random";

/** A topic of the configuration with its defaults. */
export function topicOf(settings: Record<string, unknown> = {}) {
  const { topics } = TrainingConfig.parse({ topics: { topic: settings } });
  return topics.topic as NonNullable<typeof topics.topic>;
}

const missing = { reference: "", correctAnswer: "", appName: "", book: "", chapter: "", verse: "", subtype: "" };

export function moduleOf(change: Partial<QuizModule> & { text: string }): QuizModule {
  return { ...missing, id: change.text, type: null, difficulty: 3, options: [], ...change };
}

/** Sentences for every level, each with a unique word that may be the blank. */
export const sentences = ["anchor", "basket", "candle", "donkey", "engine", "feather", "garden"].map((word) =>
  moduleOf({ id: word, text: `It is on or by a ${word} if we go up to it at 9 or 10`, correctAnswer: word }),
);

const topics = { topic: topicOf() };

export const contextAt = (now: number, change: Partial<GameContext> = {}): GameContext => ({
  now,
  random: randomFrom(now),
  topics,
  opponents: [],
  prefersReducedMotion: false,
  ...change,
});

/** A game and its current time. */
export type Played = { game: Game; now: number };

export const chosen: Played = { game: newGame("topic"), now: 1_000_000 };

/** Plays actions, each after a number of milliseconds. */
export function play(from: Played, steps: [afterMs: number, GameAction][], change: Partial<GameContext> = {}): Played {
  return steps.reduce(({ game, now }, [afterMs, action]) => {
    const later = now + afterMs;
    return { game: reduceGame(game, action, contextAt(later, change)), now: later };
  }, from);
}

export const loaded = (modules: QuizModule[] = sentences, gameId = "game"): GameAction => ({
  type: "loaded",
  gameId,
  modules,
  distractors: [],
});

export const started = (change: Partial<GameContext> = {}, modules = sentences): Played =>
  play(
    chosen,
    [
      [0, { type: "start", gameId: "game" }],
      [0, loaded(modules)],
    ],
    change,
  );

/** A practice of the first question, which was missed. */
export const practising = (change: Partial<GameContext> = {}): Played =>
  play(
    answer(started(change), { right: false }, change),
    [
      [0, { type: "exit" }],
      [0, { type: "practise", gameId: "practice" }],
    ],
    change,
  );

/** Answers the current question, lets the opponent answer, and continues. */
export function answer(from: Played, { right = true, afterMs = 0 } = {}, change: Partial<GameContext> = {}): Played {
  return play(
    submit(from, { right, afterMs }, change),
    [
      [1000, { type: "opponent" }],
      [0, { type: "next" }],
    ],
    change,
  );
}

export function submit(from: Played, { right = true, afterMs = 0 } = {}, change: Partial<GameContext> = {}): Played {
  const { stage } = from.game;
  if (stage.name !== "asking") throw new Error(`There is no question in the stage ${stage.name}.`);
  const { options, correctAnswer } = stage.question;
  const option = right ? correctAnswer : (options.find((other) => other !== correctAnswer) as string);
  return play(
    from,
    [
      [afterMs, { type: "select", option }],
      [0, { type: "submit" }],
    ],
    change,
  );
}
