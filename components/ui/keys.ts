import type { KeyboardEvent } from "react";

/** Whether a key belongs to an input method that is still composing. In Safari only the key code tells: composing ends earlier. */
export const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Enter submits the form of a text area where there is a physical keyboard. Shift+Enter, and Enter on a phone, start a new line. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
  if (!window.matchMedia("(pointer: fine)").matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
