import { useEffect, useEffectEvent } from "react";
import { fetchRound, type RoundContent } from "@/lib/client/round-content";
import type { QuizTopic } from "@/lib/config/app-config";
import type { GameAction } from "@/lib/quiz/game";
import type { Game } from "@/lib/quiz/game-state";
import { canHurry } from "@/lib/quiz/game-view";
import { seenOf } from "@/lib/quiz/seen";

/** For a topic that no longer exists, which the game itself reports. */
const noContent = Promise.resolve<RoundContent>({ modules: [], distractors: [] });

type Act = (action: GameAction) => void;
/** `topic`: `null` if the topic of the game no longer exists, `undefined` while the topics are loading. */
type Source = { topic: QuizTopic | null | undefined; useAllDistractors: boolean };

/** What a game does by itself: it loads each round, lets the opponent answer, opens the next question, and removes messages. */
export function useGameSteps(game: Game, source: Source, act: Act) {
  useLoading(game, source, act);
  useNextStep(game, act);
  useHurry(game, act);
  useMessageEnd(game, act);
}

function useLoading(game: Game, { topic, useAllDistractors }: Source, onStep: Act) {
  const act = useEffectEvent(onStep);
  const isLoading = game.stage.name === "loading";
  const { gameId, round, level } = game;
  const { used, missed } = seenOf(game);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is loaded once, with what was used until then
  useEffect(() => {
    if (!isLoading || topic === undefined) return;
    let isCurrent = true;
    const again = missed.map(({ id }) => id);
    const wanted = { level, used: used.filter((id) => !again.includes(id)), useAllDistractors };
    (topic ? fetchRound(topic, wanted) : noContent).then(
      (round) => isCurrent && act({ type: "loaded", gameId, ...round }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, topic, useAllDistractors, gameId, round]);
}

function useNextStep({ stage, isPaused }: Game, onStep: Act) {
  const act = useEffectEvent(onStep);
  useEffect(() => {
    if (isPaused) return;
    let timer: ReturnType<typeof setTimeout>;
    if (stage.name === "thinking") {
      const { delayMs } = stage.opponent;
      timer = setTimeout(() => act({ type: "opponent" }), Math.min(delayMs, stage.since + delayMs - Date.now()));
    }
    if (stage.name === "feedback" && stage.durationMs !== null)
      timer = setTimeout(() => act({ type: "next" }), stage.durationMs);
    return () => clearTimeout(timer);
  }, [stage, isPaused]);
}

/** A tap, Enter or Space, wherever, hurries an opponent that thinks. */
function useHurry(game: Game, onStep: Act) {
  const hurry = useEffectEvent((event: MouseEvent | KeyboardEvent) => {
    if (!("key" in event) || event.key === "Enter" || event.key === " ") onStep({ type: "hurry" });
  });
  const isWaiting = canHurry(game);
  useEffect(() => {
    if (!isWaiting) return;
    const listener = (event: MouseEvent | KeyboardEvent) => hurry(event);
    window.addEventListener("click", listener);
    window.addEventListener("keydown", listener);
    return () => {
      window.removeEventListener("click", listener);
      window.removeEventListener("keydown", listener);
    };
  }, [isWaiting]);
}

function useMessageEnd({ messages }: Game, onStep: Act) {
  const act = useEffectEvent(onStep);
  const untils = messages.flatMap(({ until }) => until ?? []);
  const next = untils.length > 0 ? Math.min(...untils) : null;

  useEffect(() => {
    if (next === null) return;
    let timer: ReturnType<typeof setTimeout>;
    // A timer can fire slightly too soon.
    const wait = () => {
      const remaining = next - Date.now();
      if (remaining <= 0) act({ type: "tick" });
      else timer = setTimeout(wait, remaining);
    };
    wait();
    return () => clearTimeout(timer);
  }, [next]);
}
