import type { ReactNode } from "react";
import type { StoredFile } from "@/lib/api/responses";
import { isImage } from "@/lib/files/thumbnails";
import styles from "./file-list.module.css";
import { ratioStyle } from "./file-view";

type Props = { files: StoredFile[]; children: (file: StoredFile) => ReactNode };

/** Files below each other; three pictures or more side by side, each whole. */
export function FileList({ files, children }: Props) {
  if (files.length === 0) return null;
  return (
    <div className={files.filter(isImage).length > 2 ? styles.gallery : undefined}>
      {files.map((file) => (
        <div key={file.fileUrl.split("?")[0] || file.fileName} style={ratioStyle(file)}>
          {children(file)}
        </div>
      ))}
    </div>
  );
}
