import { memo, type ReactNode, useState } from "react";
import type { StoredFile } from "@/lib/api/responses";
import type { QuestionAnswer } from "@/lib/api/schemas";
import type { StreamingText } from "@/lib/client/streaming-text";
import { joinAnswers } from "@/lib/conversation/guided-answers";
import type { ThreadTurn } from "@/lib/conversation/thread";
import { CareLine } from "./care-line";
import { Reply } from "./reply";
import styles from "./thread.module.css";
import { UserMessage } from "./user-message";

type Props = {
  turn: ThreadTurn;
  /** Of the turn in all threads. */
  id: string;
  questionAnswers: QuestionAnswer[] | null;
  words: StreamingText | null;
  onRetry: (turn: ThreadTurn) => void;
  renderFile: (file: StoredFile) => ReactNode;
  renderTools: (turn: ThreadTurn) => ReactNode;
};

/** What a person said and what the AI replied. Kept as it is while the thread scrolls or another reply is written. */
export const Turn = memo(function Turn({ turn, id, questionAnswers, words, onRetry, renderFile, renderTools }: Props) {
  const [isNew] = useState(turn.pending);
  return (
    <div className={styles.turn}>
      <UserMessage turn={turn} questionAnswers={questionAnswers}>
        {turn.file && renderFile(turn.file)}
      </UserMessage>
      <div>
        <Reply turn={turn} words={words} onRetry={() => onRetry(turn)} tools={renderTools(turn)} />
        <CareLine id={id} text={questionAnswers ? joinAnswers(questionAnswers) : turn.message} isNew={isNew} />
      </div>
    </div>
  );
});
