import { useEntryActions } from "./use-entries";

/** The ref of the button of an entry, which takes the focus after the entry was changed or removed. */
export function useFocusReturn(entryId: string) {
  const { focused } = useEntryActions();
  return (button: HTMLButtonElement | null) => {
    // Not behind an open dialog: this component renders again when the dialog closes.
    if (!button || focused.current !== entryId || document.querySelector("dialog[open]")) return;
    focused.current = null;
    // It was out of sight until now, and somebody writes elsewhere.
    if (document.activeElement?.matches("input, textarea")) return;
    button.focus({ preventScroll: true });
    // A button that has had the focus all the time would not be scrolled to otherwise.
    button.scrollIntoView({ block: "nearest" });
  };
}
