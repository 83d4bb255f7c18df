import { ChevronDown, Lock } from "lucide-react";
import { useState } from "react";
import { AttachButton } from "@/components/files/attach-button";
import { AttachedFiles } from "@/components/files/attached-files";
import { isAttaching, uploadedOf } from "@/components/files/attachment";
import { DropZone } from "@/components/files/drop-zone";
import { NoteButton } from "@/components/notes/note-button";
import { NoAiLine } from "@/components/session/no-ai-line";
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
import type { ComposerState } from "./use-composer";

/** The box in which a person writes the next message to the AI, with its files. */
export function MessageComposer({ composer }: { composer: ComposerState }) {
  const { app } = useConfig();
  const [error, setError] = useState<string | null>(null);
  const { message: text, files, isSending, isSaving, isReplying } = composer;
  const { attachments, attach } = files;
  const isAttachingFiles = attachments.some(isAttaching);
  const isUploading = isAttachingFiles || files.altTexts.isSaving;

  function attempt(action: () => void) {
    // The message that is being saved is not in the field any more.
    if (isReplying || isSaving) return;
    const problem = messageError(text, attachments.some(uploadedOf));
    setError(problem);
    if (!problem && !isUploading) action();
  }

  return (
    <>
      <DropZone onFiles={attach}>
        <ComposerForm
          label={labelTexts.message}
          placeholder={app.conversationPlaceholder}
          text={text}
          max={limits.messageLength}
          error={error ?? composer.saveProblem}
          isStored={composer.isMessageStored}
          autoFocus={composer.hasClosedNote}
          attachment={
            <>
              {isTooLong(text, limits.messageLength) && !isReplying && (
                <CarryLine
                  hint={entryTexts.carryHint}
                  disabled={isSaving}
                  onPress={() => {
                    setError(null);
                    composer.carryOver();
                  }}
                />
              )}
              <AttachedFiles files={files} disabled={isSaving} />
            </>
          }
          aside={<AttachButton onFiles={attach} busy={isAttachingFiles} />}
          tools={<NoteButton onClick={composer.openNote} />}
          onChange={(changed) => {
            setError(null);
            composer.writeMessage(changed);
          }}
          onSubmit={() => attempt(composer.send)}
        >
          {isReplying ? (
            <Button kind="plain" className={styles.stop} onClick={composer.stop} disabled={isSending}>
              {labelTexts.stop}
            </Button>
          ) : (
            <div className={styles.send}>
              <Button type="submit" busy={isSending || isUploading || isSaving}>
                {app.continueButtonText}
              </Button>
              <ActionMenu label={entryTexts.sendMenu} icon={ChevronDown} className={styles.sendMenu}>
                <Button kind="bare" onClick={() => attempt(composer.saveOnly)}>
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
      </DropZone>
      <NoAiLine />
    </>
  );
}

function messageError(text: string, hasFiles: boolean): string | null {
  if (textLength(text) === 0) return hasFiles ? null : replyTexts.messageRequired;
  return isTooLong(text, limits.messageLength) ? replyTexts.messageTooLong : null;
}
