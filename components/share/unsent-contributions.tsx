import { DiscardedNotice } from "@/components/session/discarded-notice";
import { useUsername } from "@/components/session/use-session";
import { useDraftList } from "@/components/session/use-tab-draft";
import { Button } from "@/components/ui/button";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { timings } from "@/lib/api/limits";
import { discardDraft, restoreDraft } from "@/lib/client/tab-draft";
import { isTextDraft, type StoredDraft, type TextDraft } from "@/lib/conversation/thread/unsent";
import { contributionTexts } from "@/lib/texts/contribution";
import styles from "./contribution.module.css";

/** What this person has typed below a part that is not shown any more, until it is discarded. */
export function UnsentContributions({ conversationId }: { conversationId: string }) {
  const username = useUsername();
  const [discarded, showDiscarded, hideDiscarded] = useAutoDismiss<StoredDraft>(timings.undoMs);
  const unsent = useDraftList().filter(
    ({ scope, draft }) => scope.startsWith(`${conversationId}.contribution.`) && isTextDraft(draft),
  );

  function discard(draft: StoredDraft) {
    discardDraft(username, draft.scope);
    showDiscarded(draft);
  }

  return (
    <>
      {unsent.map((stored) => (
        <div key={stored.scope} className={styles.below}>
          <p className={styles.state}>{contributionTexts.unsent}</p>
          <blockquote className={styles.earlier} dir="auto">
            {(stored.draft as TextDraft).text}
          </blockquote>
          <div className={styles.tools}>
            <Button kind="bare" onClick={() => discard(stored)}>
              {contributionTexts.discard}
            </Button>
          </div>
        </div>
      ))}
      <DiscardedNotice
        undo={
          discarded &&
          (() => {
            restoreDraft(username, discarded);
            hideDiscarded();
          })
        }
      />
    </>
  );
}
