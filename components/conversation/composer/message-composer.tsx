import { ChevronDown, Lock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useConfig } from "@/components/session/use-config";
import { ActionMenu } from "@/components/ui/action-menu";
import { Button } from "@/components/ui/button";
import { CarryLine } from "@/components/ui/carry-line";
import { ComposerForm } from "@/components/ui/composer-form";
import { limits } from "@/lib/api/limits";
import { entryTexts } from "@/lib/texts/entries";
import { labelTexts } from "@/lib/texts/label";
import { replyTexts } from "@/lib/texts/reply";
import { isTooLong, textLength } from "@/lib/texts/rules";
import styles from "./composer.module.css";

type Props = {
  text: string;
  isStored: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Saves the message without asking the AI. */
  onSave: () => void;
  /** Saves what fits into one message, and leaves the rest here. */
  onCarry: () => void;
  isSaving: boolean;
  /** Why it was not saved. */
  saveProblem: string | null;
  onStop: () => void;
  /** The message was sent and is not saved yet. */
  isSending: boolean;
  isReplying: boolean;
  /** The file that is attached is still being uploaded. */
  isUploading: boolean;
  /** They may be sent without words. */
  hasFiles: boolean;
  attachment?: ReactNode;
  /** Beside the text. */
  aside?: ReactNode;
  autoFocus?: boolean;
  tools?: ReactNode;
};

/** The box in which a person writes the next message to the AI. */
export function MessageComposer({
  text,
  isStored,
  onChange,
  onSend,
  onSave,
  onCarry,
  isSaving,
  saveProblem,
  onStop,
  isSending,
  isReplying,
  isUploading,
  hasFiles,
  autoFocus,
  attachment,
  aside,
  tools,
}: Props) {
  const { app } = useConfig();
  const [error, setError] = useState<string | null>(null);

  function attempt(action: () => void) {
    const problem = messageError(text, hasFiles);
    setError(problem);
    if (!problem && !isReplying && !isUploading && !isSaving) action();
  }

  return (
    <ComposerForm
      label={labelTexts.message}
      placeholder={app.conversationPlaceholder}
      text={text}
      max={limits.messageLength}
      error={error ?? saveProblem}
      isStored={isStored}
      autoFocus={autoFocus}
      attachment={
        <>
          {isTooLong(text, limits.messageLength) && !isReplying && (
            <CarryLine
              hint={entryTexts.carryHint}
              disabled={isSaving}
              onPress={() => {
                setError(null);
                onCarry();
              }}
            />
          )}
          {attachment}
        </>
      }
      aside={aside}
      tools={tools}
      onChange={(changed) => {
        setError(null);
        onChange(changed);
      }}
      onSubmit={() => attempt(onSend)}
    >
      {isReplying ? (
        <Button kind="plain" className={styles.stop} onClick={onStop} disabled={isSending}>
          {labelTexts.stop}
        </Button>
      ) : (
        <div className={styles.send}>
          <Button type="submit" busy={isSending || isUploading || isSaving}>
            {app.continueButtonText}
          </Button>
          <ActionMenu label={entryTexts.sendMenu} icon={ChevronDown} className={styles.sendMenu}>
            <Button kind="bare" onClick={() => attempt(onSave)}>
              <Lock aria-hidden="true" size={18} />
              <span>
                {entryTexts.justKeep}
                <small>{entryTexts.justKeepHint}</small>
              </span>
            </Button>
          </ActionMenu>
        </div>
      )}
    </ComposerForm>
  );
}

function messageError(text: string, hasFiles: boolean): string | null {
  if (textLength(text) === 0) return hasFiles ? null : replyTexts.messageRequired;
  return isTooLong(text, limits.messageLength) ? replyTexts.messageTooLong : null;
}
