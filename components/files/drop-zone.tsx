import { type DragEvent, type ReactNode, useState } from "react";
import { uploadTexts } from "@/lib/texts/upload";
import styles from "./file.module.css";

/** Accepts files that are dropped on or pasted into its content. */
export function DropZone({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);

  function dragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  }

  function attach(event: { preventDefault(): void }, files: FileList) {
    setIsOver(false);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the attach button
    <div
      className={styles.dropZone}
      onDragOver={dragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => attach(event, event.dataTransfer.files)}
      onPaste={(event) => attach(event, event.clipboardData.files)}
    >
      {children}
      {isOver && <p className={styles.dropHint}>{uploadTexts.dropHere}</p>}
    </div>
  );
}
