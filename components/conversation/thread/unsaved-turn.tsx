import { useState } from "react";
import type { UnsavedMessage } from "@/lib/conversation/thread/live-reply";
import { directionOf } from "@/lib/conversation/thread/text-direction";
import { turnFiles } from "@/lib/conversation/thread/turn-files";
import { ReplyArticle } from "./reply";
import styles from "./thread.module.css";
import { UserMessage } from "./user-message";

type Props = {
  message: UnsavedMessage;
  /** The AI is asked for a reply. */
  isAsking: boolean;
  ribbon: string;
};

/** A message that is being saved, as its turn will show it. */
export function UnsavedTurn({ message: { text, files }, isAsking, ribbon }: Props) {
  const [timestamp] = useState(() => new Date().toISOString());
  return (
    <div className={styles.turn} dir={directionOf(text)} data-ribbon={ribbon} data-unsaved>
      {(text || files.length > 0) && (
        <UserMessage
          className={styles.userMessage}
          isTimeQuiet
          turn={{ message: text, timestamp, ...turnFiles(files) }}
          questionAnswers={null}
        />
      )}
      {isAsking && <ReplyArticle text={null} isWaiting />}
    </div>
  );
}
