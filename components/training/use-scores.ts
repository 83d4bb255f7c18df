import { useEffect } from "react";
import useSWR from "swr";
import { anything, listOf, number, shape, text } from "@/lib/api/shape";
import { getAs, post } from "@/lib/client/api";
import { unlessLeaving } from "@/lib/client/leaving";
import type { GameAction } from "@/lib/quiz/game";
import type { Game } from "@/lib/quiz/game-state";
import type { ScoreRecord, Scores } from "@/lib/training-schemas";

const path = "/api/scores";

const lines = listOf(
  shape<ScoreRecord>({ score: number, round: number, timeTaken: number, level: text, username: text, date: text }),
);
const fetchScores = getAs(shape<Scores>({ userScores: lines, topScores: lines }));

/** Posts the scores of a game one after the other. That one could not be saved is only logged (spec §7). */
export function useScoreSaves({ unsaved: [save] }: Game, username: string, act: (action: GameAction) => void) {
  useEffect(() => {
    if (!save) return;
    let isCurrent = true;
    post(path, { ...save, username }, anything)
      .catch(async (failure: Error) => {
        await unlessLeaving(failure);
        console.warn("The score was not saved.", failure.message);
      })
      .then(() => isCurrent && act({ type: "saved" }));
    return () => {
      isCurrent = false;
    };
  }, [save, username, act]);
}

/** Both boards: read when a game starts, and again when it is over and all of its scores are saved. */
export function useScores({ gameId, stage, unsaved }: Game) {
  const isSettled = stage.name === "ended" && unsaved.length === 0;
  const key = gameId ? ([path, gameId, isSettled] as const) : null;
  const { data, isLoading } = useSWR<Scores>(key, () => fetchScores(path), { keepPreviousData: true });
  return { isLoading: isLoading && !data, userScores: data?.userScores ?? [], topScores: data?.topScores ?? [] };
}

export type Boards = ReturnType<typeof useScores>;
