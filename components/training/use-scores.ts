import { useEffect, useEffectEvent } from "react";
import useSWR from "swr";
import { anything, flag, listOf, number, optional, shape, text } from "@/lib/api/shape";
import type { ScoreRecord, Scores, TopScore } from "@/lib/api/training-schemas";
import { post, request } from "@/lib/client/api";
import { ignoreWhileNavigatingAway } from "@/lib/client/ignore-while-navigating-away";
import type { GameAction } from "@/lib/quiz/game";
import type { Game } from "@/lib/quiz/game-state";
import { isRefusal } from "./use-deferred-login";

const path = "/api/scores";
const options = { defersLogin: true };

const record = { score: number, round: number, timeTaken: number, level: text, username: text, date: text };
const isScores = shape<Scores>({
  userScores: listOf(shape<ScoreRecord>(record)),
  topScores: listOf(shape<TopScore>({ ...record, displayName: text, isOwn: optional(flag) })),
});

/**
 * Posts the scores of a game one after the other. A failure is only logged (spec §7). If the token was refused, the score is
 * posted again with the next token.
 */
export function useScoreSaves(
  { unsaved: [save] }: Game,
  { username, token }: { username: string; token: string | null },
  act: (action: GameAction) => void,
) {
  const removeSaved = useEffectEvent(() => act({ type: "saved" }));

  useEffect(() => {
    if (!save || !token) return;
    let isCurrent = true;
    const next = () => isCurrent && removeSaved();
    post(path, { ...save, username }, anything, options).then(next, async (failure: Error) => {
      await ignoreWhileNavigatingAway(failure);
      console.warn("The score was not saved.", failure.message);
      if (!isRefusal(failure)) next();
    });
    return () => {
      isCurrent = false;
    };
  }, [save, username, token]);
}

/** Both score lists: read when a game starts, and again when it is over and all of its scores are saved. A practice shows none. */
export function useScores({ gameId, kind, stage, unsaved }: Game) {
  const isSettled = stage.name === "ended" && unsaved.length === 0;
  const key = gameId && kind === "public" ? ([path, gameId, isSettled] as const) : null;
  const { data, isLoading } = useSWR<Scores, Error>(key, () => request("GET", path, undefined, isScores, options), {
    keepPreviousData: true,
    shouldRetryOnError: (failure: Error) => !isRefusal(failure),
    onError: (failure: Error) => console.warn("The scores could not be loaded.", failure.message),
  });
  return { isLoading: isLoading && !data, userScores: data?.userScores ?? [], topScores: data?.topScores ?? [] };
}

export type Boards = ReturnType<typeof useScores>;
