import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { newRequestKey } from "@/lib/client/request-key";
import type { FeatureConfig } from "@/lib/config/app-config";
import type { GameContext } from "@/lib/quiz/context";
import { type GameAction, reduceGame } from "@/lib/quiz/game";
import { type Game, newGame } from "@/lib/quiz/game-state";
import { isPlaying } from "@/lib/quiz/game-view";
import { offeredLevels } from "@/lib/quiz/opponent";
import { restoreGame, toSavedGame } from "@/lib/quiz/saved-game";
import { trainingTexts } from "@/lib/texts/training";
import { useDeferredLogin } from "./use-deferred-login";
import { useGameSteps } from "./use-game-steps";
import { useScoreSaves, useScores } from "./use-scores";
import { useTopics } from "./use-topics";

type TrainingMode = FeatureConfig["flexiFeatures"]["trainingMode"];
type Rules = Pick<GameContext, "topics" | "opponents">;

const scope = "training.game";
const noTopics = {};

/** The training game of a person, kept in the browser so that it can be gone on with after a reload. */
export function useGame(username: string, { selectedTopic, useAllDistractors, aiCompetition }: TrainingMode) {
  const [game, setGame] = useState(() => firstGame(username, aiCompetition.levels));
  const [former, setFormer] = useState<Game | null>(null);
  const { topics, isMissing, retry } = useTopics((text) => act({ type: "error", text }));
  const latest = useRef(game);
  const rules = useRef<Rules>({ topics: noTopics, opponents: [] });

  useLayoutEffect(() => {
    rules.current = { topics: topics ?? noTopics, opponents: aiCompetition.levels };
  }, [topics, aiCompetition]);

  const keep = useCallback(() => writeDraft(username, scope, toSavedGame(latest.current, Date.now())), [username]);

  const act = useCallback(
    (action: GameAction) => {
      const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      const context = { ...rules.current, now: Date.now(), random: Math.random, prefersReducedMotion };
      latest.current = stepped(latest.current, action, context);
      keep();
      setGame(latest.current);
    },
    [keep],
  );

  useEffect(() => {
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [keep]);

  useEffect(() => {
    const isOpen = latest.current.topicId === null && topics !== null;
    if (isOpen && Object.hasOwn(topics, selectedTopic)) act({ type: "choose", topicId: selectedTopic });
  }, [topics, selectedTopic, act]);

  const topic = topics ? (topics[game.topicId ?? ""] ?? null) : undefined;
  useGameSteps(game, { topic, useAllDistractors }, act);
  const { login, ...caller } = useDeferredLogin(game.stage.name === "setup");
  useScoreSaves(game, { username, ...caller }, act);
  const boards = useScores(game, caller.deferLogin);

  function start() {
    setFormer(game.stage.name === "ended" ? game : null);
    act({ type: "start", gameId: newRequestKey() });
  }

  return {
    game,
    /** The game that is over and stays on the screen until the next one has its first question. */
    former: game.stage.name === "loading" && game.answers.length === 0 ? former : null,
    boards,
    topic,
    topics: { names: Object.keys(topics ?? noTopics), isReady: topics !== null, isMissing, retry },
    act,
    /** Where the login is due that was deferred. */
    login,
    start,
    practise: () => act({ type: "practise", gameId: newRequestKey() }),
  };
}

/** The game that was left, or one to be set up. */
function firstGame(username: string, opponents: GameContext["opponents"]): Game {
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
