import { Button } from "@/components/ui/button";
import { Loading } from "@/components/ui/loading";
import { Notice } from "@/components/ui/notice";
import { texts } from "@/lib/texts";
import { historyTexts } from "@/lib/texts/history";
import styles from "./history.module.css";
import { HistoryList } from "./history-list";
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
      {conversations?.length === 0 && !hasMore && <p className={styles.none}>{historyTexts.none}</p>}
      {!conversations && !hasFailed && <Loading>{texts.conversation.loading}</Loading>}
      {hasFailed && (
        <Notice kind="error">
          {texts.conversation.historyFailed}
          <Button kind="plain" onClick={retry}>
            {texts.ui.retry}
          </Button>
        </Notice>
      )}
    </>
  );
}
