import { RotateCcw } from "lucide-react";
import { type ReactNode, useDeferredValue, useSyncExternalStore } from "react";
import entryStyles from "@/components/conversation/entries/entry.module.css";
import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dots } from "@/components/ui/dots";
import entry from "@/components/ui/entry.module.css";
import type { StreamingText } from "@/lib/client/streaming-text";
import { isCompanionNotice } from "@/lib/conversation/thread/companion-notice";
import { exceedsMarkdownLimits } from "@/lib/conversation/thread/markdown-limits";
import { plainParagraphs } from "@/lib/conversation/thread/plain-paragraphs";
import { directionOf } from "@/lib/conversation/thread/text-direction";
import type { ThreadTurn } from "@/lib/conversation/thread/thread";
import { texts } from "@/lib/texts";
import { homeTexts } from "@/lib/texts/home";
import { replyTexts } from "@/lib/texts/reply";
import { Markdown, PlainText } from "./lazy-markdown";
import styles from "./reply.module.css";

type Props = {
  turn: Pick<ThreadTurn, "response" | "pending" | "refused" | "receipt">;
  /** The part of the reply received so far while this tab receives it, else `null`. */
  streamingText: StreamingText | null;
  /** Why the call failed a moment ago, else `null`. */
  failure: string | null;
  /** Whether what it replies to was not saved either. Then its failure is announced here; in a thread `ThreadStatus` announces it. */
  isUnsaved?: boolean;
  onRetry: () => void;
  /** In its corner. */
  menu?: ReactNode;
  /** Below the text. */
  remark?: ReactNode;
  /** Further buttons below the reply. */
  tools?: ReactNode;
  /** Shows the buttons only where a mouse points or the focus is. They are in the menu, too. */
  areToolsQuiet?: boolean;
  /** Below everything. */
  receipt?: ReactNode;
};

const noText = { subscribe: () => () => {}, read: () => null };

/** The assistant's half of a turn: the reply, a cursor while it is written, or a button to try again. */
export function Reply({
  turn,
  streamingText,
  failure,
  isUnsaved = false,
  onRetry,
  menu,
  remark,
  tools,
  areToolsQuiet = false,
  receipt,
}: Props) {
  const { subscribe, read } = streamingText ?? noText;
  // Typing has priority over showing more of a reply that streams.
  const received = useDeferredValue(useSyncExternalStore(subscribe, read));
  const text = turn.response ?? (streamingText && received);
  const isWaiting = turn.response === null && (streamingText !== null || turn.pending);
  if (isWaiting) return <ReplyArticle text={text} isWaiting />;

  return (
    <ReplyArticle
      text={text}
      isListQuestion={turn.receipt?.isListQuestion}
      isScreenOnly={isCompanionNotice(turn.receipt)}
    >
      {turn.response === null && <Failure {...{ failure, isUnsaved, onRetry }} isRefused={turn.refused === true} />}
      {turn.receipt?.cut && (
        <p className={styles.remark} data-screen-only>
          <bdi>{replyTexts.cut[turn.receipt.cut]}</bdi>
        </p>
      )}
      {menu}
      {remark}
      <div className={areToolsQuiet && turn.response !== null ? styles.quietTools : entry.tools} data-screen-only>
        {turn.response !== null && <CopyButton text={turn.response} />}
        {tools}
      </div>
      {receipt}
    </ReplyArticle>
  );
}

type FailureProps = Pick<Props, "failure" | "isUnsaved" | "onRetry"> & { isRefused: boolean };

/** Shown in place of a reply that failed: that the words are saved, the placeholder, the reason as far as it is known, and a button to try again. */
function Failure({ failure, isUnsaved, isRefused, onRetry }: FailureProps) {
  return (
    <div className={styles.failure} data-screen-only>
      <p>{isUnsaved ? replyTexts.unsaved : replyTexts.saved}</p>
      <p>{replyTexts.replyPlaceholder}</p>
      {failure ? (
        <p role={isUnsaved ? "alert" : undefined}>
          <bdi>{texts.conversation.startError(failure)}</bdi>
        </p>
      ) : (
        isRefused && <p>{replyTexts.refused}</p>
      )}
      <Button kind="plain" onClick={() => onRetry()}>
        <RotateCcw aria-hidden="true" size={18} />
        {texts.ui.retry}
      </Button>
    </div>
  );
}

type ArticleProps = {
  text: string | null;
  isWaiting?: boolean;
  isListQuestion?: boolean;
  /** Not printed. */
  isScreenOnly?: boolean;
  children?: ReactNode;
};

/** Before the first word of a reply. `ThreadStatus` announces it to screen readers. */
const Pending = () => (
  <p className={styles.pending} data-screen-only aria-hidden="true">
    {replyTexts.inProgress}
    <Dots className={styles.dots} />
  </p>
);

/** The text of a reply, with `children` below it. Without a text it has the direction of what it replies to. */
export function ReplyArticle({ text, isWaiting = false, isListQuestion, isScreenOnly, children }: ArticleProps) {
  const { features } = useConfig();
  return (
    <article
      className={`${styles.reply} ${entryStyles.entry}`}
      dir={text ? directionOf(text) : undefined}
      aria-busy={isWaiting}
      data-screen-only={isScreenOnly || undefined}
    >
      <p className={styles.author}>
        <b>{features.flexiAppName.name}</b>
        {isListQuestion && <span>{homeTexts.question.fromList}</span>}
      </p>
      {text ? (
        <div className={styles.markdown} dir="auto" data-searchable>
          <ReplyText text={text} />
        </div>
      ) : (
        isWaiting && <Pending />
      )}
      {children}
    </article>
  );
}

function ReplyText({ text }: { text: string }) {
  const paragraphs = plainParagraphs(text);
  if (!paragraphs) return exceedsMarkdownLimits(text) ? <PlainText text={text} /> : <Markdown text={text} />;
  // biome-ignore lint/suspicious/noArrayIndexKey: a reply only grows at its end
  return paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>);
}
