import { X } from "lucide-react";
import { IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { texts } from "@/lib/texts";
import styles from "./file.module.css";

/** A picture as large as the screen allows. */
export function PictureDialog({ source, name, onClose }: { source: string; name: string; onClose: () => void }) {
  return (
    <Dialog label={name} className={styles.large} onClose={onClose}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button */}
      <img src={source} alt={name} onClick={onClose} />
      <IconButton label={texts.ui.close} icon={X} onClick={onClose} />
    </Dialog>
  );
}
