import { ArrowDown } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Loading } from "@/components/ui/loading";
import { Notice } from "@/components/ui/notice";
import { isUnderWay } from "@/lib/conversation/live-reply";
import { isWaiting, turnsOf } from "@/lib/conversation/thread";
import { limits } from "@/lib/limits";
import { textLength } from "@/lib/text-rules";
import { texts } from "@/lib/texts";
import { Composer } from "./composer";
import styles from "./conversation-panel.module.css";
import { FailedAsk } from "./failed-ask";
import { Thread } from "./thread";
import type { useConversation } from "./use-conversation";
import { useFollow } from "./use-follow";
import { useMessageDraft } from "./use-message-draft";

type Props = { id: string; username: string; conversation: ReturnType<typeof useConversation> };

/** A conversation that was started: its thread, and where it goes on. */
export function ConversationPanel({ id, username, conversation }: Props) {
  const { thread, live, problem, reload, say, retry, stop } = conversation;
  const { draft, write, clear } = useMessageDraft(username, id);
  const [error, setError] = useState<string | null>(null);
  const isMine = live.status !== "idle" && live.conversationId === id;
  const turns = thread ? turnsOf(thread) : [];
  const { end, isAtEnd, jumpToEnd } = useFollow(
    `${turns.length} ${live.status === "streaming" ? live.text.length : ""}`,
  );

  function send() {
    const wrong = messageError(draft.text);
    setError(wrong);
    if (!wrong) void say(draft.text, draft.requestKey, clear);
  }

  if (problem) {
    return (
      <Notice kind="error">
        {problem}{" "}
        <Button kind="plain" onClick={reload}>
          {texts.label.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (!thread) return <Loading>{texts.conversation.loading}</Loading>;

  const asked =
    isMine && "requestKey" in live ? turns.find(({ requestKey }) => requestKey === live.requestKey) : undefined;
  return (
    <div className={styles.panel}>
      <div>
        <Thread thread={thread} live={live} onRetry={retry} />
        {isMine && live.status === "failed" && !asked?.pending && (
          <FailedAsk message={live.message} isSaved={asked !== undefined} onRetry={send} />
        )}
        <div ref={end} className={styles.end} />
      </div>
      <div className={styles.dock}>
        {!isAtEnd && (
          <button type="button" className={styles.latest} onClick={jumpToEnd}>
            <ArrowDown aria-hidden="true" size={16} /> {texts.label.latest}
          </button>
        )}
        <Composer
          text={draft.text}
          onChange={(text) => {
            setError(null);
            write(text);
          }}
          onSend={send}
          onStop={stop}
          error={error}
          isSending={isMine && live.status === "asking"}
          isReplying={(isMine && isUnderWay(live)) || isWaiting(thread)}
        />
      </div>
    </div>
  );
}

function messageError(text: string): string | null {
  const length = textLength(text);
  if (length === 0) return texts.conversation.messageRequired;
  return length > limits.messageLength ? texts.conversation.messageTooLong : null;
}
