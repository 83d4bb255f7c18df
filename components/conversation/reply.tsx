import { type ReactNode, useDeferredValue, useSyncExternalStore } from "react";
import { useConfig } from "@/components/session/config";
import { Button } from "@/components/ui/button";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import type { StreamingText } from "@/lib/client/streaming-text";
import { exceedsMarkdownLimits } from "@/lib/conversation/markdown-limits";
import type { ThreadTurn } from "@/lib/conversation/thread";
import { texts } from "@/lib/texts";
import { CopyButton } from "./copy-button";
import { Receipt } from "./receipt";
import styles from "./thread.module.css";

const Plain = ({ text }: { text: string }) => <p className={styles.plain}>{text}</p>;
const Markdown = lazyWithRetry(() => import("./markdown").then(({ Markdown }) => Markdown), {
  Waiting: Plain,
  Failed: Plain,
});

type Props = {
  turn: Pick<ThreadTurn, "response" | "pending" | "refused" | "receipt">;
  /** What has arrived of a reply that is being written in this tab, else `null`. */
  words: StreamingText | null;
  onRetry: () => void;
  /** What more can be done with this turn. */
  tools?: ReactNode;
};

const noWords = { subscribe: () => () => {}, read: () => null };

/** The assistant's half of a turn: the reply, the waiting for it, or the way to ask again. */
export function Reply({ turn, words, onRetry, tools }: Props) {
  const { subscribe, read } = words ?? noWords;
  // What a person types goes before a reply that is being written.
  const arrived = useDeferredValue(useSyncExternalStore(subscribe, read));
  const text = turn.response ?? (words && arrived);
  const isWaiting = turn.response === null && (words !== null || turn.pending);
  if (isWaiting) return <ReplyArticle text={text} isWaiting />;

  return (
    <ReplyArticle text={text}>
      {turn.response === null && turn.refused && <p className={styles.remark}>{texts.conversation.refused}</p>}
      {turn.receipt?.cut && <p className={styles.remark}>{texts.conversation.cut[turn.receipt.cut]}</p>}
      <div className={styles.tools}>
        {turn.response === null ? (
          <Button kind="plain" onClick={onRetry}>
            {texts.label.tryAgain}
          </Button>
        ) : (
          <CopyButton text={turn.response} />
        )}
        {tools}
        {turn.receipt && <Receipt receipt={turn.receipt} />}
      </div>
    </ReplyArticle>
  );
}

type ArticleProps = { text: string | null; isWaiting?: boolean; children?: ReactNode };

/** What the assistant says. `children` stand below it. */
export function ReplyArticle({ text, isWaiting = false, children }: ArticleProps) {
  const { features } = useConfig();
  return (
    <article className={styles.reply} aria-busy={isWaiting}>
      <p className={styles.who}>
        <b>{features.flexiAppName.name}</b>
      </p>
      {text ? (
        <div className={styles.markdown} dir="auto" data-words>
          {exceedsMarkdownLimits(text) ? <Plain text={text} /> : <Markdown text={text} />}
        </div>
      ) : isWaiting ? (
        <span className={styles.waiting} />
      ) : (
        <p className={styles.missing}>{texts.conversation.replyPlaceholder}</p>
      )}
      {children}
    </article>
  );
}
