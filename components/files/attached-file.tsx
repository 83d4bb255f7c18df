import { FileText, Image, X } from "lucide-react";
import { Button, IconButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { UndoButton } from "@/components/ui/undo-button";
import { canHover } from "@/components/ui/use-hover";
import { labelTexts } from "@/lib/texts/label";
import { sizeLabel } from "@/lib/texts/rules";
import { uploadTexts } from "@/lib/texts/upload";
import { type Attachment, fileNameOf } from "./attachment";
import styles from "./file.module.css";
import type { AltTextState } from "./use-alt-text";

type Props = {
  attachment: Attachment;
  error: string | null;
  /** `false`: a reload would lose the file. */
  isStored: boolean;
  altText: AltTextState;
  onRemove: () => void;
};

/** The file of a message that is not sent yet: made smaller, uploading, uploaded or refused. */
export function AttachedFile({ attachment, error, isStored, altText, onRemove }: Props) {
  return (
    <>
      {attachment.status !== "none" && <AttachedRow {...{ attachment, altText, onRemove }} />}
      <span role="status" className="visually-hidden">
        {attachment.status === "shrinking" && uploadTexts.shrinking}
        {attachment.status === "ready" && uploadTexts.attached}
      </span>
      <Notice>
        {altText.undo && (
          <>
            {uploadTexts.removed}
            <UndoButton onClick={altText.undo} />
          </>
        )}
      </Notice>
      {!isStored && (
        <p className={styles.error} role="alert">
          {uploadTexts.notStored}
        </p>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

/** Where the focus goes from the button that removes the file. Not into a field that would open a keyboard on the screen. */
function nextTo(button: HTMLButtonElement) {
  const main = button.closest("main");
  const field = canHover() ? main?.querySelector<HTMLElement>("form textarea") : main;
  return button.form?.querySelector<HTMLElement>("[type=file] + button") ?? field;
}

type RowProps = Pick<Props, "altText" | "onRemove"> & { attachment: Exclude<Attachment, { status: "none" }> };

function AttachedRow({ attachment, altText, onRemove }: RowProps) {
  const { status } = attachment;
  const file = status === "ready" ? attachment.uploaded.file : null;
  const name = fileNameOf(attachment) ?? "";
  const isPicture = file?.fileType.startsWith("image/") ?? false;
  const Icon = isPicture || status === "shrinking" ? Image : FileText;
  return (
    <div className={styles.attached}>
      <div className={styles.attachedFile}>
        {file?.fileUrl && isPicture ? (
          <img className={styles.thumbnail} src={file.fileUrl} alt="" />
        ) : (
          <Icon aria-hidden="true" size={20} />
        )}
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        {status === "shrinking" && (
          <span className={styles.phase} aria-hidden="true">
            {uploadTexts.shrinking}
          </span>
        )}
        {status === "shrinking" && <progress aria-label={uploadTexts.shrinking} />}
        {status === "uploading" && <progress value={attachment.share} aria-label={uploadTexts.progress(name)} />}
        {file?.size !== undefined && <span className={styles.size}>{sizeLabel(file.size)}</span>}
        {status === "failed" && (
          <Button kind="plain" onClick={attachment.retry}>
            {labelTexts.tryAgain}
          </Button>
        )}
        <IconButton
          label={uploadTexts.remove(name)}
          icon={X}
          onClick={({ currentTarget }) => {
            nextTo(currentTarget)?.focus({ preventScroll: true });
            onRemove();
            altText.offerUndo();
          }}
        />
      </div>
      {isPicture && (
        <textarea
          className={styles.altText}
          rows={1}
          dir="auto"
          aria-label={uploadTexts.altText}
          placeholder={uploadTexts.altTextPlaceholder}
          value={file?.altText ?? ""}
          onChange={({ target }) => altText.write(target.value)}
          onBlur={() => void altText.save()}
          onKeyDown={(event) => {
            // Inside the form of a message, Enter would send it.
            if (event.key !== "Enter") return;
            event.preventDefault();
            void altText.save();
          }}
        />
      )}
    </div>
  );
}
