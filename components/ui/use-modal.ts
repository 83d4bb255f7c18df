import { useLayoutEffect, useRef } from "react";

/** Opens a `<dialog>` when its component mounts and closes it before it unmounts, so that the focus returns to where it was. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return dialog;
}
