import { useState } from "react";
import { useSWRConfig } from "swr";
import { useBusy } from "@/components/ui/use-busy";
import { isWhenChanged } from "@/lib/api/conversation-shapes";
import type { MemoryWhen, Thread } from "@/lib/api/responses";
import { request, requestErrorOf } from "@/lib/client/api";
import { latestUrl, lifeLineUrl, threadUrl } from "@/lib/routes";

/** Saves when a memory was. `problem`: why that failed, or what `setProblem` was given. */
export function useWhenChange(id: string) {
  const { mutate } = useSWRConfig();
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);

  async function change(whenText: string, onSaved: (when: MemoryWhen | null) => void) {
    try {
      const { when } = await request("PATCH", threadUrl(id), { whenText }, isWhenChanged);
      const changed = (thread?: Thread) => thread && { ...thread, conversation: { ...thread.conversation, when } };
      await mutate<Thread | undefined>(threadUrl(id), changed, { revalidate: false });
      onSaved(when);
      // The menu and the life line change, too.
      void mutate(latestUrl);
      void mutate(lifeLineUrl);
    } catch (failure) {
      setProblem(requestErrorOf(failure).message);
    }
  }

  const save = (whenText: string, onSaved: (when: MemoryWhen | null) => void) => run(() => change(whenText, onSaved));
  return { busy, problem, setProblem, save };
}
