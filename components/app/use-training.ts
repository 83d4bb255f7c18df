import { useEffectEvent, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { paths } from "@/lib/routes";
import { useConfig } from "./config";
import { type HistoryState, useOpenPath } from "./use-route";

/**
 * The quiz-competition flag (spec §3). It belongs to an entry of the browser's history: a reload keeps it, Back leaves the
 * game, and whatever else is opened turns it off.
 */
export function useTraining() {
  const { trainingMode } = useConfig().features.flexiFeatures;
  const location = useLocation();
  const open = useOpenPath();
  const isHome = location.pathname === paths.home;
  const isOn = trainingMode.enabled && isHome && Boolean((location.state as HistoryState)?.isTraining);

  const startAtFirst = useEffectEvent(() => {
    const isWanted = trainingMode.enabled && trainingMode.trainingAutoStart;
    if (isWanted && isHome) open(paths.home, { replace: true, isTraining: true });
  });
  useLayoutEffect(() => startAtFirst(), []);

  return {
    isOn,
    isInMenu: trainingMode.enabled && trainingMode.menuEnabled,
    toggle: () => open(paths.home, { isTraining: !isOn }),
  };
}

export type Training = ReturnType<typeof useTraining>;
