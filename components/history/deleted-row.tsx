import { useState } from "react";
import { TopicTitle } from "@/components/session/topic-title";
import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { LongDay } from "@/components/ui/date-time";
import { Notice } from "@/components/ui/notice";
import type { DeletedConversation } from "@/lib/api/responses";
import { topicName } from "@/lib/config/topics";
import { historyTexts } from "@/lib/texts/history";
import styles from "./deleted.module.css";

type DeletedRowProps = {
  conversation: DeletedConversation;
  name: string;
  /** Resolves to an error message, or `null`. */
  onRestore: (id: string) => Promise<string | null>;
};

/** A deleted conversation. After it is restored, its button stays busy until the list is loaded again. */
export function DeletedRow({ conversation, name, onRestore }: DeletedRowProps) {
  const { _id: id, topic, deletedAt, daysLeft } = conversation;
  const { features } = useConfig();
  const [isRestoring, setIsRestoring] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function restore() {
    setIsRestoring(true);
    setFailure(null);
    const message = await onRestore(id);
    if (message === null) return;
    setFailure(message);
    setIsRestoring(false);
  }

  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <p>
          <TopicTitle topic={topic}>{name}</TopicTitle>
          <span className={styles.about}>
            <span lang={features.language}>{topicName(features, topic)}</span> · {historyTexts.deletedOn}{" "}
            <LongDay iso={deletedAt} /> · {historyTexts.daysLeft(daysLeft)}
          </span>
        </p>
        <Button kind="plain" busy={isRestoring} aria-label={historyTexts.restoreOf(name)} onClick={restore}>
          {historyTexts.restore}
        </Button>
      </div>
      {failure && <Notice kind="error">{failure}</Notice>}
    </li>
  );
}
