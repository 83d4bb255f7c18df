import { memo, useContext, useState } from "react";
import { RemovedEntry } from "@/components/conversation/entries/entry-text";
import { KeepOnlyLine } from "@/components/conversation/entries/keep-only-line";
import { EditingContext, useThreadState } from "@/components/conversation/entries/use-entries";
import type { Sharing, Thread } from "@/lib/api/responses";
import type { StreamingText } from "@/lib/client/streaming-text";
import { joinAnswers } from "@/lib/conversation/guide/guided-answers";
import { targetOf } from "@/lib/conversation/share/share-target";
import { directionOf } from "@/lib/conversation/thread/text-direction";
import type { ThreadTurn } from "@/lib/conversation/thread/thread";
import { entryIdOf, isKeepOnly, isRemoved, removedFilesOf, turnNumber } from "@/lib/conversation/thread/thread-entry";
import { withoutHead } from "@/lib/conversation/thread/turn-files";
import { CareLine } from "./care-line";
import { SkipToComposer } from "./skip-to-composer";
import styles from "./thread.module.css";
import { TurnReply } from "./turn-reply";
import { useShareTool } from "./use-share-tool";
import { OwnFile, UserMessage } from "./user-message";

type Props = {
  thread: Thread;
  turn: ThreadTurn;
  /** Unique among the turns of all threads. */
  id: string;
  sharing: Sharing;
  /** The colour of its topic. */
  ribbon: string;
  /** Whether it was written within an hour of the entry above it. */
  isSoonAfter: boolean;
  /** The reply that is being written in this tab, `null` for a turn that is not waiting for it. */
  streamingText: StreamingText | null;
  /** Why the AI call for it failed a moment ago. */
  failure: string | null;
  onRetry: (turn: ThreadTurn) => void;
  /** Gives the focus to the composer, if one can write on. */
  onWrite: (() => void) | null;
};

/** A message and its reply. Memoized, so that scrolling or another streaming reply does not render it again. */
export const Turn = memo(function Turn({ thread, turn, id, sharing, ribbon, isSoonAfter, onWrite, ...reply }: Props) {
  const { newReply } = useThreadState();
  const editing = useContext(EditingContext);
  const [isNew] = useState(turn.pending);
  const number = turnNumber(turn);
  const messageId = entryIdOf("message", number);
  const questionAnswers = turn.isStart ? thread.conversation.questionAnswers : null;
  const text = questionAnswers ? joinAnswers(questionAnswers) : turn.message;
  const isUnsent = isKeepOnly(thread, turn) && newReply?.turn !== number && !turn.pending;
  const share = useShareTool(thread, targetOf(turn), sharing);
  const removedFiles = removedFilesOf(thread, turn).map((entryId) => <RemovedEntry key={entryId} entryId={entryId} />);
  const { head, rest } = turn.isStart ? withoutHead(turn) : { head: null, rest: turn };
  const hasRemovedMessage = isRemoved(thread, messageId);
  return (
    <div className={styles.turn} dir={directionOf(text)} data-ribbon={ribbon} data-new={isNew || undefined}>
      {head && <OwnFile file={head} isHead />}
      {text || turn.isStart || turn.file || editing === messageId ? (
        <div>
          <UserMessage
            className={turn.isStart ? styles.leaf : styles.userMessage}
            turnNumber={number}
            isTimeQuiet={isSoonAfter}
            turn={rest}
            questionAnswers={questionAnswers}
            questions={share.questions}
          >
            {removedFiles}
            {share.contributions}
            {/* Its answers have a menu each, so that the end of the turn is too far away. */}
            {turn.isStart && onWrite && <SkipToComposer onClick={onWrite} />}
          </UserMessage>
          <CareLine id={id} text={text} isNew={isNew} />
        </div>
      ) : (
        (hasRemovedMessage || removedFiles.length > 0) && (
          <div>
            {hasRemovedMessage && <RemovedEntry entryId={messageId} />}
            {removedFiles}
          </div>
        )
      )}
      {isUnsent ? (
        <KeepOnlyLine turn={turn} share={share.item} />
      ) : (
        <TurnReply turn={turn} share={share.item} {...reply} />
      )}
      {share.dialog}
    </div>
  );
});
