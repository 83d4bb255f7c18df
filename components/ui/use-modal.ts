import { useLayoutEffect, useRef } from "react";

/** Opens a `<dialog>` when its component mounts and closes it before it unmounts, so that the focus returns to where it was. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!opened) return;
    opened.showModal();
    let release = () => {};
    // Loaded apart: it is not needed before something inside is removed.
    import("./keep-focus").then(
      ({ keepFocus }) => {
        if (opened.open) release = keepFocus(opened);
      },
      () => {},
    );
    return () => {
      release();
      opened.close();
    };
  }, []);
  return dialog;
}
