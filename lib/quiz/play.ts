import type { QuizTopic } from "../config/app-config";
import { trainingTexts } from "../texts/training";
import { advance, settle } from "./answer";
import { ranMs, withRunningClock, withStoppedClock } from "./clock";
import type { GameContext } from "./context";
import { type Game, newGame } from "./game-state";
import { isPlaying } from "./game-view";
import { isMemoriesTopic } from "./memories-topic";
import { say } from "./message";
import { pickQuestion } from "./pick-question";
import { missedModules, withUsed } from "./seen";

/** A topic has to be chosen; everything but the memory of earlier games begins anew (spec §4). Own memories are no game. */
export function start(game: Game, gameId: string, context: GameContext): Game {
  if (!game.topicId) return say(game, "error", trainingTexts.topicRequired, context);
  const topic = topicOf(game, context);
  if (!topic) return say(game, "error", trainingTexts.topicInvalid, context);
  if (isMemoriesTopic(topic)) return game;
  return { ...fresh(game), gameId, stage: { name: "loading" } };
}

/** One round of what was missed. It is not ranked. */
export function practise(game: Game, gameId: string, context: GameContext): Game {
  const modules = missedModules(game);
  if (game.stage.name !== "ended" || modules.length === 0) return game;
  return ask({ ...fresh(game), gameId, kind: "practice", modules, distractors: game.distractors }, context);
}

/** Back to the setup, with another topic to be chosen. */
export function leave(game: Game): Game {
  return { ...fresh(game), topicId: null };
}

/** Puts the next question, at the level that is selected by now. */
export function ask(game: Game, context: GameContext): Game {
  const topic = topicOf(game, context);
  if (!topic) return say(leave(game), "error", trainingTexts.topicInvalid, context);
  const draw = pickQuestion(game, topic, context.random);
  if (!draw) return { ...game, stage: { name: "empty" } };
  const shownAtMs = ranMs(game, context.now);
  const stage = { name: "asking", ...draw, level: game.level, selected: null, shownAtMs } as const;
  const asked = withUsed({ ...game, stage }, draw.question.module);
  return game.isPaused ? asked : withRunningClock(asked, context.now);
}

/** Ends the game; the opponent's answer, if it is still thinking, counts. */
export function exit(game: Game, context: GameContext): Game {
  if (!isPlaying(game)) return game;
  const over: Game = {
    ...withStoppedClock(advance(settle(game), context), context.now),
    stage: { name: "ended" },
    isPaused: false,
  };
  return say(over, "ended", trainingTexts.ended, context);
}

/** A new game with what outlives the old one. */
function fresh({ topicId, level, seen, unsaved }: Game): Game {
  return { ...newGame(topicId, level), seen, unsaved };
}

function topicOf({ topicId }: Game, { topics }: GameContext): QuizTopic | undefined {
  return topicId !== null && Object.hasOwn(topics, topicId) ? topics[topicId] : undefined;
}
