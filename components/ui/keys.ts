import type { KeyboardEvent } from "react";

/** Whether a key belongs to an input method that is still composing. Safari has ended it by then and tells by the code alone. */
export const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Enter sends the form of a text where there is a real keyboard; Shift+Enter makes a line, and so does Enter on a phone. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
  if (!window.matchMedia("(pointer: fine)").matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
