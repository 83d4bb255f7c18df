import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { texts } from "@/lib/texts";
import { IconButton } from "./button";
import styles from "./dialog.module.css";
import { useModal } from "./use-modal";

type DialogProps = { label: string; onClose: () => void; className?: string; children: ReactNode };

/** A modal dialog that is open while it is mounted. Escape and a click outside call `onClose`. */
export function Dialog({ label, onClose, className, children }: DialogProps) {
  const dialog = useModal();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which arrives as `cancel`
    <dialog
      ref={dialog}
      aria-label={label}
      // Not the direction of the entry from which it was opened.
      dir="ltr"
      className={`${styles.dialog} ${className ?? ""}`}
      onCancel={(event) => {
        // The one of a file dialog that was opened from inside comes by here, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}

/** A dialog with its title, and the button that closes it. */
export const TitledDialog = ({ title, children, ...rest }: Omit<DialogProps, "label"> & { title: string }) => (
  <Dialog label={title} className={styles.titled} {...rest}>
    <header className={styles.head}>
      <h2>{title}</h2>
      <IconButton label={texts.ui.close} icon={X} onClick={rest.onClose} />
    </header>
    {children}
  </Dialog>
);

/** The buttons of a dialog, in reach at its lower edge however long it is. */
export const DialogFoot = (props: ComponentProps<"div">) => <div {...props} className={styles.foot} />;
