import { Button } from "@/components/ui/button";
import { Dialog, DialogHead } from "@/components/ui/dialog";
import { Loading } from "@/components/ui/loading";
import { Notice } from "@/components/ui/notice";
import { texts } from "@/lib/texts";
import styles from "./history.module.css";
import { HistoryList } from "./history-list";
import { RemovalNotices } from "./removal-notices";
import { useHistory } from "./use-history";
import type { Removal } from "./use-removal";

type HistoryDialogProps = { shownId: string | null; removal: Removal; onClose: () => void };

/** Everything that was written, newest first (spec §2). */
export function HistoryDialog({ shownId, removal, onClose }: HistoryDialogProps) {
  const { conversations, hasFailed, hasMore, loadMore, retry } = useHistory(removal.hidden);
  return (
    <Dialog label={texts.history.title} className={styles.dialog} onClose={onClose}>
      <DialogHead title={texts.history.title} onClose={onClose} />
      {conversations && (conversations.length > 0 || hasMore) && (
        <HistoryList
          conversations={conversations}
          shownId={shownId}
          onEnd={loadMore}
          onOpen={onClose}
          onRemove={removal.remove}
        />
      )}
      {conversations?.length === 0 && !hasMore && <p className={styles.none}>{texts.history.none}</p>}
      {!conversations && !hasFailed && <Loading>{texts.conversation.loading}</Loading>}
      {hasFailed && (
        <Notice kind="error">
          {texts.conversation.historyFailed}
          <Button kind="plain" onClick={retry}>
            {texts.ui.retry}
          </Button>
        </Notice>
      )}
      <RemovalNotices removal={removal} />
    </Dialog>
  );
}
