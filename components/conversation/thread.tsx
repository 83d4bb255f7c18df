import { memo, type ReactNode, useCallback, useMemo } from "react";
import { useConfig } from "@/components/session/config";
import { useLocalNames } from "@/components/session/use-local-names";
import { useWindowVirtualList } from "@/components/ui/use-window-virtual-list";
import type { Note, StoredFile, Thread as ThreadData } from "@/lib/api/responses";
import type { StreamingText } from "@/lib/client/streaming-text";
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
import { texts } from "@/lib/texts";
import { historyTexts } from "@/lib/texts/history";
import styles from "./thread.module.css";
import { Turn } from "./turn";
import { useScrollToMatch } from "./use-scroll-to-match";

type Props = {
  thread: ThreadData;
  live: LiveReply;
  /** Those of the reply that is being written in this tab. */
  words: StreamingText;
  /** What a search found in this thread, if one led here. */
  hit: SearchMatch | null;
  onRetry: (turn: ThreadTurn) => void;
  renderFile: (file: StoredFile) => ReactNode;
  renderNote: (note: Note) => ReactNode;
  /** What more can be done with the conversation. */
  tools?: ReactNode;
  /** What more can be done with a turn. */
  renderTools: (turn: ThreadTurn) => ReactNode;
};

/** A whole conversation, in the order it was written. Kept as it is while something is typed below it. */
export const Thread = memo(function Thread({ thread, live, words, hit, tools, renderNote, ...turnProps }: Props) {
  const { features } = useConfig();
  const { name, isLocal } = useLocalNames().called(thread.conversation);
  const section = useScrollToMatch(hit);
  const { topic, questionAnswers } = thread.conversation;
  const topicName = features.flexiFeatures.chat.topics[topic]?.displayName || topic;
  const isReplying = isInProgress(live) || isWaiting(thread);
  const hasFailed = live.status === "failed" && live.conversationId === thread.conversation._id;
  const isReplyThere = !hasFailed && turnsOf(thread).at(-1)?.response !== null;

  const entries = useMemo(() => entriesOf(thread), [thread]);
  const found = hit ? entryOfMatch(entries, hit) : undefined;
  const keyAt = useCallback((index: number) => keyOf(entries[index]), [entries]);
  const { rows, measure, props } = useWindowVirtualList({
    name: thread.conversation._id,
    count: entries.length,
    heightOf: (index) => usualHeight[entries[index]?.kind ?? "turn"],
    keyOf: keyAt,
    kept: found ? entries.indexOf(found) : -1,
    startsAtEnd: hit === null,
  });

  return (
    <section ref={section} className={styles.thread} aria-label={name}>
      <header {...hitMark(found === entries[0])}>
        <p className={styles.topic}>
          {topicName}
          {isLocal && ` · ${historyTexts.onThisDevice}`}
        </p>
        <h1 className={styles.name} dir="auto" tabIndex={-1} data-words>
          {name}
        </h1>
        {tools}
      </header>
      {/* A list, so that readers hear where in it they are although not all of it is in the page. */}
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
              className={top === null ? styles.entry : styles.entryApart}
              style={top === null ? undefined : { top }}
              {...hitMark(entry === found)}
            >
              {entry.kind === "note" ? (
                renderNote(entry.note)
              ) : (
                <Turn
                  {...turnProps}
                  turn={entry.turn}
                  id={`${thread.conversation._id}.${keyOf(entry)}`}
                  questionAnswers={entry.turn.isStart ? questionAnswers : null}
                  words={isInProgress(live) && live.requestKey === entry.turn.requestKey ? words : null}
                />
              )}
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {isReplying ? texts.conversation.replyInProgress : isReplyThere && texts.conversation.replyReceived}
      </p>
    </section>
  );
});

/** In pixels, before an entry is measured. */
const usualHeight = { turn: 360, note: 170 };

function keyOf(entry: ThreadEntry | undefined): string {
  if (entry?.kind === "turn") return entry.turn.isStart ? "start" : String(entry.turn.orderIndex);
  return String(entry?.note.orderIndex);
}

/** What `useScrollToMatch` looks for. It can take the focus, so that reading goes on from there. */
const hitMark = (isMatch: boolean) => (isMatch ? { "data-hit": "", tabIndex: -1 } : {});
