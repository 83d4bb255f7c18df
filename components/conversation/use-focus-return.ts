import { useEntryActions } from "./use-entries";

/** The ref of the button of an entry, which takes the focus after the entry was changed or removed. */
export function useFocusReturn(entryId: string) {
  const { focused } = useEntryActions();
  return (button: HTMLButtonElement | null) => {
    // Behind a dialog it could not: it is rendered again when that is closed.
    if (!button || focused.current !== entryId || document.querySelector("dialog[open]")) return;
    focused.current = null;
    button.focus({ preventScroll: true });
  };
}
