import { FileText } from "lucide-react";
import { type CSSProperties, useState } from "react";
import type { StoredFile } from "@/lib/api/responses";
import { sizeLabel } from "@/lib/texts/rules";
import styles from "./file.module.css";

/** A file in a thread: a picture stands where it belongs, with its size, so that nothing jumps; anything else is a link. */
export function FileView({ file }: { file: StoredFile }) {
  const { fileUrl, fileName, fileType, size } = file;
  if (fileType.startsWith("image/")) return <Picture file={file} />;
  return (
    <a className={styles.link} href={fileUrl} target="_blank" rel="noopener">
      <FileText aria-hidden="true" size={18} />
      <bdi data-words>{fileName}</bdi>
      {size !== undefined && <span className={styles.size}>{sizeLabel(size)}</span>}
    </a>
  );
}

/** Every reading of a thread brings a new link; a picture keeps the one it was loaded by, until that fails. */
function Picture({ file: { fileUrl, fileName, width, height } }: { file: StoredFile }) {
  const [source, setSource] = useState(fileUrl);
  return (
    <img
      className={styles.picture}
      src={source}
      alt={fileName}
      width={width}
      height={height}
      style={width && height ? ({ "--ratio": width / height } as CSSProperties) : undefined}
      loading="lazy"
      onError={() => setSource(fileUrl)}
    />
  );
}
