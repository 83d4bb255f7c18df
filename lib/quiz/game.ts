import type { FeatureConfig, QuizTopic } from "../app-config";
import type { Game } from "./game-state";
import type { Distractor, QuizModule } from "./question";
import type { LevelName } from "./rules";

export type GameAction =
  | { type: "choose"; topicId: string }
  | { type: "level"; level: LevelName }
  /** Start Game and Play Again. `gameId` is new. */
  | { type: "start"; gameId: string }
  /** A game of the questions that were missed in the one that ended. */
  | { type: "practise"; gameId: string }
  /** What the topic's endpoint answered; `error` where it failed and `modules` are the fallback. */
  | { type: "loaded"; gameId: string; modules: QuizModule[]; distractors: Distractor[]; error?: string }
  | { type: "select"; option: string }
  | { type: "submit" }
  /** The opponent's delay is over. */
  | { type: "opponent" }
  /** Goes on with a game that a reload had left. */
  | { type: "resume" }
  | { type: "exit" }
  /** Back to the setup. */
  | { type: "leave" }
  /** The first of `unsaved` was posted, or could not be. */
  | { type: "saved" }
  | { type: "error"; text: string }
  /** Takes a message away whose time is over. */
  | { type: "tick" };

/** What a step of the game depends on beside the game: time, chance and the configuration. */
export type Moment = {
  /** Milliseconds since 1970. */
  now: number;
  /** From 0 up to 1. For a reducer that may run twice, `randomFrom(seed)`. */
  random: () => number;
  topics: Record<string, QuizTopic>;
  opponents: FeatureConfig["flexiFeatures"]["trainingMode"]["aiCompetition"]["levels"];
  /** The player wants less motion: the opponent does not dawdle. */
  isCalm: boolean;
};

/** An action that does not fit the stage changes nothing. */
export declare function reduceGame(game: Game, action: GameAction, moment: Moment): Game;

/** The counter as displayed, in whole seconds. It runs only while a question is asked. */
export declare function elapsedSeconds(game: Game, now: number): number;

/** Questions of the current round. */
export declare function questionsInRound(game: Game): number;

export declare function canSubmit(game: Game): boolean;

/** The modules of the questions that were missed, each once. */
export declare function missedModules(game: Game): QuizModule[];

/** Whether the player won or drew level (spec §2, Game Over view). */
export declare function hasWon(game: Game): boolean;
