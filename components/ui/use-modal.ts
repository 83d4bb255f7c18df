import { useLayoutEffect, useRef } from "react";

/** Opens a `<dialog>` with its component and closes it before it leaves, so that focus goes back to where it was. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return dialog;
}
