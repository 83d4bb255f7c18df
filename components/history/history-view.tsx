import { PathLink } from "@/components/session/path-link";
import { Button } from "@/components/ui/button";
import { MessageLeaf } from "@/components/ui/message-leaf";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { historyTexts } from "@/lib/texts/history";
import styles from "./history.module.css";
import { HistoryList } from "./history-list";
import { HistorySkeleton } from "./history-skeleton";
import { useHistory } from "./use-history";
import type { Removal } from "./use-removal";

type HistoryViewProps = { shownId: string | null; removal: Removal; onOpen: () => void };

export function HistoryView({ shownId, removal, onOpen }: HistoryViewProps) {
  const { conversations, hasFailed, hasMore, loadMore, retry } = useHistory(removal.hidden);
  return (
    <>
      {conversations && (conversations.length > 0 || hasMore) && (
        <HistoryList
          conversations={conversations}
          shownId={shownId}
          onEnd={loadMore}
          onOpen={onOpen}
          onRemove={removal.remove}
        />
      )}
      {conversations?.length === 0 && !hasMore && <EmptyHistory onBegin={onOpen} />}
      {!conversations && !hasFailed && <HistorySkeleton />}
      {hasFailed && !conversations && (
        <MessageLeaf role="alert">
          <p>{texts.conversation.historyFailed}</p>
          <span className={styles.hint}>{historyTexts.failedHint}</span>
          <Button kind="plain" onClick={retry}>
            {texts.ui.retry}
          </Button>
        </MessageLeaf>
      )}
      {hasFailed && conversations && (
        <Notice kind="error">
          <span>
            <b className={styles.failure}>{texts.conversation.historyFailed}</b> {historyTexts.failedHint}
          </span>
          <Button kind="plain" onClick={retry}>
            {texts.ui.retry}
          </Button>
        </Notice>
      )}
    </>
  );
}

function EmptyHistory({ onBegin }: { onBegin: () => void }) {
  return (
    <div className={styles.empty}>
      <div className={styles.emptyLeaf} data-ribbon="0">
        <p className={styles.none}>{historyTexts.none}</p>
        <p className={styles.hint}>{historyTexts.noneHint}</p>
        <PathLink className={styles.begin} path={paths.home} onOpen={onBegin}>
          {historyTexts.begin}
        </PathLink>
      </div>
    </div>
  );
}
