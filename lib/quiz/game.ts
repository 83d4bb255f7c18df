import { trainingTexts } from "../texts/training";
import { advance, hurry, settle, submit } from "./answer";
import { withRunningClock, withStoppedClock } from "./clock";
import type { GameContext } from "./context";
import type { Game } from "./game-state";
import { canFinish, hasFallback } from "./game-view";
import { showMessage, withoutExpiredMessages } from "./message";
import { ask, type ChallengeStart, exit, leave, practise, start, startChallenge } from "./play";
import type { Distractor, QuizModule } from "./question";
import type { LevelName } from "./rules";

export type GameAction =
  | { type: "choose"; topicId: string | null }
  | { type: "level"; level: LevelName }
  /** Start Game and Play Again. `gameId` is new. */
  | { type: "start"; gameId: string }
  /** A practice of the questions that were missed in the last game. */
  | { type: "practise"; gameId: string }
  | ({ type: "challenge" } & ChallengeStart)
  /** The response of the topic's endpoint; with `error` the request failed and `modules` are the fallback. */
  | { type: "loaded"; gameId: string; modules: QuizModule[]; distractors: Distractor[]; error?: string }
  | { type: "select"; option: string }
  | { type: "submit" }
  /** The player does not want to wait for the opponent. */
  | { type: "hurry" }
  /** The opponent's delay is over. */
  | { type: "opponent" }
  /** The feedback was dismissed, or its time is over. */
  | { type: "next" }
  /** Asks for the questions of the round again, which could not be loaded. */
  | { type: "reload" }
  /** Continues a game after a reload of the page. */
  | { type: "resume" }
  | { type: "exit" }
  /** Ends the game after a complete round. */
  | { type: "finish" }
  /** Back to the setup. */
  | { type: "leave" }
  /** The first of `unsaved` was posted, or could not be. */
  | { type: "saved" }
  | { type: "error"; text: string }
  /** Removes expired messages. */
  | { type: "tick" };

/** The reducer of the training game (spec §4). An action that does not fit the current stage changes nothing. */
export function reduceGame(game: Game, action: GameAction, context: GameContext): Game {
  const { stage } = game;
  switch (action.type) {
    case "choose":
      return stage.name === "setup" ? { ...game, topicId: action.topicId || null } : game;
    case "level":
      return stage.name === "empty" ? ask({ ...game, level: action.level }, context) : { ...game, level: action.level };
    case "start":
      return start(game, action.gameId, context);
    case "practise":
      return practise(game, action.gameId, context);
    case "challenge":
      return startChallenge(action, context);
    case "loaded":
      return load(game, action, context);
    case "select": {
      const isOption = stage.name === "asking" && stage.question.options.includes(action.option);
      return isOption ? { ...game, stage: { ...stage, selected: action.option } } : game;
    }
    case "submit":
      return submit(game, context);
    case "hurry":
      return hurry(game, context);
    case "opponent": {
      const settled = settle(game);
      const isOver = settled.stage.name === "feedback" && settled.stage.durationMs === 0;
      return isOver ? next(settled, context) : settled;
    }
    case "next":
      return next(game, context);
    case "reload":
      return reload(game, context);
    case "resume":
      return resume(game, context);
    case "exit":
      return exit(game, context);
    case "finish":
      return canFinish(game) ? exit(game, context, trainingTexts.finished(game.round - 1)) : game;
    case "leave":
      return leave(game);
    case "saved":
      return { ...game, unsaved: game.unsaved.slice(1) };
    case "error":
      return showMessage(game, "error", action.text, context);
    case "tick":
      return withoutExpiredMessages(game, context);
  }
}

function load(game: Game, action: Extract<GameAction, { type: "loaded" }>, context: GameContext): Game {
  if (game.stage.name !== "loading" || action.gameId !== game.gameId) return game;
  const { modules, distractors, error } = action;
  const loaded = { ...game, modules, distractors };
  return ask(error ? showMessage(loaded, "error", error, context) : loaded, context);
}

function reload(game: Game, { now }: GameContext): Game {
  if (game.stage.name !== "asking" || !hasFallback(game)) return game;
  return { ...withStoppedClock(game, now), stage: { name: "loading" }, messages: [] };
}

function next(game: Game, context: GameContext): Game {
  if (game.stage.name !== "feedback") return game;
  const advanced = advance(game, context);
  return advanced.stage.name === "feedback" ? ask(advanced, context) : advanced;
}

function resume(game: Game, { now }: GameContext): Game {
  const resumed = { ...game, isPaused: false };
  return game.isPaused && game.stage.name === "asking" ? withRunningClock(resumed, now) : resumed;
}
