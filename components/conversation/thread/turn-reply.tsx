import { RotateCcw, Shuffle } from "lucide-react";
import type { ReactNode } from "react";
import styles from "@/components/conversation/entries/entry.module.css";
import { EntryMenu } from "@/components/conversation/entries/entry-menu";
import { RemovedEntry } from "@/components/conversation/entries/entry-text";
import { useEntryActions, useThreadState } from "@/components/conversation/entries/use-entries";
import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { ToolButton } from "@/components/ui/tool-button";
import type { StreamingText } from "@/lib/client/streaming-text";
import type { ThreadTurn } from "@/lib/conversation/thread/thread";
import {
  entryIdOf,
  hasText,
  isEmptied,
  isOutdated,
  isRemoved,
  turnNumber,
} from "@/lib/conversation/thread/thread-entry";
import { sentPromptUrl } from "@/lib/routes";
import { entryTexts } from "@/lib/texts/entries";
import { homeTexts } from "@/lib/texts/home";
import { Reply } from "./reply";

type Props = {
  turn: ThreadTurn;
  streamingText: StreamingText | null;
  failure: string | null;
  onRetry: (turn: ThreadTurn) => void;
  tools: ReactNode;
};

/**
 * The reply of a turn in its thread: the last one can be asked for again, as can one that was written before a change. Without an AI
 * that brings a question from the operator's list.
 */
export function TurnReply({ turn, streamingText, failure, onRetry, tools }: Props) {
  const { askAgain } = useEntryActions();
  const { thread, lastTurn, newReply, isReplying, isChatEnabled } = useThreadState();
  const number = turnNumber(turn);
  const entryId = entryIdOf("reply", number);
  const isNew = newReply?.turn === number;
  const isOld = isOutdated(thread, turn);
  const isLast = number === lastTurn;
  const isOffline = useConfig().features.aiConnected === false;
  const another = {
    ...(isOffline
      ? { icon: Shuffle, label: homeTexts.question.another }
      : { icon: RotateCcw, label: entryTexts.askAgain }),
    onPress: () => void askAgain(number),
  };
  const canAsk = isChatEnabled && hasText(thread, turn);
  const again = canAsk && !isReplying ? another : null;
  const wasRemoved = isRemoved(thread, entryId) || isEmptied(thread, turn.response ?? "", entryId);
  const hasButtonBelow = isOffline && isLast && canAsk && (wasRemoved || turn.receipt?.isOffline === true);
  const tool = again && !hasButtonBelow && (
    <ToolButton icon={again.icon} onClick={again.onPress}>
      {again.label}
    </ToolButton>
  );

  return (
    <>
      {wasRemoved && !isNew && !turn.pending ? (
        <div className={styles.removedReply}>
          {isRemoved(thread, entryId) && <RemovedEntry entryId={entryId} />}
          {isLast && tool}
          {(hasText(thread, turn) || turn.file) && tools}
        </div>
      ) : (
        <Reply
          turn={isNew ? { ...turn, response: null, pending: true } : turn}
          streamingText={isNew ? newReply.streamingText : streamingText}
          failure={failure}
          onRetry={() => onRetry(turn)}
          sentPromptUrl={sentPromptUrl(thread.conversation._id, number)}
          remark={
            isOld && (
              <div className={styles.remark} data-screen-only>
                <bdi>{entryTexts.outdated}</bdi>
                {tool}
              </div>
            )
          }
          menu={
            turn.response !== null && (
              <EntryMenu
                entryId={entryId}
                text={null}
                askAgain={isLast && !isOld && !hasButtonBelow ? again : null}
                className={styles.replyCorner}
              />
            )
          }
          tools={tools}
        />
      )}
      {/* It stays while the reply is written, so that it can be pressed again. */}
      {hasButtonBelow && (
        <Button kind="plain" className={styles.another} busy={isReplying} onClick={another.onPress}>
          <Shuffle size={18} aria-hidden="true" />
          {another.label}
        </Button>
      )}
    </>
  );
}
