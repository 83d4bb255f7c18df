import { useEntryActions } from "./use-entries";

/** The ref of the button of an entry, which takes the focus after the entry was changed or removed. */
export function useFocusReturn(entryId: string) {
  const { focused } = useEntryActions();
  return (button: HTMLButtonElement | null) => {
    if (!button || focused.current !== entryId) return;
    focused.current = null;
    button.focus({ preventScroll: true });
  };
}
