import { useLayoutEffect, useRef } from "react";
import { keepFocus } from "./keep-focus";

/** Opens a `<dialog>` when its component mounts and closes it before it unmounts, so that the focus returns to where it was. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!opened) return;
    opened.showModal();
    const release = keepFocus(opened);
    return () => {
      release();
      opened.close();
    };
  }, []);
  return dialog;
}
