import { useTabDraft } from "@/components/session/use-tab-draft";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { timings } from "@/lib/api/limits";
import { newRequestKey } from "@/lib/client/request-key";
import { isTextDraft, type TextDraft } from "@/lib/conversation/thread/unsent";

/** An unsent contribution. `name`: which one of the conversation. `text`: `null` while nothing was typed. */
export function useContributionDraft(conversationId: string, name: string) {
  const { draft, isStored, write, clear } = useTabDraft<TextDraft>(
    `${conversationId}.contribution.${name}`,
    isTextDraft,
  );
  const [discarded, showDiscarded, hideDiscarded] = useAutoDismiss<TextDraft>(timings.undoMs);
  return {
    text: draft?.text ?? null,
    isStored,
    /** Stays the same until the text changes, so that nothing is sent twice. */
    requestKey: draft?.requestKey ?? "",
    write: (text: string) => write({ text, requestKey: newRequestKey() }),
    clear,
    discard: () => {
      if (draft) showDiscarded(draft);
      clear();
    },
    /** Restores what was just discarded; `null`: nothing was, or something else was typed since. */
    undo:
      draft === null && discarded
        ? () => {
            write(discarded);
            hideDiscarded();
          }
        : null,
  };
}

export type ContributionDraft = ReturnType<typeof useContributionDraft>;
