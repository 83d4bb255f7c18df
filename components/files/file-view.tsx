import { FileText } from "lucide-react";
import { type CSSProperties, useState } from "react";
import type { StoredFile } from "@/lib/api/responses";
import { sizeLabel } from "@/lib/texts/rules";
import styles from "./file.module.css";

/** A file in a thread: a picture with its size, so that nothing moves when it loads; anything else is a link. */
export function FileView({ file }: { file: StoredFile }) {
  const { fileUrl, fileName, fileType, size } = file;
  if (fileType.startsWith("image/")) return <Picture file={file} />;
  return (
    <a className={styles.link} href={fileUrl} target="_blank" rel="noopener">
      <FileText aria-hidden="true" size={18} />
      <bdi data-searchable>{fileName}</bdi>
      {size !== undefined && <span className={styles.size}>{sizeLabel(size)}</span>}
    </a>
  );
}

/** Each response brings a new link to the file. A loaded picture keeps its link until that fails, so that it is not loaded again. */
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
