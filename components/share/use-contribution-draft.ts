import { useRef } from "react";
import { type Attachment, uploadedOf } from "@/components/files/attachment";
import { useDraftFiles } from "@/components/files/use-draft-files";
import type { Files } from "@/components/files/use-files";
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
    /** `isMore`: something was discarded with it. */
    discard: (isMore = false) => {
      if (draft || isMore) showDiscarded(draft ?? { text: "", requestKey: "" });
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

export type ContributionDraft = ReturnType<typeof useContributionDraft> & { files?: Files };

/** The same with files. */
export function useContributionDraftWithFiles(conversationId: string, name: string) {
  const { clear, discard, undo, ...draft } = useContributionDraft(conversationId, name);
  const unsent = useDraftFiles(`${conversationId}.contribution.file-${name}`);
  const discarded = useRef<Attachment[]>([]);
  const { attachments } = unsent;
  const removeAll = () => {
    for (const { key } of attachments) unsent.remove(key);
  };
  /** With other files it is something else to send. */
  const renewKey = () => {
    if (draft.text !== null) draft.write(draft.text);
  };
  return {
    ...draft,
    files: {
      ...unsent,
      attach: (chosen: File[]) => {
        unsent.attach(chosen);
        renewKey();
      },
      remove: (key: string) => {
        unsent.remove(key);
        renewKey();
      },
    },
    clear: () => {
      removeAll();
      clear();
    },
    discard: () => {
      discarded.current = attachments.filter(uploadedOf);
      removeAll();
      discard(discarded.current.length > 0);
    },
    undo:
      undo &&
      (() => {
        for (const attachment of discarded.current) unsent.restore(attachment);
        undo();
      }),
  };
}
