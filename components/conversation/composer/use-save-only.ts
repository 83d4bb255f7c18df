import { useState } from "react";
import { useSWRConfig } from "swr";
import { loadReceiveReply } from "@/components/conversation/thread/use-conversation";
import { useBusy } from "@/components/ui/use-busy";
import type { ErrorCode } from "@/lib/api/error-codes";
import type { Thread, UploadedFile } from "@/lib/api/responses";
import { requestErrorOf } from "@/lib/client/api";
import { threadUrl } from "@/lib/routes";

type Draft = { text: string; requestKey: string };

/** Saves a message of a conversation without asking the AI. */
export function useSaveOnly(thread: Thread | undefined) {
  const { mutate } = useSWRConfig();
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);

  /** Returns the code of a failure. */
  async function saveMessage(
    { text, requestKey }: Draft,
    attached: UploadedFile[],
    onSaved: () => void,
  ): Promise<ErrorCode | null> {
    if (!thread) return null;
    const { _id: conversationId, projectName, topic } = thread.conversation;
    const message = { conversationId, projectName, topic, message: text, files: attached, keepOnly: true };
    let code: ErrorCode | null = null;
    setProblem(null);
    await run(async () => {
      try {
        const { saveWithoutReply } = await loadReceiveReply();
        const update = await saveWithoutReply(message, requestKey);
        onSaved();
        await mutate<Thread>(threadUrl(conversationId), update, { revalidate: false });
      } catch (failure) {
        const error = requestErrorOf(failure);
        code = error.code;
        setProblem(error.message);
      }
    });
    return code;
  }

  return { isSaving: busy, saveProblem: problem, saveMessage };
}
