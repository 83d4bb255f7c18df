import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { openPath, readAddress, subscribeAddress } from "@/lib/client/hash-location";
import type { TopicChoice } from "@/lib/config/topics";
import { type Guide, type GuideAction, hasStep, stepOf } from "@/lib/conversation/guide/guide";
import { paths } from "@/lib/routes";

/**
 * Each question has an entry in the browser's history, so that the browser's Back leads to the question before. The entries of a memory
 * that was sent or set aside are passed over.
 */
export function useGuideHistory(guide: Guide, topics: TopicChoice[], act: (action: GuideAction) => void) {
  const step = stepOf(guide);
  const { step: entryStep } = useSyncExternalStore(subscribeAddress, readAddress);
  // A page that opens at an entry of a question shows it; at any other, the guide has moved from the setup.
  const lastStep = useRef(entryStep > 0 ? step : 0);

  const followGuide = useEffectEvent(() => {
    if (step > entryStep) openPath(paths.home, { step });
    else window.history.back();
  });
  const followBrowser = useEffectEvent(() => {
    if (entryStep > step && !hasStep(guide, topics, entryStep)) window.history.back();
    else act({ type: "open", step: entryStep });
  });
  useEffect(() => {
    const isMoved = step !== lastStep.current;
    lastStep.current = step;
    if (step === entryStep) return;
    if (isMoved) followGuide();
    else followBrowser();
  }, [step, entryStep]);
}
