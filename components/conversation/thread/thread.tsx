import { memo, type ReactNode, useCallback, useContext, useMemo } from "react";
import { useRibbon } from "@/components/session/ribbon";
import { useLocalNames } from "@/components/session/use-local-names";
import { useWindowVirtualList } from "@/components/ui/use-window-virtual-list";
import type { Sharing, Thread as ThreadData } from "@/lib/api/responses";
import type { StreamingText } from "@/lib/client/streaming-text";
import { wholeTarget } from "@/lib/conversation/share/share-target";
import type { LiveReply, UnsavedMessage } from "@/lib/conversation/thread/live-reply";
import {
  entriesOf,
  entryOfMatch,
  missingCount,
  orderOf,
  type ThreadEntry,
  type ThreadTurn,
} from "@/lib/conversation/thread/thread";
import { isGone, isPartOf } from "@/lib/conversation/thread/thread-entry";
import type { SearchMatch } from "@/lib/routes";
import { entryTexts } from "@/lib/texts/entries";
import "./print.css";
import { EditingContext, useThreadState } from "@/components/conversation/entries/use-entries";
import { EntryContent } from "./entry-content";
import { MissingEntry } from "./missing-entry";
import { SkipToComposer } from "./skip-to-composer";
import styles from "./thread.module.css";
import { ThreadHeader } from "./thread-header";
import { ThreadStatus } from "./thread-status";
import { UnsavedTurn } from "./unsaved-turn";
import { useEarlierEntries } from "./use-earlier-entries";
import { matchMark, useScrollToMatch } from "./use-scroll-to-match";
import { useShareTool } from "./use-share-tool";

type Props = {
  thread: ThreadData;
  live: LiveReply;
  /** A message that is being saved. */
  saving: UnsavedMessage | null;
  /** The reply that is being received in this tab. */
  streamingText: StreamingText;
  /** The search match to scroll to, if a search result was opened. */
  match: SearchMatch | null;
  /** It opens scrolled to its end. */
  startsAtEnd: boolean;
  sharing: Sharing;
  onRetry: (turn: ThreadTurn) => void;
  /** Gives the focus to the composer, if one can write on. */
  onWrite: (() => void) | null;
  /** Further items of its menu, and what they failed at. */
  items: ReactNode;
  failure: string | null;
};

/** A whole conversation, in the order in which it was written. Memoized, so that typing below it does not render it again. */
export const Thread = memo(function Thread({
  thread,
  live,
  saving,
  streamingText,
  match,
  startsAtEnd,
  sharing,
  onRetry,
  onWrite,
  items,
  failure,
}: Props) {
  const { name, isLocal } = useLocalNames().nameOf(thread.conversation);
  const { isReplying } = useThreadState();
  const editing = useContext(EditingContext);
  const section = useScrollToMatch(match);
  const { _id: id, topic } = thread.conversation;
  const ribbon = useRibbon(topic);

  // Entries that were removed for good keep their position in the thread and show nothing.
  const all = useMemo(() => entriesOf(thread), [thread]);
  const entries = useMemo(() => all.filter((entry) => !isGone(thread, entry, editing)), [all, thread, editing]);
  // The message has no turn before it is saved.
  const unsaved = saving && !hasTurn(entries, saving.requestKey) ? saving : null;
  const matched = match ? entryOfMatch(all, match) : undefined;
  const pinned = editing ? entries.find((entry) => isPartOf(entry, editing)) : matched;
  const keyAt = useCallback((index: number) => keyOf(entries[index]), [entries]);
  const { rows, measure, props } = useWindowVirtualList({
    name: id,
    count: entries.length,
    typicalHeight,
    contentFrom: missingCount(thread) + 1,
    keyOf: keyAt,
    pinned: pinned ? entries.indexOf(pinned) : -1,
    startsAtEnd,
  });
  const { hasFailed, retry, readAll } = useEarlierEntries(thread, entries, rows);
  const share = useShareTool(thread, wholeTarget, sharing);

  return (
    <section ref={section} className={styles.thread} aria-label={name}>
      <ThreadHeader
        {...{ name, isLocal, onWrite, readAll, items, failure }}
        share={share.item}
        conversation={thread.conversation}
        isMatch={matched !== undefined && matched === all[0]}
      />
      {missingCount(thread) > 0 && <p className={styles.printedHint}>{entryTexts.earlierNotPrinted}</p>}
      {/* A list, so that screen readers announce the position although not all entries are in the page. */}
      <ol className={styles.entries} {...props}>
        {rows.map(({ index, top }) => {
          const entry = entries[index];
          if (!entry) return null;
          if (entry.kind === "missing") {
            // As high as the list takes it to be, so that nothing moves when it is read.
            const style = { height: typicalHeight };
            return top === null && <MissingEntry key={`missing-${index}`} {...{ style, hasFailed }} onRetry={retry} />;
          }
          return (
            <li
              key={keyOf(entry)}
              ref={measure}
              aria-posinset={index + 1}
              aria-setsize={entries.length}
              data-index={index}
              className={styles.entry}
              data-apart={top === null ? undefined : ""}
              style={top === null ? undefined : { top }}
              // Private notes are not printed.
              data-screen-only={entry.kind === "note" || undefined}
              {...matchMark(entry === matched)}
            >
              {/* The other entries are not rendered again when one is edited. */}
              <EditingContext value={editing && isPartOf(entry, editing) ? editing : null}>
                <EntryContent
                  {...{ thread, entry, live, streamingText, sharing, ribbon, onRetry, onWrite }}
                  previous={entries[index - 1]}
                  id={`${id}.${keyOf(entry)}`}
                />
              </EditingContext>
              {onWrite && <SkipToComposer onClick={onWrite} />}
            </li>
          );
        })}
      </ol>
      {unsaved && <UnsavedTurn message={unsaved} isAsking={live.status === "asking"} ribbon={ribbon} />}
      <ThreadStatus {...{ thread, live, isReplying }} />
      {share.dialog}
    </section>
  );
});

const hasTurn = (entries: ThreadEntry[], requestKey: string) =>
  entries.some((entry) => entry.kind === "turn" && entry.turn.requestKey === requestKey);

/** In pixels, until an entry is measured. The same for all, so that an entry that was not read yet has it, too. */
const typicalHeight = 300;

function keyOf(entry: ThreadEntry | undefined): string {
  if (!entry || (entry.kind === "turn" && entry.turn.isStart)) return "start";
  return String(orderOf(entry));
}
