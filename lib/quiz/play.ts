import type { QuizTopic } from "../config/app-config";
import { ownValue } from "../own-value";
import { trainingTexts } from "../texts/training";
import { advance, settle } from "./answer";
import { buildQuestion } from "./build-question";
import { ranMs, withRunningClock, withStoppedClock } from "./clock";
import type { GameContext } from "./context";
import { type Game, newGame } from "./game-state";
import { isPlaying } from "./game-view";
import { isMemoriesTopic } from "./memories-topic";
import { showMessage } from "./message";
import { pickQuestion } from "./pick-question";
import type { QuizModule } from "./question";
import type { LevelName } from "./rules";
import { missedModules, withUsed } from "./seen";

export type ChallengeStart = {
  topicId: string;
  level: LevelName;
  modules: QuizModule[];
  rival: string;
  /** The rival's. */
  score: number;
};

/** Needs a topic. Everything is reset except what is stored between games (spec §4). Own memories are not a game. */
export function start(game: Game, gameId: string, context: GameContext): Game {
  if (!game.topicId) return showMessage(game, "error", trainingTexts.topicRequired, context);
  const topic = topicOf(game, context);
  if (!topic) return showMessage(game, "error", trainingTexts.topicInvalid, context);
  if (isMemoriesTopic(topic)) return game;
  return { ...fresh(game), gameId, stage: { name: "loading" } };
}

/** One round of the missed questions, without an opponent and without points. */
export function practise(game: Game, gameId: string, context: GameContext): Game {
  const modules = missedModules(game);
  if (game.stage.name !== "ended" || modules.length === 0) return game;
  return ask({ ...fresh(game), gameId, kind: "practice", modules, distractors: game.distractors }, context);
}

/** The questions of somebody else's game, in their order, and the score to beat. What can no longer be asked is left out. */
export function startChallenge(
  { topicId, level, modules, rival, score }: ChallengeStart,
  { topics, ...context }: GameContext,
): Game {
  const topic = ownValue(topics, topicId);
  const game: Game = { ...newGame(topicId, level), kind: "challenge", rival, aiScore: score, modules };
  const isPlayable = (module: QuizModule) =>
    topic !== undefined && buildQuestion(module, { ...game, topic, random: context.random }) !== null;
  return ask({ ...game, modules: modules.filter(isPlayable) }, { topics, ...context });
}

/** Returns to the setup without a topic. */
export function leave(game: Game): Game {
  return { ...fresh(game), topicId: null };
}

/** Asks the next question, at the selected level. */
export function ask(game: Game, context: GameContext): Game {
  const topic = topicOf(game, context);
  if (!topic) return showMessage(leave(game), "error", trainingTexts.topicInvalid, context);
  const picked = pickQuestion(game, topic, context.random);
  if (!picked) return { ...game, stage: { name: "empty" } };
  const shownAtMs = ranMs(game, context.now);
  const stage = { name: "asking", ...picked, level: game.level, selected: null, shownAtMs } as const;
  const next = withUsed({ ...game, stage }, picked.question.module);
  return game.isPaused ? next : withRunningClock(next, context.now);
}

/** Ends the game; a pending answer of the opponent counts. */
export function exit(game: Game, context: GameContext, text: string = trainingTexts.ended): Game {
  if (!isPlaying(game)) return game;
  const over: Game = {
    ...withStoppedClock(advance(settle(game), context), context.now),
    stage: { name: "ended" },
    isPaused: false,
  };
  return showMessage(over, "ended", text, context);
}

/** A new game with what is stored between games. */
function fresh({ topicId, level, seen, unsaved }: Game): Game {
  return { ...newGame(topicId, level), seen, unsaved };
}

function topicOf({ topicId }: Game, { topics }: GameContext): QuizTopic | undefined {
  return ownValue(topics, topicId);
}
