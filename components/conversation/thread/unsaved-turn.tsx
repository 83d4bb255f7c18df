import { useState } from "react";
import { directionOf } from "@/lib/conversation/thread/text-direction";
import { ReplyArticle } from "./reply";
import styles from "./thread.module.css";
import { UserMessage } from "./user-message";

type Props = {
  message: string;
  /** The AI is asked for a reply. */
  isAsking: boolean;
  ribbon: string;
};

/** A message that is being saved, as its turn will show it. */
export function UnsavedTurn({ message, isAsking, ribbon }: Props) {
  const [timestamp] = useState(() => new Date().toISOString());
  return (
    <div className={styles.turn} dir={directionOf(message)} data-ribbon={ribbon} data-unsaved>
      {message && (
        <UserMessage
          className={styles.userMessage}
          isTimeQuiet
          turn={{ message, timestamp, file: null, files: [] }}
          questionAnswers={null}
        />
      )}
      {isAsking && <ReplyArticle text={null} isWaiting />}
    </div>
  );
}
