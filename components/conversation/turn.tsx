import { memo, useState } from "react";
import type { Share, Thread } from "@/lib/api/responses";
import type { StreamingText } from "@/lib/client/streaming-text";
import { joinAnswers } from "@/lib/conversation/guided-answers";
import { targetOf } from "@/lib/conversation/share-target";
import { directionOf } from "@/lib/conversation/text-direction";
import type { ThreadTurn } from "@/lib/conversation/thread";
import { sentPromptUrl } from "@/lib/routes";
import { CareLine } from "./care-line";
import { Reply } from "./reply";
import { ShareTool } from "./share-tool";
import styles from "./thread.module.css";
import { UserMessage } from "./user-message";

type Props = {
  thread: Thread;
  turn: ThreadTurn;
  /** Unique among the turns of all threads. */
  id: string;
  shares: Share[];
  /** The colour of its topic. */
  ribbon: string;
  /** The reply that is being written in this tab, `null` for a turn that is not waiting for it. */
  streamingText: StreamingText | null;
  /** Why the AI call for it failed a moment ago. */
  failure: string | null;
  onRetry: (turn: ThreadTurn) => void;
};

/** A message and its reply. Memoized, so that scrolling or another streaming reply does not render it again. */
export const Turn = memo(function Turn({ thread, turn, id, shares, ribbon, streamingText, failure, onRetry }: Props) {
  const [isNew] = useState(turn.pending);
  const questionAnswers = turn.isStart ? thread.conversation.questionAnswers : null;
  const text = questionAnswers ? joinAnswers(questionAnswers) : turn.message;
  return (
    <div className={styles.turn} dir={directionOf(text)}>
      <UserMessage className={styles.leaf} ribbon={turn.isStart ? ribbon : undefined} {...{ turn, questionAnswers }} />
      <div>
        <Reply
          turn={turn}
          {...{ streamingText, failure }}
          onRetry={() => onRetry(turn)}
          sentPromptUrl={sentPromptUrl(thread.conversation._id, turn.isStart ? 0 : turn.orderIndex)}
          tools={<ShareTool thread={thread} target={targetOf(thread, turn)} shares={shares} />}
        />
        <CareLine id={id} text={text} isNew={isNew} />
      </div>
    </div>
  );
});
