import { useCallback, useState } from "react";
import { useSWRConfig } from "swr";
import type { Thread } from "@/lib/api/responses";
import { anything } from "@/lib/api/shape";
import { post } from "@/lib/client/api";
import { threadUrl } from "@/lib/routes";

/** Changes whether the game may ask about a conversation. The new choice is shown while it is saved. */
export function useGameSwitch(id: string, isOn: boolean) {
  const { mutate } = useSWRConfig();
  const [hasFailed, setFailed] = useState(false);

  const toggle = useCallback(async () => {
    const useInGame = !isOn;
    const changed = (thread?: Thread) => thread && { ...thread, conversation: { ...thread.conversation, useInGame } };
    const save = async (thread?: Thread) => {
      await post("/api/conversation/game", { id, useInGame }, anything);
      return changed(thread);
    };
    setFailed(false);
    try {
      await mutate<Thread | undefined>(threadUrl(id), save, {
        optimisticData: changed,
        revalidate: false,
      });
    } catch {
      setFailed(true);
    }
  }, [id, isOn, mutate]);

  return { hasFailed, toggle };
}
