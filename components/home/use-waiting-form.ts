import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useUsername } from "@/components/session/use-session";
import type { GuideAction } from "@/lib/conversation/guide/guide";

/**
 * Takes over the form of the waiting screen, in which a person may have written before the app was there: its texts, the focus and
 * Start, which is pressed when `isReady`. (`waitingForm` is of first-paint.inline.js, which also keeps the draft.) It is ignored if
 * somebody else has signed in since, in another tab.
 */
export function useWaitingForm(
  nameField: RefObject<HTMLTextAreaElement | null>,
  act: (action: GuideAction) => void,
  isReady: boolean,
) {
  const username = useUsername();
  const isSubmitted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only with the first screen
  useLayoutEffect(() => {
    const { waitingForm } = window;
    delete window.waitingForm;
    const form = nameField.current?.form;
    if (!form || waitingForm?.username !== username) return;
    const { element, guide, isChanged } = waitingForm;
    isSubmitted.current = waitingForm.isSubmitted;
    if (isChanged) act({ type: "restore", guide });
    const index = [...element.elements].indexOf(document.activeElement as Element);
    const field = form.elements[index] as HTMLElement | undefined;
    field?.focus();
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart, selectionEnd, selectionDirection } = element.elements[index] as typeof field;
    field.value = value;
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
  }, []);

  useEffect(() => {
    if (!isReady || !isSubmitted.current) return;
    isSubmitted.current = false;
    nameField.current?.form?.requestSubmit();
  }, [nameField, isReady]);
}
