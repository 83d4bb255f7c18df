import { useConfig } from "@/components/app/config";
import { isUnderWay, type LiveReply } from "@/lib/conversation/live-reply";
import { type ThreadTurn, turnsOf } from "@/lib/conversation/thread";
import type { Thread as ThreadData } from "@/lib/schemas";
import { texts } from "@/lib/texts";
import { Reply } from "./reply";
import styles from "./thread.module.css";
import { Words } from "./words";

type Props = { thread: ThreadData; live: LiveReply; onRetry: (turn: ThreadTurn) => void };

/** A whole conversation, turn by turn. */
export function Thread({ thread, live, onRetry }: Props) {
  const { features } = useConfig();
  const { topic, projectName, questionAnswers } = thread.conversation;
  const topicName = features.flexiFeatures.chat.topics[topic]?.displayName ?? topic;
  const turns = turnsOf(thread);
  const isReplying = isUnderWay(live) || turns.some(({ pending }) => pending);

  return (
    <section className={styles.thread} aria-label={projectName}>
      <header>
        <p className={styles.topic}>{topicName}</p>
        <h1 className={styles.name} dir="auto">
          {projectName}
        </h1>
      </header>
      {turns.map((turn) => (
        <div key={turn.isStart ? "start" : turn.orderIndex} className={styles.turn}>
          <Words
            message={turn.message}
            questionAnswers={turn.isStart ? questionAnswers : null}
            timestamp={turn.timestamp}
          />
          <Reply turn={turn} liveText={liveTextOf(turn, live)} onRetry={() => onRetry(turn)} />
        </div>
      ))}
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
