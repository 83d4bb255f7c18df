import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { openPath } from "@/lib/client/hash-location";
import { paths } from "@/lib/routes";
import { useConfig } from "./config";
import { useAddress } from "./use-route";

/** `exit` ends the game that is being played, `null` while none is. */
export type GameHandle = { exit: (() => void) | null };

/**
 * The quiz-competition flag (spec §3). It belongs to an entry of the browser's history: a reload keeps it, Back leaves the
 * game, and whatever else is opened turns it off.
 */
export function useTraining() {
  const { trainingMode } = useConfig().features.flexiFeatures;
  const address = useAddress();
  const game = useRef<GameHandle>(null);
  const isHome = address.path === paths.home;
  const isOn = trainingMode.enabled && isHome && address.isTraining;

  const startAtFirst = useEffectEvent(() => {
    const isWanted = trainingMode.enabled && trainingMode.trainingAutoStart;
    if (isWanted && isHome) openPath(paths.home, { replace: true, isTraining: true });
  });
  useLayoutEffect(() => startAtFirst(), []);

  return {
    isOn,
    isInMenu: trainingMode.enabled && trainingMode.menuEnabled,
    game,
    /** Ends the game that is being played, as the exit below its question does. Otherwise it turns the quiz on or off. */
    toggle: () => {
      const exit = game.current?.exit;
      if (exit) exit();
      else openPath(paths.home, { isTraining: !isOn });
    },
  };
}

export type Training = ReturnType<typeof useTraining>;
