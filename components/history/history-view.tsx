import { useState } from "react";
import { PathLink } from "@/components/session/path-link";
import { Button } from "@/components/ui/button";
import { MessageLeaf } from "@/components/ui/message-leaf";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { historyTexts } from "@/lib/texts/history";
import styles from "./history.module.css";
import { HistoryFilterBar } from "./history-filter-bar";
import { HistoryList } from "./history-list";
import { HistorySkeleton } from "./history-skeleton";
import { noFilter, useHistory } from "./use-history";
import type { Removal } from "./use-removal";

type HistoryViewProps = { shownId: string | null; removal: Removal; onOpen: () => void };

export function HistoryView({ shownId, removal, onOpen }: HistoryViewProps) {
  const [filter, setFilter] = useState(noFilter);
  const history = useHistory(removal.hidden, filter);
  const { conversations, all, isFiltered, isLong, hasFailed, hasMore, loadMore, retry } = history;
  return (
    <>
      {all && (all.length > 1 || hasMore) && (
        <HistoryFilterBar filter={filter} conversations={all} isLong={isLong} onChange={setFilter} />
      )}
      {conversations && (conversations.length > 0 || hasMore) && (
        <HistoryList
          // A filtered list begins at its top.
          key={`${filter.name} ${filter.topic} ${filter.year}`}
          conversations={conversations}
          isLong={isLong && !filter.name}
          shownId={shownId}
          onEnd={loadMore}
          onOpen={onOpen}
          onRemove={removal.remove}
        />
      )}
      {conversations?.length === 0 && isFiltered && !hasMore && (
        <p className={styles.noMatch} role="status">
          {filter.name.trim() ? historyTexts.noneFiltered : historyTexts.noneOfFilter}{" "}
          <span className={styles.hint}>{historyTexts.noneFilteredHint}</span>
        </p>
      )}
      {conversations?.length === 0 && !isFiltered && !hasMore && <EmptyHistory onBegin={onOpen} />}
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
