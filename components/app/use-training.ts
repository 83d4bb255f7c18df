import { useEffectEvent, useLayoutEffect } from "react";
import { openPath } from "@/lib/client/address";
import { paths } from "@/lib/routes";
import { useConfig } from "./config";
import { useAddress } from "./use-route";

/**
 * The quiz-competition flag (spec §3). It belongs to an entry of the browser's history: a reload keeps it, Back leaves the
 * game, and whatever else is opened turns it off.
 */
export function useTraining() {
  const { trainingMode } = useConfig().features.flexiFeatures;
  const address = useAddress();
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
    toggle: () => openPath(paths.home, { isTraining: !isOn }),
  };
}

export type Training = ReturnType<typeof useTraining>;
