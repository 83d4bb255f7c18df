import { useEffect, useEffectEvent, useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { anything } from "@/lib/api/shape";
import { post } from "@/lib/client/api";
import { ignoreWhileNavigatingAway } from "@/lib/client/ignore-while-navigating-away";
import type { QuizTopic } from "@/lib/config/app-config";
import { type MemoryAction, type MemoryRound, newRound, reduceRound } from "@/lib/quiz/memory-round";
import { quiz } from "@/lib/quiz/rules";

/** Rounds of own memories. They are not stored, so that a memory that is removed from the game or deleted is never shown again. */
export function useMemories({ endpoint, contentFilter }: QuizTopic["dataSource"]) {
  const [round, setRound] = useState<MemoryRound | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { busy, run } = useBusy();

  const load = () =>
    run(async () => {
      setFailed(false);
      try {
        setRound(newRound(await post(endpoint, { contentFilter, limit: quiz.memoryQuestionsPerRound }, anything)));
      } catch (failure) {
        await ignoreWhileNavigatingAway(failure);
        console.warn("The questions could not be loaded.", failure);
        setFailed(true);
      }
    });

  const loadFirst = useEffectEvent(load);
  useEffect(() => void loadFirst(), []);

  const act = (action: MemoryAction) => setRound((latest) => latest && reduceRound(latest, action));
  return { round, hasFailed, busy, load, act };
}
