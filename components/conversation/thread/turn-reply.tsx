import { Eye, RotateCcw, Shuffle } from "lucide-react";
import { useState } from "react";
import styles from "@/components/conversation/entries/entry.module.css";
import { EntryMenu, Item, type MenuItem, ToolItem } from "@/components/conversation/entries/entry-menu";
import { RemovedEntry } from "@/components/conversation/entries/entry-text";
import { useEntryActions, useThreadState } from "@/components/conversation/entries/use-entries";
import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import type { StreamingText } from "@/lib/client/streaming-text";
import type { ThreadTurn } from "@/lib/conversation/thread/thread";
import {
  entryIdOf,
  hasContent,
  isEmptied,
  isOutdated,
  isRemoved,
  turnNumber,
} from "@/lib/conversation/thread/thread-entry";
import { threadUrl } from "@/lib/routes";
import { entryTexts } from "@/lib/texts/entries";
import { homeTexts } from "@/lib/texts/home";
import { replyTexts } from "@/lib/texts/reply";
import { Reply } from "./reply";

const Receipt = lazyWithRetry(() => import("@/components/conversation/receipt/receipt").then(({ Receipt }) => Receipt));

type Props = {
  turn: ThreadTurn;
  streamingText: StreamingText | null;
  failure: string | null;
  onRetry: (turn: ThreadTurn) => void;
  share: MenuItem;
};

/**
 * The reply of a turn in its thread: the last one can be asked for again, as can one that was written before a change. Without an AI
 * that brings a question from the operator's list.
 */
export function TurnReply({ turn, streamingText, failure, onRetry, share }: Props) {
  const { askAgain } = useEntryActions();
  const { thread, lastTurn, newReply, isReplying, isChatEnabled } = useThreadState();
  const [isReceiptOpen, setIsReceiptOpen] = useState(false);
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
  const canAsk = isChatEnabled && hasContent(thread, turn);
  const again = canAsk && !isReplying ? another : null;
  const wasRemoved = isRemoved(thread, entryId) || isEmptied(thread, turn.response ?? "", entryId);
  const hasButtonBelow = isOffline && isLast && canAsk && (wasRemoved || turn.receipt?.isOffline === true);
  const tool = again && !hasButtonBelow && <ToolItem {...again} />;
  const { receipt } = turn;
  const showReceipt = receipt && {
    ...{ icon: Eye, label: replyTexts.receipt, isExpanded: isReceiptOpen },
    onPress: () => setIsReceiptOpen(!isReceiptOpen),
  };

  return (
    <>
      {wasRemoved && !isNew && !turn.pending ? (
        <div className={styles.removedReply}>
          {isRemoved(thread, entryId) && <RemovedEntry entryId={entryId} />}
          {isLast && tool}
          {hasContent(thread, turn) && <ToolItem {...share} />}
        </div>
      ) : (
        <Reply
          turn={isNew ? { ...turn, response: null, pending: true } : turn}
          streamingText={isNew ? newReply.streamingText : streamingText}
          failure={failure}
          onRetry={() => onRetry(turn)}
          areToolsQuiet={!isLast}
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
                text={turn.response}
                askAgain={isLast && !isOld && !hasButtonBelow ? again : null}
                className={styles.replyCorner}
              >
                <Item {...share} />
                {showReceipt && <Item {...showReceipt} />}
              </EntryMenu>
            )
          }
          tools={
            <>
              <ToolItem {...share} />
              {showReceipt && <ToolItem {...showReceipt} />}
            </>
          }
          receipt={
            receipt &&
            isReceiptOpen && (
              <Receipt {...{ receipt }} sentPromptUrl={`${threadUrl(thread.conversation._id)}/receipts/${number}`} />
            )
          }
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
