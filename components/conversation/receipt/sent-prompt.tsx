import { useState } from "react";
import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { Loading } from "@/components/ui/loading";
import type { SentMessage } from "@/lib/api/responses";
import { directionOf } from "@/lib/conversation/thread/text-direction";
import { texts } from "@/lib/texts";
import { labelTexts } from "@/lib/texts/label";
import { receiptTexts } from "@/lib/texts/receipt";
import styles from "./sent-prompt.module.css";
import { useSentPrompt } from "./use-sent-prompt";

/** On demand: what the AI was sent for a reply, message by message, word for word. Loaded when a receipt is opened. */
export function SentPrompt({ url }: { url: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.sentPrompt} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{receiptTexts.wordForWord}</summary>
      {isOpen && <Messages url={url} />}
    </details>
  );
}

function Messages({ url }: { url: string }) {
  const { sentPrompt, hasFailed, retry } = useSentPrompt(url);
  const { features } = useConfig();
  const authors = { system: receiptTexts.instructions, user: labelTexts.you, assistant: features.flexiAppName.name };
  if (hasFailed) {
    return (
      <div className={styles.failure} role="alert">
        <p>{receiptTexts.failed}</p>
        <Button kind="plain" onClick={retry}>
          {texts.ui.retry}
        </Button>
      </div>
    );
  }
  if (!sentPrompt) return <Loading>{texts.label.loading}</Loading>;
  if (!sentPrompt.messages) return <p>{receiptTexts.notRecorded}</p>;
  return (
    // A region that scrolls has to be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.messages} aria-label={receiptTexts.wordForWord} tabIndex={0}>
      {sentPrompt.messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Message key={index} message={message} author={authors[message.role]} />
      ))}
    </section>
  );
}

function Message({ message: { content, pictures }, author }: { message: SentMessage; author: string }) {
  return (
    <div className={styles.message} dir={directionOf(content)}>
      <p className={styles.author}>{author}</p>
      <p className={styles.content}>{content}</p>
      {pictures.map((name) => (
        <p key={name} className={styles.picture}>
          {receiptTexts.picture(name)}
        </p>
      ))}
    </div>
  );
}
