import { useEffect, useEffectEvent, useState } from "react";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { useBusy } from "@/components/ui/use-busy";
import { timings } from "@/lib/api/limits";
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
import { labelTexts } from "@/lib/texts/label";
import { trainingTexts } from "@/lib/texts/training";

/** A memory that was just taken out of the game. `removed`: the questions about it that were still to come. */
type TakenOut = { question: MemoryQuestion; removed: MemoryQuestion[] };

/** Rounds of own memories. They are not stored, so that a memory that is removed from the game or deleted is never shown again. */
export function useMemories({ endpoint, contentFilter }: QuizTopic["dataSource"]) {
  const [round, setRound] = useState<MemoryRound | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [takenOut, showTakenOut, clearTakenOut] = useAutoDismiss<TakenOut>(timings.undoMs);
  const { busy, run } = useBusy();

  const load = () =>
    run(async () => {
      setFailure(null);
      clearTakenOut();
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

  async function save({ conversationId: id }: MemoryQuestion, useInGame: boolean, onSaved: () => void) {
    setFailure(null);
    await post("/api/conversation/game", { id, useInGame }, anything).then(onSaved, () =>
      setFailure(labelTexts.changeFailed),
    );
  }

  /** Takes the memory of a question out of the game. */
  function remove(question: MemoryQuestion) {
    const toCome = round?.questions.slice(round.position) ?? [];
    const removed = toCome.filter(({ conversationId }) => conversationId === question.conversationId);
    act({ type: "removeMemory" });
    return save(question, false, () => showTakenOut({ question, removed }));
  }

  function undo({ question, removed }: TakenOut) {
    clearTakenOut();
    return save(question, true, () => act({ type: "restoreMemory", removed }));
  }

  return { round, failure, takenOut, busy, load, act, remove, undo };
}
