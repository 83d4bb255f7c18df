import { type ReactNode, useState } from "react";
import { useConfig } from "@/components/session/config";
import { Button } from "@/components/ui/button";
import { WritingBox } from "@/components/ui/text-area";
import { limits } from "@/lib/api/limits";
import { texts } from "@/lib/texts";
import { textLength } from "@/lib/texts/rules";

type Props = {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
  /** The words are on their way and not yet saved. */
  isSending: boolean;
  isReplying: boolean;
  /** Something that goes along is not there yet. */
  isHeld: boolean;
  attachment?: ReactNode;
  autoFocus?: boolean;
  tools?: ReactNode;
};

/** Where the next message to the AI is written. */
export function MessageComposer({
  text,
  onChange,
  onSend,
  onStop,
  isSending,
  isReplying,
  isHeld,
  autoFocus,
  attachment,
  tools,
}: Props) {
  const { app } = useConfig();
  const [error, setError] = useState<string | null>(null);

  function send() {
    const wrong = messageError(text);
    setError(wrong);
    if (!wrong && !isReplying && !isHeld) onSend();
  }

  return (
    <WritingBox
      label={texts.label.message}
      placeholder={app.conversationPlaceholder}
      text={text}
      max={limits.messageLength}
      error={error}
      readOnly={isSending}
      autoFocus={autoFocus}
      attachment={attachment}
      tools={tools}
      onChange={(changed) => {
        setError(null);
        onChange(changed);
      }}
      onSubmit={send}
    >
      {isReplying ? (
        <Button kind="plain" onClick={onStop} disabled={isSending}>
          {texts.label.stop}
        </Button>
      ) : (
        <Button type="submit" busy={isSending || isHeld}>
          {app.continueButtonText}
        </Button>
      )}
    </WritingBox>
  );
}

function messageError(text: string): string | null {
  const length = textLength(text);
  if (length === 0) return texts.conversation.messageRequired;
  return length > limits.messageLength ? texts.conversation.messageTooLong : null;
}
