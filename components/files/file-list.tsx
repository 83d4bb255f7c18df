import type { CSSProperties, ReactNode } from "react";
import type { StoredFile } from "@/lib/api/responses";
import styles from "./file-list.module.css";

type Props = { files: StoredFile[]; children: (file: StoredFile) => ReactNode };

/** Files below each other; three pictures or more side by side, each whole. */
export function FileList({ files, children }: Props) {
  if (files.length === 0) return null;
  const isGallery = files.filter(({ fileType }) => fileType.startsWith("image/")).length > 2;
  return (
    <div className={isGallery ? styles.gallery : undefined}>
      {files.map((file) => {
        const { fileUrl, fileName, width, height } = file;
        const style = width && height ? ({ "--ratio": width / height } as CSSProperties) : undefined;
        return (
          <div key={fileUrl.split("?")[0] || fileName} style={style}>
            {children(file)}
          </div>
        );
      })}
    </div>
  );
}
