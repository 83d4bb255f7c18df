import { useEffect, useEffectEvent, useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { anything } from "@/lib/api/shape";
import { post } from "@/lib/client/api";
import { ignoreWhileNavigatingAway } from "@/lib/client/ignore-while-navigating-away";
import type { QuizTopic } from "@/lib/config/app-config";
import {
  type MemoryAction,
  type MemoryQuestion,
  type MemoryRound,
  newRound,
  reduceRound,
} from "@/lib/quiz/memory-round";
import { quiz } from "@/lib/quiz/rules";
import { memoriesTexts } from "@/lib/texts/memories";
import { trainingTexts } from "@/lib/texts/training";

/** Rounds of own memories. They are not stored, so that a memory that is removed from the game or deleted is never shown again. */
export function useMemories({ endpoint, contentFilter }: QuizTopic["dataSource"]) {
  const [round, setRound] = useState<MemoryRound | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, run } = useBusy();

  const load = () =>
    run(async () => {
      setFailure(null);
      try {
        setRound(newRound(await post(endpoint, { contentFilter, limit: quiz.memoryQuestionsPerRound }, anything)));
      } catch (error) {
        await ignoreWhileNavigatingAway(error);
        console.warn("The questions could not be loaded.", error);
        setFailure(trainingTexts.questionsError);
      }
    });

  const loadFirst = useEffectEvent(load);
  useEffect(() => void loadFirst(), []);

  const act = (action: MemoryAction) => setRound((latest) => latest && reduceRound(latest, action));

  /** Takes the memory of a question out of the game. */
  async function remove({ conversationId }: MemoryQuestion) {
    setFailure(null);
    act({ type: "removeMemory" });
    await post("/api/conversation/game", { id: conversationId, useInGame: false }, anything).catch(() =>
      setFailure(memoriesTexts.changeFailed),
    );
  }

  return { round, failure, busy, load, act, remove };
}
