import { X } from "lucide-react";
import type { CSSProperties } from "react";
import { IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { StoredFile } from "@/lib/api/responses";
import { texts } from "@/lib/texts";
import styles from "./file.module.css";

type Props = { source: string; file: StoredFile; onClose: () => void };

/** A picture as large as the screen allows. */
export function PictureDialog({ source, file: { fileName, width, height }, onClose }: Props) {
  const size = width && height ? ({ "--width": width, "--ratio": width / height } as CSSProperties) : undefined;
  return (
    <Dialog label={fileName} className={styles.large} onClose={onClose}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button */}
      <img src={source} alt={fileName} width={width} height={height} style={size} onClick={onClose} />
      <IconButton label={texts.ui.close} icon={X} onClick={onClose} />
    </Dialog>
  );
}
