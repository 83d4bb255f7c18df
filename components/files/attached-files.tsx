import { X } from "lucide-react";
import { Button, IconButton } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { UndoNotice } from "@/components/ui/undo-button";
import { canHover } from "@/components/ui/use-hover";
import { texts } from "@/lib/texts";
import { sizeLabel } from "@/lib/texts/size-label";
import { uploadTexts } from "@/lib/texts/upload";
import styles from "./attached-files.module.css";
import { AttachedPicture } from "./attached-picture";
import { type Attachment, isReadyPicture, uploadedOf } from "./attachment";
import type { AltTextsState } from "./use-alt-texts";
import type { Files } from "./use-files";

type Props = {
  files: Files;
  /** They are being sent. */
  disabled: boolean;
};

/** The files of what is not sent yet: made smaller, uploading, uploaded or refused. */
export function AttachedFiles({ files, disabled }: Props) {
  const { attachments, problems, isStored, altTexts, remove } = files;
  const isShrinking = attachments.some(({ progress }) => progress.status === "shrinking");
  const ready = attachments.filter(uploadedOf).length;
  return (
    <>
      {attachments.length > 0 && (
        <ul className={styles.files}>
          {attachments.map((attachment) => (
            <AttachedFile
              key={attachment.key}
              attachment={attachment}
              altTexts={altTexts}
              disabled={disabled || altTexts.isSaving}
              onRemove={() => remove(attachment.key)}
            />
          ))}
        </ul>
      )}
      <span role="status" className="visually-hidden">
        {isShrinking ? uploadTexts.shrinking : ready > 0 && uploadTexts.attached(ready)}
      </span>
      <UndoNotice text={uploadTexts.removed} undo={altTexts.undo} />
      {!isStored && <FieldError className={styles.error}>{uploadTexts.notStored}</FieldError>}
      {problems.map(({ name, sentence }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
        <FieldError key={index} className={styles.error}>
          {problems.length + attachments.length > 1 && <bdi className={styles.problemName}>{name}</bdi>}
          <span>{sentence}</span>
        </FieldError>
      ))}
    </>
  );
}

/** Where the focus goes from the button that removes a file. Not into a field that would open a keyboard on the screen. */
function nextTo(button: HTMLButtonElement) {
  const main = button.closest("main");
  const find = (selector: string) => main?.querySelector<HTMLElement>(selector);
  const field = canHover() ? (find("[name=projectName]") ?? find("form textarea")) : main;
  return button.form?.querySelector<HTMLElement>("[type=file] + button") ?? field;
}

type FileProps = { attachment: Attachment; altTexts: AltTextsState; disabled: boolean; onRemove: () => void };

function AttachedFile({ attachment, altTexts, disabled, onRemove }: FileProps) {
  const { name, progress, error } = attachment;
  const file = uploadedOf(attachment)?.file;
  const isPicture = isReadyPicture(attachment);
  return (
    <li className={styles.file}>
      <AttachedPicture attachment={attachment} />
      <div className={styles.about}>
        {isPicture && <bdi className={styles.name}>{name}</bdi>}
        {isPicture ? (
          <textarea
            className={styles.altText}
            rows={1}
            dir="auto"
            aria-label={uploadTexts.altText}
            placeholder={uploadTexts.altTextPlaceholder}
            readOnly={disabled}
            value={file?.altText ?? ""}
            onChange={({ target }) => altTexts.write(attachment, target.value)}
            onBlur={() => void altTexts.saveOne(attachment)}
            onKeyDown={(event) => {
              // Inside the form of a message, Enter would send it.
              if (event.key !== "Enter") return;
              event.preventDefault();
              void altTexts.saveOne(attachment);
            }}
          />
        ) : (
          <div className={styles.line}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
            {file?.size !== undefined && <span className={styles.size}>{sizeLabel(file.size)}</span>}
            {progress.status === "shrinking" && (
              <span className={styles.size} aria-hidden="true">
                {uploadTexts.shrinking}
              </span>
            )}
            {progress.status === "shrinking" && <progress aria-label={uploadTexts.shrinking} />}
            {progress.status === "uploading" && (
              <progress value={progress.share} aria-label={uploadTexts.progress(name)} />
            )}
            {progress.status === "failed" && (
              <Button kind="plain" onClick={progress.retry}>
                {texts.ui.retry}
              </Button>
            )}
          </div>
        )}
        {error && <FieldError className={styles.error}>{error}</FieldError>}
      </div>
      <IconButton
        label={uploadTexts.remove(name)}
        icon={X}
        disabled={disabled}
        onClick={({ currentTarget }) => {
          nextTo(currentTarget)?.focus({ preventScroll: true });
          onRemove();
          altTexts.offerUndo(attachment);
        }}
      />
    </li>
  );
}
