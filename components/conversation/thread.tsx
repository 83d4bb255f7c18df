import type { ReactNode } from "react";
import { useConfig } from "@/components/app/config";
import { isUnderWay, type LiveReply } from "@/lib/conversation/live-reply";
import { entriesOf, isWaiting, type ThreadTurn } from "@/lib/conversation/thread";
import type { Note, StoredFile, Thread as ThreadData } from "@/lib/schemas";
import { texts } from "@/lib/texts";
import { Reply } from "./reply";
import styles from "./thread.module.css";
import { Words } from "./words";

type Props = {
  thread: ThreadData;
  live: LiveReply;
  onRetry: (turn: ThreadTurn) => void;
  renderFile: (file: StoredFile) => ReactNode;
  renderNote: (note: Note) => ReactNode;
};

/** A whole conversation, in the order it was written. */
export function Thread({ thread, live, onRetry, renderFile, renderNote }: Props) {
  const { features } = useConfig();
  const { topic, projectName, questionAnswers } = thread.conversation;
  const topicName = features.flexiFeatures.chat.topics[topic]?.displayName || topic;
  const isReplying = isUnderWay(live) || isWaiting(thread);

  return (
    <section className={styles.thread} aria-label={projectName}>
      <header>
        <p className={styles.topic}>{topicName}</p>
        <h1 className={styles.name} dir="auto">
          {projectName}
        </h1>
      </header>
      {entriesOf(thread).map((entry) =>
        entry.kind === "note" ? (
          <div key={entry.note.orderIndex}>{renderNote(entry.note)}</div>
        ) : (
          <div key={entry.turn.isStart ? "start" : entry.turn.orderIndex} className={styles.turn}>
            <Words turn={entry.turn} questionAnswers={entry.turn.isStart ? questionAnswers : null}>
              {entry.turn.file && renderFile(entry.turn.file)}
            </Words>
            <Reply turn={entry.turn} liveText={liveTextOf(entry.turn, live)} onRetry={() => onRetry(entry.turn)} />
          </div>
        ),
      )}
      <p className="visually-hidden" role="status">
        {isReplying ? texts.conversation.replyUnderWay : texts.conversation.replyThere}
      </p>
    </section>
  );
}

function liveTextOf({ requestKey }: ThreadTurn, live: LiveReply): string | null {
  if (!isUnderWay(live) || live.requestKey !== requestKey) return null;
  return live.status === "streaming" ? live.text : "";
}
