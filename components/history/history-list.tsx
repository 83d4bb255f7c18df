import { useCallback, useState } from "react";
import { useReturnFocus } from "@/components/session/use-back-state";
import { useLocalNames } from "@/components/session/use-local-names";
import { useUsername } from "@/components/session/use-session";
import { type Outcome, OutcomeNotice } from "@/components/ui/outcome-notice";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { useHover } from "@/components/ui/use-hover";
import { useVirtualList } from "@/components/ui/use-virtual-list";
import { timings } from "@/lib/api/limits";
import type { ConversationSummary } from "@/lib/api/responses";
import { listDrafts } from "@/lib/client/tab-draft";
import { isSameDay, isSameMonth, monthOf } from "@/lib/conversation/history";
import { historyTexts } from "@/lib/texts/history";
import styles from "./history.module.css";
import { HistoryRow } from "./history-row";

type Props = {
  conversations: ConversationSummary[];
  /** What the names were filtered by, normalized. */
  words: string[];
  /** Rows older than a fortnight are one line each. */
  isLong: boolean;
  /** Of this opening, for the heights of its rows. */
  name: string;
  /** Where the list is opened, in pixels. */
  top: number;
  onEnd: () => void;
  /** Of the link by which the page was left when Back leads to it. */
  opened: string | undefined;
  /** Called when the page may be left, with what was pressed. `top`: where the list is. */
  onLeave: (pressed: EventTarget, top: number) => void;
  onRemove: (id: string) => void;
};

const fortnightMs = 14 * 86_400_000;

/** The usual height of a row in pixels: its title and topic, its words on one or two lines, and the header of a month. */
function usualHeight(
  { questionAnswers, timestamp }: ConversationSummary,
  before: ConversationSummary | undefined,
  isCompact: boolean,
) {
  const lines = Math.min(questionAnswers.length, 2);
  // In UTC, which is exact enough here and much quicker.
  const isFirstOfMonth = timestamp.slice(0, 7) !== before?.timestamp.slice(0, 7);
  return (isCompact ? 41 : 78 + 24 * lines) + (isFirstOfMonth ? 46 : 0);
}

/** The conversation whose new name was typed and not saved. */
const idOfUnsavedName = (username: string) =>
  listDrafts(username, (scope) => /^[\w-]+\.name(#|$)/.test(scope))[0]?.scope.split(".")[0] ?? null;

export function HistoryList({ conversations, words, isLong, name, top, onEnd, opened, onLeave, onRemove }: Props) {
  const username = useUsername();
  const { nameOf, rename } = useLocalNames();
  // Evaluated once for all rows: a media query makes the browser compute the styles of the page.
  const hasHover = useHover();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [renamingId, setRenamingId] = useState(() => idOfUnsavedName(username));
  const [renamed, showRenamed, clearRenamed] = useAutoDismiss<Outcome>(timings.messageClearingMs);
  const keyAt = useCallback((index: number) => conversations[index]?._id ?? "", [conversations]);
  const [fortnightAgo] = useState(() => new Date(Date.now() - fortnightMs).toISOString());
  const isCompact = ({ timestamp }: ConversationSummary) => isLong && timestamp < fortnightAgo;
  const heightAt = (index: number) => {
    const conversation = conversations[index];
    return conversation ? usualHeight(conversation, conversations[index - 1], isCompact(conversation)) : 0;
  };
  const { scroller, rows, totalHeight, measure } = useVirtualList({
    count: conversations.length,
    heightOf: heightAt,
    keyOf: keyAt,
    pinned: renamingId === null ? -1 : conversations.findIndex(({ _id }) => _id === renamingId),
    name,
    top,
    onEnd,
  });

  useReturnFocus(opened, rows.length > 0);

  const toggle = useCallback((id: string) => {
    setOpenIds((ids) => new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]));
  }, []);

  const endRenaming = useCallback(
    (conversation: ConversationSummary, name: string | null) => {
      setRenamingId(null);
      if (name === null) return;
      const result = rename(conversation, name);
      showRenamed({
        text: historyTexts.renaming[result],
        isFailure: result === "not saved",
        isUnchanged: result === "unchanged",
      });
    },
    [rename, showRenamed],
  );

  const remove = useCallback(
    (id: string) => {
      // Move the focus, because it would be lost with the removed row.
      scroller.current?.focus();
      clearRenamed();
      onRemove(id);
    },
    [scroller, clearRenamed, onRemove],
  );

  return (
    <>
      <div
        ref={scroller}
        className={styles.scroller}
        tabIndex={-1}
        onClickCapture={({ target, currentTarget }) => onLeave(target, currentTarget.scrollTop)}
      >
        <ul className={styles.rows} style={{ height: totalHeight }}>
          {rows.map(({ index, key, start }) => {
            const conversation = conversations[index];
            if (!conversation) return null;
            const { _id: id, timestamp } = conversation;
            const before = conversations[index - 1]?.timestamp;
            const isFirstOfMonth = before === undefined || !isSameMonth(timestamp, before);
            return (
              <li
                key={key}
                ref={measure}
                data-index={index}
                className={isFirstOfMonth ? `${styles.row} ${styles.firstOfMonth}` : styles.row}
                style={{ top: start }}
              >
                {isFirstOfMonth && <h2 className={styles.month}>{monthOf(timestamp)}</h2>}
                <HistoryRow
                  conversation={conversation}
                  {...nameOf(conversation)}
                  words={words}
                  isDayShown={before !== undefined && isSameDay(timestamp, before)}
                  isCompact={isCompact(conversation)}
                  isOpen={openIds.has(id)}
                  isRenaming={id === renamingId}
                  hasHover={hasHover}
                  onToggle={toggle}
                  onRename={setRenamingId}
                  onRenamed={endRenaming}
                  onRemove={remove}
                />
              </li>
            );
          })}
        </ul>
      </div>
      <OutcomeNotice outcome={renamed} />
    </>
  );
}
