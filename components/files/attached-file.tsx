import { FileText, X } from "lucide-react";
import { Button, IconButton } from "@/components/ui/button";
import { texts } from "@/lib/texts";
import { sizeLabel } from "@/lib/texts/rules";
import { uploadTexts } from "@/lib/texts/upload";
import styles from "./file.module.css";
import type { Attachment } from "./use-attachment";

/** The file of a message that is not sent yet: uploading, uploaded or refused. */
export function AttachedFile({ attachment, onRemove }: { attachment: Attachment; onRemove: () => void }) {
  if (attachment.status === "none") return attachment.error ? <Failure>{attachment.error}</Failure> : null;
  const name = attachment.status === "ready" ? attachment.uploaded.file.fileName : attachment.name;
  const { fileType = "", fileUrl = "", size } = attachment.status === "ready" ? attachment.uploaded.file : {};
  const row = (
    <div className={styles.attachedFile}>
      {fileUrl && fileType.startsWith("image/") ? (
        <img className={styles.thumbnail} src={fileUrl} alt="" />
      ) : (
        <FileText aria-hidden="true" size={20} />
      )}
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      {attachment.status === "uploading" ? (
        <progress value={attachment.share} aria-label={uploadTexts.progress(name)} />
      ) : (
        size !== undefined && <span className={styles.size}>{sizeLabel(size)}</span>
      )}
      {attachment.status === "failed" && (
        <Button kind="plain" onClick={attachment.retry}>
          {texts.label.tryAgain}
        </Button>
      )}
      <IconButton label={uploadTexts.remove(name)} icon={X} onClick={onRemove} />
    </div>
  );
  if (attachment.status !== "failed") return row;
  return (
    <>
      {row}
      <Failure>{attachment.error}</Failure>
    </>
  );
}

function Failure({ children }: { children: string }) {
  return (
    <p className={styles.error} role="alert">
      {children}
    </p>
  );
}
