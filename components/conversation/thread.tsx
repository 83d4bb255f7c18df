import type { ReactNode } from "react";
import { useConfig } from "@/components/app/config";
import { useLocalNames } from "@/components/app/use-local-names";
import type { Note, StoredFile, Thread as ThreadData } from "@/lib/answers";
import { isUnderWay, type LiveReply } from "@/lib/conversation/live-reply";
import { entriesOf, entryOfHit, isWaiting, type ThreadTurn } from "@/lib/conversation/thread";
import type { Hit } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { historyTexts } from "@/lib/texts/history";
import { Reply } from "./reply";
import styles from "./thread.module.css";
import { useHit } from "./use-hit";
import { Words } from "./words";

type Props = {
  thread: ThreadData;
  live: LiveReply;
  /** What a search found in this thread, if one led here. */
  hit: Hit | null;
  onRetry: (turn: ThreadTurn) => void;
  renderFile: (file: StoredFile) => ReactNode;
  renderNote: (note: Note) => ReactNode;
  /** What more can be done with a turn. */
  renderTools: (turn: ThreadTurn) => ReactNode;
};

/** A whole conversation, in the order it was written. */
export function Thread({ thread, live, hit, onRetry, renderFile, renderNote, renderTools }: Props) {
  const { features } = useConfig();
  const { name, isLocal } = useLocalNames().called(thread.conversation);
  const section = useHit(hit);
  const { topic, questionAnswers } = thread.conversation;
  const topicName = features.flexiFeatures.chat.topics[topic]?.displayName || topic;
  const isReplying = isUnderWay(live) || isWaiting(thread);

  const entries = entriesOf(thread);
  const found = hit ? entryOfHit(entries, hit) : undefined;

  return (
    <section ref={section} className={styles.thread} aria-label={name}>
      <header {...hitMark(found === entries[0])}>
        <p className={styles.topic}>
          {topicName}
          {isLocal && ` · ${historyTexts.onThisDevice}`}
        </p>
        <h1 className={styles.name} dir="auto" data-words>
          {name}
        </h1>
      </header>
      {entries.map((entry) =>
        entry.kind === "note" ? (
          <div key={entry.note.orderIndex} {...hitMark(entry === found)}>
            {renderNote(entry.note)}
          </div>
        ) : (
          <div
            key={entry.turn.isStart ? "start" : entry.turn.orderIndex}
            className={styles.turn}
            {...hitMark(entry === found)}
          >
            <Words turn={entry.turn} questionAnswers={entry.turn.isStart ? questionAnswers : null}>
              {entry.turn.file && renderFile(entry.turn.file)}
            </Words>
            <Reply
              turn={entry.turn}
              liveText={liveTextOf(entry.turn, live)}
              onRetry={() => onRetry(entry.turn)}
              tools={renderTools(entry.turn)}
            />
          </div>
        ),
      )}
      <p className="visually-hidden" role="status">
        {isReplying ? texts.conversation.replyUnderWay : texts.conversation.replyThere}
      </p>
    </section>
  );
}

/** What `useHit` looks for. It can take the focus, so that reading goes on from there. */
const hitMark = (isHit: boolean) => (isHit ? { "data-hit": "", tabIndex: -1 } : {});

function liveTextOf({ requestKey }: ThreadTurn, live: LiveReply): string | null {
  if (!isUnderWay(live) || live.requestKey !== requestKey) return null;
  return live.status === "streaming" ? live.text : "";
}
