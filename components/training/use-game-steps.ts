import { useEffect } from "react";
import { fetchRound, type RoundContent } from "@/lib/client/round-content";
import type { QuizTopic } from "@/lib/config/app-config";
import type { GameAction } from "@/lib/quiz/game";
import type { Game } from "@/lib/quiz/game-state";
import { seenOf } from "@/lib/quiz/seen";

/** The game itself says that its topic is gone. */
const nothing = Promise.resolve<RoundContent>({ modules: [], distractors: [] });

type Act = (action: GameAction) => void;
/** `topic`: of the game; `null` if it is gone, `undefined` while the topics are on their way. */
type Source = { topic: QuizTopic | null | undefined; useAllDistractors: boolean };

/** What a game does by itself: it loads each round, lets the opponent answer, goes on, and takes messages away. */
export function useGameSteps(game: Game, source: Source, act: Act) {
  useLoading(game, source, act);
  useNextStep(game, act);
  useMessageEnd(game, act);
}

function useLoading(game: Game, { topic, useAllDistractors }: Source, act: Act) {
  const isLoading = game.stage.name === "loading";
  const { gameId, round, level } = game;
  const { used, missed } = seenOf(game);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is loaded once, with what was seen until then
  useEffect(() => {
    if (!isLoading || topic === undefined) return;
    let isCurrent = true;
    const again = missed.map(({ id }) => id);
    const wanted = { level, used: used.filter((id) => !again.includes(id)), useAllDistractors };
    (topic ? fetchRound(topic, wanted) : nothing).then(
      (round) => isCurrent && act({ type: "loaded", gameId, ...round }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, topic, useAllDistractors, gameId, round, act]);
}

function useNextStep({ stage, isPaused }: Game, act: Act) {
  useEffect(() => {
    if (isPaused) return;
    let timer: ReturnType<typeof setTimeout>;
    if (stage.name === "thinking") timer = setTimeout(() => act({ type: "opponent" }), stage.opponent.delayMs);
    if (stage.name === "feedback") timer = setTimeout(() => act({ type: "next" }), stage.durationMs);
    return () => clearTimeout(timer);
  }, [stage, isPaused, act]);
}

function useMessageEnd({ messages }: Game, act: Act) {
  const untils = messages.flatMap(({ until }) => until ?? []);
  const next = untils.length > 0 ? Math.min(...untils) : null;

  useEffect(() => {
    if (next === null) return;
    let timer: ReturnType<typeof setTimeout>;
    // A timer may ring a little before its time.
    const wait = () => {
      const left = next - Date.now();
      if (left <= 0) act({ type: "tick" });
      else timer = setTimeout(wait, left);
    };
    wait();
    return () => clearTimeout(timer);
  }, [next, act]);
}
