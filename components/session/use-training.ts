import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { openPath } from "@/lib/client/hash-location";
import { type AppView, paths } from "@/lib/routes";
import { useConfig } from "./config";

/** `exit` ends the game that is being played; it is `null` while there is none. */
export type GameHandle = { exit: (() => void) | null };

/**
 * The quiz-competition flag (spec §3). It belongs to an entry of the browser's history: a reload keeps it, Back leaves the
 * game, and opening anything else turns it off.
 */
export function useTraining(view: AppView) {
  const { trainingMode } = useConfig().features.flexiFeatures;
  const game = useRef<GameHandle>(null);
  const isOn = view.name === "training";

  const startOnFirstLoad = useEffectEvent(() => {
    const isWanted = trainingMode.enabled && trainingMode.trainingAutoStart;
    if (isWanted && view.name === "home") openPath(paths.home, { replace: true, isTraining: true });
  });
  useLayoutEffect(() => startOnFirstLoad(), []);

  return {
    isOn,
    isInMenu: trainingMode.enabled && trainingMode.menuEnabled,
    game,
    /** Ends the game that is being played, as its exit button does. Otherwise it turns the quiz on or off. */
    toggle: () => {
      const exit = game.current?.exit;
      if (exit) exit();
      else openPath(paths.home, { isTraining: !isOn });
    },
  };
}

export type Training = ReturnType<typeof useTraining>;
