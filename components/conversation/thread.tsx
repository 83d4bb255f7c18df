import { memo, type ReactNode, useCallback, useMemo } from "react";
import { useConfig } from "@/components/session/config";
import { useRibbon } from "@/components/session/ribbon";
import { useLocalNames } from "@/components/session/use-local-names";
import { LongDay } from "@/components/ui/date-time";
import { useWindowVirtualList } from "@/components/ui/use-window-virtual-list";
import type { Share, Thread as ThreadData } from "@/lib/api/responses";
import type { StreamingText } from "@/lib/client/streaming-text";
import { topicName } from "@/lib/config/topics";
import { isInProgress, type LiveReply } from "@/lib/conversation/live-reply";
import {
  entriesOf,
  entryOfMatch,
  isWaiting,
  type ThreadEntry,
  type ThreadTurn,
  turnsOf,
} from "@/lib/conversation/thread";
import type { SearchMatch } from "@/lib/routes";
import { historyTexts } from "@/lib/texts/history";
import { replyTexts } from "@/lib/texts/reply";
import styles from "./thread.module.css";
import { ThreadNote } from "./thread-note";
import { Turn } from "./turn";
import { useScrollToMatch } from "./use-scroll-to-match";

type Props = {
  thread: ThreadData;
  live: LiveReply;
  /** The reply that is being received in this tab. */
  streamingText: StreamingText;
  /** The search match to scroll to, if a search result was opened. */
  match: SearchMatch | null;
  shares: Share[];
  onRetry: (turn: ThreadTurn) => void;
  /** Gives the focus to the composer, if one can write on. */
  onWrite: (() => void) | null;
  /** Controls of the whole conversation. */
  tools?: ReactNode;
};

/** A whole conversation, in the order in which it was written. Memoized, so that typing below it does not render it again. */
export const Thread = memo(function Thread({
  thread,
  live,
  streamingText,
  match,
  shares,
  onRetry,
  onWrite,
  tools,
}: Props) {
  const { features } = useConfig();
  const { name, isLocal } = useLocalNames().nameOf(thread.conversation);
  const section = useScrollToMatch(match);
  const { _id: id, topic, timestamp } = thread.conversation;
  const ribbon = useRibbon(topic);
  const isReplying = isInProgress(live) || isWaiting(thread);
  const failed = live.status === "failed" && live.conversationId === id ? live : null;
  const hasReply = !failed && turnsOf(thread).at(-1)?.response !== null;

  const entries = useMemo(() => entriesOf(thread), [thread]);
  const matched = match ? entryOfMatch(entries, match) : undefined;
  const keyAt = useCallback((index: number) => keyOf(entries[index]), [entries]);
  const { rows, measure, props } = useWindowVirtualList({
    name: id,
    count: entries.length,
    heightOf: (index) => typicalHeight[entries[index]?.kind ?? "turn"],
    keyOf: keyAt,
    pinned: matched ? entries.indexOf(matched) : -1,
    startsAtEnd: match === null,
  });

  return (
    <section ref={section} className={styles.thread} aria-label={name}>
      <header className={styles.header} {...matchMark(matched === entries[0])}>
        {onWrite && <SkipToComposer onClick={onWrite} />}
        <p className={styles.topic}>
          <b>{topicName(features, topic)}</b> <LongDay iso={timestamp} />
          {isLocal && <span>{historyTexts.onThisDevice}</span>}
        </p>
        <h1 className={styles.name} dir="auto" tabIndex={-1} data-searchable>
          {name}
        </h1>
        {tools}
      </header>
      {/* A list, so that screen readers announce the position although not all entries are in the page. */}
      <ol className={styles.entries} {...props}>
        {rows.map(({ index, top }) => {
          const entry = entries[index];
          if (!entry) return null;
          return (
            <li
              key={keyOf(entry)}
              ref={measure}
              aria-posinset={index + 1}
              aria-setsize={entries.length}
              data-index={index}
              className={top === null ? styles.entry : styles.pinnedEntry}
              style={top === null ? undefined : { top }}
              {...matchMark(entry === matched)}
            >
              {entry.kind === "note" ? (
                <ThreadNote thread={thread} note={entry.note} shares={shares} />
              ) : (
                <Turn
                  {...{ thread, shares, ribbon, onRetry }}
                  turn={entry.turn}
                  id={`${id}.${keyOf(entry)}`}
                  streamingText={isInProgress(live) && live.requestKey === entry.turn.requestKey ? streamingText : null}
                  failure={failed?.requestKey === entry.turn.requestKey ? failed.message : null}
                />
              )}
              {onWrite && <SkipToComposer onClick={onWrite} />}
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {isReplying ? replyTexts.inProgress : hasReply && replyTexts.received}
      </p>
    </section>
  );
});

/** Only in the part of the thread that has the focus, so that the composer is never more than a few keys away. */
const SkipToComposer = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={styles.skip} onClick={onClick}>
    {replyTexts.skipToWriting}
  </button>
);

/** In pixels, until an entry is measured. */
const typicalHeight = { turn: 400, note: 170 };

function keyOf(entry: ThreadEntry | undefined): string {
  if (entry?.kind === "turn") return entry.turn.isStart ? "start" : String(entry.turn.orderIndex);
  return String(entry?.note.orderIndex);
}

/** Marks an entry for `useScrollToMatch`. It can take the focus, so that reading continues there. */
const matchMark = (isMatch: boolean) => (isMatch ? { "data-match": "", tabIndex: -1 } : {});
