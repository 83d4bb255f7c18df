import { useCallback, useState } from "react";
import { useSWRConfig } from "swr";
import { loadReceiveReply } from "@/components/conversation/thread/use-conversation";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { timings } from "@/lib/api/limits";
import type { Thread } from "@/lib/api/responses";
import { requestErrorOf } from "@/lib/client/api";
import { streamingText as newStreamingText, type StreamingText } from "@/lib/client/streaming-text";
import { threadUrl } from "@/lib/routes";
import { entryTexts } from "@/lib/texts/entries";

/** `turn`: the number of the turn that gets another reply. `streamingText`: the part of that reply received so far. */
type NewReply = { turn: number; streamingText: StreamingText };

/** Asks for another reply to a turn. The former one stays in the thread until the new one is complete. */
export function useAskAgain(id: string, thread: Thread | undefined) {
  const { mutate } = useSWRConfig();
  const [newReply, setNewReply] = useState<NewReply | null>(null);
  const [failure, showFailure] = useAutoDismiss<string>(timings.messageClearingMs);
  const { projectName = "", topic = "" } = thread?.conversation ?? {};

  const askAgain = useCallback(
    async (turn: number) => {
      const streamingText = newStreamingText();
      let problem: string | null = null;
      setNewReply({ turn, streamingText });
      try {
        const question = { conversationId: id, projectName, topic, askAgain: turn };
        await (await loadReceiveReply()).askForAnother(question, streamingText);
      } catch (failed) {
        problem = requestErrorOf(failed).message;
      }
      await mutate(threadUrl(id));
      setNewReply(null);
      if (problem !== null) showFailure(entryTexts.noNewReply(problem));
    },
    [id, projectName, topic, mutate, showFailure],
  );

  return { newReply, askAgain, failure };
}

export type AskAgainState = ReturnType<typeof useAskAgain>;
