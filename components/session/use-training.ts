import { useEffectEvent, useLayoutEffect } from "react";
import { openPath } from "@/lib/client/hash-location";
import { type AppView, paths } from "@/lib/routes";
import { useConfig } from "./use-config";

/**
 * The quiz-competition flag (spec §3). It belongs to an entry of the browser's history: a reload keeps it, Back leaves the
 * game, and opening anything else turns it off.
 */
export function useTraining(view: AppView) {
  const { trainingMode } = useConfig().features.flexiFeatures;
  const isOn = view.name === "training";

  const startOnFirstLoad = useEffectEvent(() => {
    const isWanted = trainingMode.enabled && trainingMode.trainingAutoStart;
    if (isWanted && view.name === "home") openPath(paths.home, { replace: true, isTraining: true });
  });
  useLayoutEffect(() => startOnFirstLoad(), []);

  return {
    isOn,
    isInMenu: trainingMode.enabled && trainingMode.menuEnabled,
    /** Turns the quiz on or off (spec §4). A game that is being played waits. */
    toggle: () => openPath(paths.home, { isTraining: !isOn }),
  };
}

export type Training = ReturnType<typeof useTraining>;
