import { Fragment } from "react";
import { FileView } from "@/components/files/file-view";
import { DateTime } from "@/components/ui/date-time";
import type { QuestionAnswer } from "@/lib/api/schemas";
import type { ThreadTurn } from "@/lib/conversation/thread";
import { texts } from "@/lib/texts";
import styles from "./thread.module.css";

type Props = {
  turn: Pick<ThreadTurn, "message" | "timestamp" | "file">;
  questionAnswers: QuestionAnswer[] | null;
  /** The name of the writer; missing if the reader wrote it. */
  name?: string;
  className?: string;
  ribbon?: string;
};

/** The person's half of a turn: a message, or the guided questions with their answers, and its file. */
export function UserMessage({ turn, questionAnswers, name, className, ribbon }: Props) {
  const { message, timestamp, file } = turn;
  return (
    <article className={className} data-ribbon={ribbon}>
      <p className={styles.author}>
        <b dir="auto">{name ?? texts.label.you}</b>
        <DateTime iso={timestamp} />
      </p>
      {questionAnswers ? (
        questionAnswers.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers never move, and two questions may read the same
          <Fragment key={index}>
            <p className={styles.question}>
              <bdi>{question}</bdi>
            </p>
            <p className={styles.text} dir="auto" data-searchable>
              {answer}
            </p>
          </Fragment>
        ))
      ) : (
        <p className={styles.text} dir="auto" data-searchable>
          {message}
        </p>
      )}
      {file && <FileView file={file} isOwn={name === undefined} />}
    </article>
  );
}
