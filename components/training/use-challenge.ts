import { useEffect, useEffectEvent, useState } from "react";
import useSWR from "swr";
import { useBusy } from "@/components/ui/use-busy";
import { anything, flag, listOf, number, oneOf, shape, text } from "@/lib/api/shape";
import type { Challenge, NewChallenge, NewResult } from "@/lib/api/training-schemas";
import { getAs, post, type RequestError, requestErrorOf } from "@/lib/client/api";
import { linkTo } from "@/lib/client/share";
import { orderedModulesIn } from "@/lib/quiz/content";
import type { GameAction } from "@/lib/quiz/game";
import type { Game } from "@/lib/quiz/game-state";
import { rightCount } from "@/lib/quiz/game-view";
import { levelNames } from "@/lib/quiz/rules";
import { challengePrefix } from "@/lib/routes";
import { challengeTexts } from "@/lib/texts/challenge";

const path = "/api/training/challenges";

/** Its modules are read as leniently as those of a game. */
export type ReceivedChallenge = Omit<Challenge, "modules"> & { modules: unknown[] };
type ChallengeResult = Challenge["results"][number];

const isChallenge = shape<ReceivedChallenge>({
  ...{ topic: text, level: oneOf(...levelNames), total: number, endsAt: text, modules: listOf(anything) },
  results: listOf(
    shape<ChallengeResult>({
      name: text,
      score: number,
      right: number,
      total: number,
      isOwn: flag,
      isChallenger: flag,
    }),
  ),
});
const fetchChallenge = getAs(isChallenge);

export const challengeLink = (id: string) => linkTo(challengePrefix + encodeURIComponent(id));

/** Makes a challenge of a finished game. `link` is `null` until there is one. */
export function useNewChallenge(challenge: NewChallenge) {
  const { busy, run } = useBusy();
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const create = () =>
    run(async () => {
      setProblem(null);
      await post(path, challenge, shape<{ challengeId: string }>({ challengeId: text })).then(
        ({ challengeId }) => setLink(challengeLink(challengeId)),
        (failure) => setProblem(requestErrorOf(failure).message),
      );
    });
  return { link, busy, problem, create };
}

/** A challenge, and the own game of it. Once that is over, its result is sent; until it is saved, the game stays in the browser. */
export function useChallenge(id: string | undefined, game: Game) {
  const own = id === undefined ? null : `${path}/${encodeURIComponent(id)}`;
  const { data, error, isValidating, mutate } = useSWR<ReceivedChallenge, RequestError>(own, fetchChallenge);
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const result = game.kind === "challenge" && game.stage.name === "ended" ? resultOf(game) : null;
  const isUnsaved = own !== null && result !== null && data !== undefined && data.modules.length > 0;

  const save = () =>
    run(async () => {
      if (own === null) return;
      setProblem(null);
      try {
        await mutate(await post(own, result, isChallenge), { revalidate: false });
      } catch (failure) {
        const { code, message } = requestErrorOf(failure);
        if (code === "challenge_played") await mutate();
        else setProblem(challengeTexts.unsaved(message));
      }
    });
  const saveAtOnce = useEffectEvent(() => void save());
  useEffect(() => {
    if (isUnsaved) saveAtOnce();
  }, [isUnsaved]);

  return {
    id,
    challenge: data,
    /** The person has played it, or set it. */
    isOver: data?.modules.length === 0,
    start(act: (action: GameAction) => void) {
      const rival = data?.results.find(({ isChallenger }) => isChallenger);
      if (!data || !rival) return;
      const { topic: topicId, level } = data;
      const modules = orderedModulesIn(data.modules);
      act({ type: "challenge", topicId, level, modules, rival: rival.name, score: rival.score });
    },
    /** Why there is no challenge to show. */
    failure: data ? null : error,
    isValidating,
    retry: () => void mutate(),
    /** The result of a game whose result is not saved yet. */
    unsaved: isUnsaved ? result : null,
    saving: { busy, problem, save },
  };
}

export type ShownChallenge = ReturnType<typeof useChallenge>;

const resultOf = (game: Game): NewResult => ({
  score: game.userScore,
  right: rightCount(game),
  total: game.modules.length,
});
