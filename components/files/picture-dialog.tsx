import { X } from "lucide-react";
import type { CSSProperties } from "react";
import { IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { StoredFile } from "@/lib/api/responses";
import { texts } from "@/lib/texts";
import { AltTextForm } from "./alt-text-form";
import styles from "./file.module.css";
import { usePinchZoom } from "./use-pinch-zoom";

type Props = { source: string; file: StoredFile; isOwn: boolean; isDescribing: boolean; onClose: () => void };

/** A picture as large as the screen allows, and larger with two fingers, Ctrl and the wheel, or the keys + and -. */
export function PictureDialog({ source, file, isOwn, isDescribing, onClose }: Props) {
  const { fileName, width, height, altText } = file;
  const { stage, isZoomed, resetZoom } = usePinchZoom();
  const size = width && height ? ({ "--width": width, "--ratio": width / height } as CSSProperties) : undefined;
  return (
    <Dialog label={fileName} className={styles.large} onClose={onClose}>
      <div ref={stage} className={styles.stage}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button */}
        <img
          src={source}
          alt={altText || fileName}
          width={width}
          height={height}
          style={size}
          onClick={() => (isZoomed() ? resetZoom() : onClose())}
        />
      </div>
      {/* Before the form, so that the focus starts here. */}
      <IconButton label={texts.ui.close} icon={X} onClick={onClose} />
      {isOwn && <AltTextForm file={file} isDescribing={isDescribing} />}
    </Dialog>
  );
}
