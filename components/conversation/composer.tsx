import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { useConfig } from "@/components/app/config";
import { Button } from "@/components/ui/button";
import { Counter } from "@/components/ui/counter";
import { limits } from "@/lib/limits";
import { textLength } from "@/lib/text-rules";
import { texts } from "@/lib/texts";
import styles from "./composer.module.css";

type Props = {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
  error: string | null;
  /** The words are on their way and not yet saved. */
  isSending: boolean;
  isReplying: boolean;
};

/** Where the next message is written. Enter sends where there is a real keyboard; Shift+Enter makes a line. */
export function Composer({ text, onChange, onSend, onStop, error, isSending, isReplying }: Props) {
  const { app } = useConfig();
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!window.matchMedia("(pointer: fine)").matches) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <form ref={form} className={styles.composer} onSubmit={submit} noValidate>
      <div className={styles.box}>
        <textarea
          className={styles.text}
          rows={2}
          aria-label={texts.label.message}
          aria-invalid={error ? true : undefined}
          aria-describedby="composer-error"
          placeholder={app.conversationPlaceholder}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendOnEnter}
          readOnly={isSending}
          dir="auto"
        />
        <p className={styles.error} id="composer-error" role="alert">
          {error}
        </p>
        <div className={styles.actions}>
          <Counter length={textLength(text)} max={limits.messageLength} />
          {isReplying ? (
            <Button kind="plain" onClick={onStop} disabled={isSending}>
              {texts.label.stop}
            </Button>
          ) : (
            <Button type="submit" busy={isSending}>
              {app.continueButtonText}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
