import { useLayoutEffect, useRef } from "react";

/** Gives focus to an element when it appears, unless it appears because of a field in which somebody chooses. */
export function useEntryFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!document.activeElement?.matches("dialog input, dialog select")) element.current?.focus();
  }, []);
  return element;
}
