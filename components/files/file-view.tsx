import { FileText } from "lucide-react";
import type { StoredFile } from "@/lib/schemas";
import { sizeLabel } from "@/lib/text-rules";
import styles from "./file.module.css";

/** A file in a thread: a picture stands where it belongs, with its size, so that nothing jumps; anything else is a link. */
export function FileView({ file: { fileUrl, fileName, fileType, size, width, height } }: { file: StoredFile }) {
  if (fileType.startsWith("image/")) {
    return <img className={styles.picture} src={fileUrl} alt={fileName} width={width} height={height} loading="lazy" />;
  }
  return (
    <a className={styles.link} href={fileUrl} target="_blank" rel="noopener">
      <FileText aria-hidden="true" size={18} />
      <bdi data-words>{fileName}</bdi>
      {size !== undefined && <span className={styles.size}>{sizeLabel(size)}</span>}
    </a>
  );
}
