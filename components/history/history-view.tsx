import { Search } from "lucide-react";
import { useState } from "react";
import { PathLink } from "@/components/session/path-link";
import { useBackState } from "@/components/session/use-back-state";
import { Button } from "@/components/ui/button";
import button from "@/components/ui/button.module.css";
import { ListSkeleton } from "@/components/ui/list-skeleton";
import { FailedLeaf, MessageLeaf } from "@/components/ui/message-leaf";
import { MissingPart } from "@/components/ui/missing-part";
import { newRequestKey } from "@/lib/client/request-key";
import { paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { historyTexts } from "@/lib/texts/history";
import styles from "./history.module.css";
import { HistoryFilterBar } from "./history-filter-bar";
import { HistoryList } from "./history-list";
import { type HistoryFilter, noFilter, useHistory } from "./use-history";
import type { Removal } from "./use-removal";

type HistoryViewProps = {
  removal: Removal;
  onSearch: (term: string) => void;
};

/** How the history was left. `opening`: as in `useHistory`. */
type Shown = { top: number; filter: HistoryFilter; opening: string };

export function HistoryView({ removal, onSearch }: HistoryViewProps) {
  const { before, leave } = useBackState<Shown>();
  const [filter, setFilter] = useState({ ...noFilter, ...before?.filter });
  const [top, setTop] = useState(before?.top ?? 0);
  const [opened, setOpened] = useState(before?.href);
  const [opening] = useState(() => before?.opening ?? newRequestKey());
  const history = useHistory(removal.hidden, filter, opening);
  const term = filter.name.trim();
  const { conversations, all, words, isFiltered, isLong, hasFailed, hasMore, loadMore, retry } = history;
  const hasNoMatch = conversations?.length === 0 && isFiltered && !hasMore;

  function change(filter: HistoryFilter) {
    setFilter(filter);
    setTop(0);
    setOpened(undefined);
  }

  return (
    <>
      {all && (all.length > 1 || hasMore) && (
        <HistoryFilterBar filter={filter} conversations={all} isLong={isLong} onChange={change} />
      )}
      {conversations && (conversations.length > 0 || hasMore) && (
        <HistoryList
          // A filtered list begins at its top.
          key={`${filter.name} ${filter.topic} ${filter.year} ${filter.decade}`}
          conversations={conversations}
          words={words}
          isLong={isLong && !filter.name}
          name={opening}
          top={top}
          onEnd={loadMore}
          opened={opened}
          onLeave={(pressed, top) => leave(pressed, { top, filter, opening })}
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
      {conversations?.length === 0 && !isFiltered && !hasMore && <EmptyHistory />}
      {!conversations && !hasFailed && <ListSkeleton>{texts.conversation.loading}</ListSkeleton>}
      {hasFailed && !conversations && (
        <FailedLeaf sentence={texts.conversation.historyFailed} hint={historyTexts.failedHint} onRetry={retry} />
      )}
      {hasFailed && conversations && (
        <MissingPart
          sentence={
            <span>
              <b className={styles.failure}>{texts.conversation.historyFailed}</b> {historyTexts.failedHint}
            </span>
          }
          onRetry={retry}
        />
      )}
    </>
  );
}

function EmptyHistory() {
  return (
    <MessageLeaf>
      <p>{historyTexts.none}</p>
      <span className="quiet">{historyTexts.noneHint}</span>
      <PathLink className={`${button.button} ${button.primary}`} path={paths.home}>
        {historyTexts.begin}
      </PathLink>
    </MessageLeaf>
  );
}
