import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { GuideAction } from "@/lib/conversation/guide";

/**
 * Takes over the form of the waiting screen, in which a person may have written before the app was there: its texts, the focus and
 * Start, which is pressed when `isReady`. (`waitingForm` is of first-paint.inline.js, which also keeps the draft.)
 */
export function useWaitingForm(
  nameField: RefObject<HTMLTextAreaElement | null>,
  act: (action: GuideAction) => void,
  isReady: boolean,
) {
  const isSubmitted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only with the first screen
  useLayoutEffect(() => {
    const { waitingForm } = window;
    delete window.waitingForm;
    const form = nameField.current?.form;
    if (!waitingForm || !form) return;
    const { element, guide, isChanged } = waitingForm;
    isSubmitted.current = waitingForm.isSubmitted;
    if (isChanged) act({ type: "restore", guide });
    const focused = [...element.elements].indexOf(document.activeElement as Element);
    const field = form.elements[focused] as HTMLElement | undefined;
    field?.focus();
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart, selectionEnd } = element.elements[focused] as HTMLTextAreaElement;
    field.value = value;
    field.setSelectionRange(selectionStart, selectionEnd);
  }, []);

  useEffect(() => {
    if (!isReady || !isSubmitted.current) return;
    isSubmitted.current = false;
    nameField.current?.form?.requestSubmit();
  }, [nameField, isReady]);
}
