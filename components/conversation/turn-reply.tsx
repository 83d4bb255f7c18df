import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { ToolButton } from "@/components/ui/tool-button";
import type { StreamingText } from "@/lib/client/streaming-text";
import type { ThreadTurn } from "@/lib/conversation/thread";
import { entryIdOf, hasText, isEmptied, isOutdated, isRemoved, turnNumber } from "@/lib/conversation/thread-entry";
import { sentPromptUrl } from "@/lib/routes";
import { entryTexts } from "@/lib/texts/entries";
import styles from "./entry.module.css";
import { EntryMenu } from "./entry-menu";
import { RemovedEntry } from "./entry-text";
import { Reply } from "./reply";
import { useEntryActions } from "./use-entries";

type Props = {
  turn: ThreadTurn;
  streamingText: StreamingText | null;
  failure: string | null;
  onRetry: (turn: ThreadTurn) => void;
  tools: ReactNode;
};

/** The reply of a turn in its thread: the last one can be asked for again, as can one that was written before a change. */
export function TurnReply({ turn, streamingText, failure, onRetry, tools }: Props) {
  const { thread, newReply, isReplying, isChatEnabled, lastTurn, askAgain } = useEntryActions();
  const number = turnNumber(turn);
  const entryId = entryIdOf("reply", number);
  const isNew = newReply?.turn === number;
  const isOld = isOutdated(thread, turn);
  const canAskAgain = isChatEnabled && !isReplying && hasText(thread, turn);
  const ask = () => void askAgain(number);

  const wasRemoved = isRemoved(thread, entryId) || isEmptied(thread, turn.response ?? "", entryId);

  if (wasRemoved && !isNew && !turn.pending) {
    return (
      <div className={styles.removedReply}>
        {isRemoved(thread, entryId) && <RemovedEntry entryId={entryId} />}
        {canAskAgain && number === lastTurn && (
          <ToolButton icon={RotateCcw} onClick={ask}>
            {entryTexts.askAgain}
          </ToolButton>
        )}
        {(hasText(thread, turn) || turn.file) && tools}
      </div>
    );
  }
  return (
    <Reply
      turn={isNew ? { ...turn, response: null, pending: true } : turn}
      streamingText={isNew ? newReply.streamingText : streamingText}
      failure={failure}
      onRetry={() => onRetry(turn)}
      sentPromptUrl={sentPromptUrl(thread.conversation._id, number)}
      remark={
        isOld && (
          <div className={styles.remark}>
            <bdi>{entryTexts.outdated}</bdi>
            {canAskAgain && (
              <ToolButton icon={RotateCcw} onClick={ask}>
                {entryTexts.askAgain}
              </ToolButton>
            )}
          </div>
        )
      }
      menu={
        turn.response !== null && (
          <EntryMenu
            entryId={entryId}
            text={null}
            onAskAgain={canAskAgain && number === lastTurn && !isOld ? ask : null}
            className={styles.replyCorner}
          />
        )
      }
      tools={tools}
    />
  );
}
