import { useLocalNames } from "@/components/session/use-local-names";
import { Button } from "@/components/ui/button";
import { hasNoFocus } from "@/components/ui/focus";
import { ListSkeleton } from "@/components/ui/list-skeleton";
import { FailedLeaf, MessageLeaf } from "@/components/ui/message-leaf";
import { MissingPart } from "@/components/ui/missing-part";
import { useEntryFocus } from "@/components/ui/use-entry-focus";
import { timings } from "@/lib/api/limits";
import { texts } from "@/lib/texts";
import { historyTexts } from "@/lib/texts/history";
import styles from "./deleted.module.css";
import { DeletedRow } from "./deleted-row";
import history from "./history.module.css";
import { useDeleted } from "./use-deleted";
import type { Removal } from "./use-removal";

/** The deleted conversations that can be restored, the last deleted one first. */
export function DeletedView({ removal }: { removal: Removal }) {
  const { nameOf } = useLocalNames();
  const { conversations, hasFailed, hasMore, isValidating, loadMore, retry } = useDeleted(removal.changes);
  const view = useEntryFocus<HTMLElement>();

  async function restore(id: string): Promise<string | null> {
    const button = document.activeElement;
    const failure = await removal.restore(id);
    // Move the focus, because it would be lost with the removed row.
    if (failure === null && (document.activeElement === button || hasNoFocus())) view.current?.focus();
    return failure;
  }

  return (
    <section
      ref={view}
      className={`${history.scroller} ${styles.view}`}
      aria-label={historyTexts.recentlyDeleted}
      tabIndex={-1}
    >
      {conversations && conversations.length > 0 && (
        <>
          <p className={styles.hint}>{historyTexts.deletedHint(timings.deletedRetentionDays)}</p>
          <ul>
            {conversations.map((conversation) => (
              <DeletedRow
                key={conversation._id}
                conversation={conversation}
                name={nameOf(conversation).name}
                onRestore={restore}
              />
            ))}
          </ul>
        </>
      )}
      {hasMore && !hasFailed && (
        <Button kind="plain" busy={isValidating} onClick={loadMore}>
          {historyTexts.showMore}
        </Button>
      )}
      {conversations?.length === 0 && (
        <MessageLeaf>
          <p>{historyTexts.noneDeleted(timings.deletedRetentionDays)}</p>
          <span className="quiet">{historyTexts.noneDeletedHint}</span>
        </MessageLeaf>
      )}
      {!conversations && !hasFailed && <ListSkeleton hasDays={false}>{texts.conversation.loading}</ListSkeleton>}
      {hasFailed && !conversations && <FailedLeaf sentence={historyTexts.deletedFailed} onRetry={retry} />}
      {hasFailed && conversations && <MissingPart sentence={historyTexts.deletedFailed} onRetry={retry} />}
    </section>
  );
}
