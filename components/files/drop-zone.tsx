import { type DragEvent, type ReactNode, useState } from "react";
import { uploadTexts } from "@/lib/texts/upload";
import styles from "./file.module.css";

/** Takes a file that is dropped on or pasted into what it holds. */
export function DropZone({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  }

  function take(event: { preventDefault(): void }, files: FileList) {
    setIsOver(false);
    const [file] = files;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the attach button
    <div
      className={styles.zone}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => take(event, event.dataTransfer.files)}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      {children}
      {isOver && <p className={styles.veil}>{uploadTexts.dropHere}</p>}
    </div>
  );
}
