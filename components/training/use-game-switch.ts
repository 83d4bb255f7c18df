import { useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useBusy } from "@/components/ui/use-busy";
import type { Thread } from "@/lib/api/responses";
import { anything } from "@/lib/api/shape";
import { post } from "@/lib/client/api";
import type { TrainingConfig } from "@/lib/config/app-config";
import { isMemoriesTopic } from "@/lib/quiz/memories-topic";
import { threadUrl } from "@/lib/routes";
import { fetchTopics } from "./use-topics";

const once = {
  revalidateIfStale: false,
  revalidateOnReconnect: false,
};

/** Whether the game may ask about a conversation. `isOffered`: the operator has configured a topic of own memories. */
export function useGameSwitch(id: string, isOn: boolean) {
  const { data } = useSWR<TrainingConfig>("/api/config/flexifeatures/training/config.json", fetchTopics, once);
  const { mutate } = useSWRConfig();
  const [hasFailed, setFailed] = useState(false);
  const { busy, run } = useBusy();

  const toggle = () =>
    run(async () => {
      setFailed(false);
      const useInGame = !isOn;
      const changed = (thread?: Thread) => thread && { ...thread, conversation: { ...thread.conversation, useInGame } };
      try {
        await post("/api/conversation/game", { id, useInGame }, anything);
        await mutate<Thread>(threadUrl(id), changed, { revalidate: false });
      } catch {
        setFailed(true);
      }
    });

  const isOffered = Object.values(data?.topics ?? {}).some(isMemoriesTopic);
  // During the call it shows the new choice.
  return { isOffered, isChecked: busy ? !isOn : isOn, busy, hasFailed, toggle };
}
