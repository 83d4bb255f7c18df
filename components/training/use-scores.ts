import { useEffect } from "react";
import useSWR from "swr";
import { anything, listOf, number, shape, text } from "@/lib/api/shape";
import type { ScoreRecord, Scores } from "@/lib/api/training-schemas";
import { post, request } from "@/lib/client/api";
import { ignoreWhileNavigatingAway } from "@/lib/client/ignore-while-navigating-away";
import type { GameAction } from "@/lib/quiz/game";
import type { Game } from "@/lib/quiz/game-state";
import { isRefusal, type useDeferredLogin } from "./use-deferred-login";

const path = "/api/scores";
const options = { defersLogin: true };

const lines = listOf(
  shape<ScoreRecord>({ score: number, round: number, timeTaken: number, level: text, username: text, date: text }),
);
const isScores = shape<Scores>({ userScores: lines, topScores: lines });

type Caller = Omit<ReturnType<typeof useDeferredLogin>, "login">;

/**
 * Posts the scores of a game one after the other. That one could not be saved is only logged (spec §7); where the token was
 * refused, it waits for another one.
 */
export function useScoreSaves(
  { unsaved: [save] }: Game,
  { username, token, deferLogin }: Caller & { username: string },
  act: (action: GameAction) => void,
) {
  useEffect(() => {
    if (!save || !token) return;
    let isCurrent = true;
    const next = () => isCurrent && act({ type: "saved" });
    post(path, { ...save, username }, anything, options).then(next, async (failure: Error) => {
      await ignoreWhileNavigatingAway(failure);
      console.warn("The score was not saved.", failure.message);
      if (isRefusal(failure)) deferLogin(failure);
      else next();
    });
    return () => {
      isCurrent = false;
    };
  }, [save, username, token, deferLogin, act]);
}

/** Both boards: read when a game starts, and again when it is over and all of its scores are saved. */
export function useScores({ gameId, stage, unsaved }: Game, deferLogin: Caller["deferLogin"]) {
  const isSettled = stage.name === "ended" && unsaved.length === 0;
  const key = gameId ? ([path, gameId, isSettled] as const) : null;
  const { data, isLoading } = useSWR<Scores, Error>(key, () => request("GET", path, undefined, isScores, options), {
    keepPreviousData: true,
    shouldRetryOnError: (failure: Error) => !isRefusal(failure),
    onError: (failure: Error) => {
      console.warn("The scores could not be loaded.", failure.message);
      deferLogin(failure);
    },
  });
  return { isLoading: isLoading && !data, userScores: data?.userScores ?? [], topScores: data?.topScores ?? [] };
}

export type Boards = ReturnType<typeof useScores>;
