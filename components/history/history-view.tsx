import { Search } from "lucide-react";
import { useState } from "react";
import { PathLink } from "@/components/session/path-link";
import { Button } from "@/components/ui/button";
import { ListSkeleton } from "@/components/ui/list-skeleton";
import { MessageLeaf } from "@/components/ui/message-leaf";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { historyTexts } from "@/lib/texts/history";
import styles from "./history.module.css";
import { HistoryFilterBar } from "./history-filter-bar";
import { HistoryList } from "./history-list";
import { noFilter, useHistory } from "./use-history";
import type { Removal } from "./use-removal";

type HistoryViewProps = {
  shownId: string | null;
  removal: Removal;
  onOpen: () => void;
  onSearch: (term: string) => void;
};

export function HistoryView({ shownId, removal, onOpen, onSearch }: HistoryViewProps) {
  const [filter, setFilter] = useState(noFilter);
  const history = useHistory(removal.hidden, filter);
  const term = filter.name.trim();
  const { conversations, all, isFiltered, isLong, hasFailed, hasMore, loadMore, retry } = history;
  const hasNoMatch = conversations?.length === 0 && isFiltered && !hasMore;
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
      {/* Tells screen readers how much the filter has left, which the others see. */}
      <div aria-live="polite" className={hasNoMatch ? styles.noMatch : "visually-hidden"}>
        {hasNoMatch ? (
          <>
            <p>{term ? historyTexts.noneFiltered : historyTexts.noneOfFilter}</p>
            <Button kind="plain" onClick={() => onSearch(term)}>
              <Search size={18} aria-hidden="true" />
              {historyTexts.searchInside}
            </Button>
          </>
        ) : (
          isFiltered && !hasMore && conversations && historyTexts.count(conversations.length)
        )}
      </div>
      {conversations?.length === 0 && !isFiltered && !hasMore && <EmptyHistory onBegin={onOpen} />}
      {!conversations && !hasFailed && <ListSkeleton>{texts.conversation.loading}</ListSkeleton>}
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
