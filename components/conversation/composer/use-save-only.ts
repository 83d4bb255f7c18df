import { useState } from "react";
import { useSWRConfig } from "swr";
import { loadReceiveReply } from "@/components/conversation/thread/use-conversation";
import type { ErrorCode } from "@/lib/api/error-codes";
import type { Thread } from "@/lib/api/responses";
import { requestErrorOf } from "@/lib/client/api";
import type { UnsavedMessage } from "@/lib/conversation/thread/live-reply";
import { threadUrl } from "@/lib/routes";
import type { OutgoingMessage } from "./use-outgoing";

/** Saves a message of a conversation without asking the AI. */
export function useSaveOnly(thread: Thread | undefined) {
  const { mutate } = useSWRConfig();
  const [savingOnly, setSavingOnly] = useState<UnsavedMessage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** Returns the code of a failure. */
  async function saveMessage(outgoing: OutgoingMessage): Promise<ErrorCode | null> {
    if (!thread) return null;
    const { text, requestKey, uploaded, onSaved, onFailed } = outgoing;
    const { _id: conversationId, projectName, topic } = thread.conversation;
    const message = { conversationId, projectName, topic, message: text, files: uploaded, keepOnly: true };
    setProblem(null);
    setSavingOnly(outgoing);
    try {
      const { saveWithoutReply } = await loadReceiveReply();
      const update = await saveWithoutReply(message, requestKey);
      onSaved();
      await mutate<Thread>(threadUrl(conversationId), update, { revalidate: false });
      setSavingOnly(null);
      return null;
    } catch (failure) {
      const { code, message } = requestErrorOf(failure);
      setProblem(message);
      setSavingOnly(null);
      onFailed();
      // The answer may have been lost, and the message be saved.
      await mutate(threadUrl(conversationId)).catch(() => null);
      return code;
    }
  }

  return { savingOnly, saveProblem: problem, saveMessage, forgetProblem: () => setProblem(null) };
}
