import { Fragment, type ReactNode } from "react";
import { DateTime } from "@/components/ui/date-time";
import type { QuestionAnswer } from "@/lib/api/schemas";
import type { ThreadTurn } from "@/lib/conversation/thread";
import { texts } from "@/lib/texts";
import styles from "./thread.module.css";

type Props = {
  turn: Pick<ThreadTurn, "message" | "timestamp">;
  questionAnswers: QuestionAnswer[] | null;
  /** Whose words they are, where they are not the reader's own. */
  name?: string;
  children?: ReactNode;
};

/** The writer's half of a turn: a message, or the guided questions with their answers, and what belongs to it. */
export function UserMessage({
  turn: { message, timestamp },
  questionAnswers,
  name = texts.label.you,
  children,
}: Props) {
  return (
    <article className={styles.mine}>
      <p className={styles.who}>
        <b dir="auto">{name}</b>
        <DateTime iso={timestamp} />
      </p>
      {questionAnswers ? (
        questionAnswers.map(({ question, answer }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers never move, and two questions may read the same
          <Fragment key={place}>
            <p className={styles.asked} dir="auto">
              {question}
            </p>
            <p className={styles.said} dir="auto" data-words>
              {answer}
            </p>
          </Fragment>
        ))
      ) : (
        <p className={styles.said} dir="auto" data-words>
          {message}
        </p>
      )}
      {children}
    </article>
  );
}
