import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { prefersReducedMotion } from "@/lib/client/prefers-reduced-motion";
import { newRequestKey } from "@/lib/client/request-key";
import type { FeatureConfig } from "@/lib/config/app-config";
import { ownValue } from "@/lib/own-value";
import type { GameContext } from "@/lib/quiz/context";
import { type GameAction, reduceGame } from "@/lib/quiz/game";
import { type Game, newGame } from "@/lib/quiz/game-state";
import { isPlaying } from "@/lib/quiz/game-view";
import { offeredLevels } from "@/lib/quiz/opponent";
import { restoreGame, toSavedGame } from "@/lib/quiz/saved-game";
import { trainingTexts } from "@/lib/texts/training";
import { useDeferredLogin } from "./use-deferred-login";
import { useExplanation } from "./use-explanation";
import { useGameSteps } from "./use-game-steps";
import { useScoreSaves, useScores } from "./use-scores";
import { useTopics } from "./use-topics";

type TrainingMode = FeatureConfig["flexiFeatures"]["trainingMode"];

const noTopics = {};

/**
 * The training game of a person, or the one of a challenge. It is stored in the browser, so that it can be continued after a reload.
 */
export function useGame(
  username: string,
  { selectedTopic, useAllDistractors, aiCompetition }: TrainingMode,
  challengeId?: string,
) {
  const scope = challengeId ? `training.game.${challengeId}` : "training.game";
  const [game, setGame] = useState(() => firstGame(username, scope, aiCompetition.levels));
  const [former, setFormer] = useState<Game | null>(null);
  const { topics, isMissing, retry } = useTopics((text) => act({ type: "error", text }));
  const latest = useRef(game);

  const save = () => writeDraft(username, scope, toSavedGame(latest.current, Date.now()));

  function act(action: GameAction): void {
    const { answers } = latest.current;
    latest.current = stepped(latest.current, action, {
      topics: topics ?? noTopics,
      opponents: aiCompetition.levels,
      now: Date.now(),
      random: Math.random,
      prefersReducedMotion: prefersReducedMotion(),
    });
    save();
    setGame(latest.current);
    const given = latest.current.answers[answers.length];
    if (action.type === "submit" && given) vibrate(given.isRight);
  }

  const saveOnLeave = useEffectEvent(save);
  useEffect(() => {
    const listener = () => saveOnLeave();
    window.addEventListener("pagehide", listener);
    return () => {
      window.removeEventListener("pagehide", listener);
      listener();
    };
  }, []);

  const chooseDefault = useEffectEvent((topicId: string) => {
    if (latest.current.topicId === null) act({ type: "choose", topicId });
  });
  useEffect(() => {
    if (topics && Object.hasOwn(topics, selectedTopic)) chooseDefault(selectedTopic);
  }, [topics, selectedTopic]);

  const topic = topics ? (ownValue(topics, game.topicId) ?? null) : undefined;
  useGameSteps(game, { topic, useAllDistractors }, act);
  const { token, login } = useDeferredLogin(game.stage.name === "setup");
  useScoreSaves(game, { username, token }, act);
  const boards = useScores(game);

  function start() {
    setFormer(game.stage.name === "ended" ? game : null);
    act({ type: "start", gameId: newRequestKey() });
  }

  function reload() {
    setFormer(null);
    act({ type: "reload" });
  }

  return {
    game,
    /** The game that is over and stays on the screen until the next one has its first question. */
    former: game.stage.name === "loading" && game.answers.length === 0 ? former : null,
    boards,
    /** What a wrong answer on the screen would have been right for. */
    explanation: useExplanation(game, topic),
    topic,
    topics: { names: Object.keys(topics ?? noTopics), isReady: topics !== null, isMissing, retry },
    act,
    /** Opens the deferred login; `null` if no login is needed. */
    login,
    start,
    /** Tries again to load the questions of the round. */
    reload,
    practise: () => act({ type: "practise", gameId: newRequestKey() }),
  };
}

/** A right answer is felt once, a wrong one twice, where the device and the person allow it. */
function vibrate(isRight: boolean): void {
  if (!prefersReducedMotion()) navigator.vibrate?.(isRight ? 20 : [20, 60, 20]);
}

/** The stored game, or a new one. */
function firstGame(username: string, scope: string, opponents: GameContext["opponents"]): Game {
  const game = restoreGame(readDraft<object>(username, scope, () => true)) ?? newGame();
  const [weakest = game.level, ...others] = offeredLevels(opponents);
  return isPlaying(game) || others.includes(game.level) ? game : { ...game, level: weakest };
}

function stepped(game: Game, action: GameAction, context: GameContext): Game {
  try {
    return reduceGame(game, action, context);
  } catch (failure) {
    if (action.type !== "submit") throw failure;
    console.warn("The answer could not be judged.", failure);
    return reduceGame(game, { type: "error", text: trainingTexts.answerError }, context);
  }
}
