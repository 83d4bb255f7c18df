import { FileText, Image } from "lucide-react";
import { useState } from "react";
import { isPicture } from "@/lib/files/chosen-file";
import styles from "./attached-files.module.css";
import { type Attachment, isReadyPicture, uploadedOf } from "./attachment";
import { useObjectUrl } from "./use-object-url";

/** The picture, whose alternative text is its file's name, unless that is written beside it; an icon while there is none, or the browser can't show it. */
export function AttachedPicture({ attachment }: { attachment: Attachment }) {
  const { original, progress } = attachment;
  const preview = useObjectUrl(original);
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = isReadyPicture(attachment) || (original !== null && isPicture(original));
  const source = uploadedOf(attachment)?.file.fileUrl || preview;
  if (isShown && source && source !== failed)
    return (
      <img
        className={styles.thumbnail}
        src={source}
        alt={isReadyPicture(attachment) ? attachment.name : ""}
        onError={() => setFailed(source)}
      />
    );
  const Icon = isShown || progress.status === "shrinking" ? Image : FileText;
  return (
    <span className={styles.thumbnail}>
      <Icon aria-hidden="true" size={20} />
    </span>
  );
}
