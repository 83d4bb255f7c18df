import { memo, type ReactNode } from "react";
import type { StoredFile } from "@/lib/answers";
import type { LiveWords } from "@/lib/client/live-words";
import type { ThreadTurn } from "@/lib/conversation/thread";
import type { QuestionAnswer } from "@/lib/schemas";
import { Reply } from "./reply";
import styles from "./thread.module.css";
import { Words } from "./words";

type Props = {
  turn: ThreadTurn;
  questionAnswers: QuestionAnswer[] | null;
  words: LiveWords | null;
  onRetry: (turn: ThreadTurn) => void;
  renderFile: (file: StoredFile) => ReactNode;
  renderTools: (turn: ThreadTurn) => ReactNode;
};

/** What a person said and what the AI replied. Kept as it is while the thread scrolls or another reply is written. */
export const Turn = memo(function Turn({ turn, questionAnswers, words, onRetry, renderFile, renderTools }: Props) {
  return (
    <div className={styles.turn}>
      <Words turn={turn} questionAnswers={questionAnswers}>
        {turn.file && renderFile(turn.file)}
      </Words>
      <Reply turn={turn} words={words} onRetry={() => onRetry(turn)} tools={renderTools(turn)} />
    </div>
  );
});
