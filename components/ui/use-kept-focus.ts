import { useLayoutEffect, useRef } from "react";
import { isFocusNowhere } from "./focus";

/** A button that is disabled while it is busy loses the focus; this gives it back, unless somebody moved it meanwhile. */
export function useKeptFocus<Element extends HTMLElement>(busy: boolean) {
  const element = useRef<Element>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy) {
      hadFocus.current = document.activeElement === element.current;
      return;
    }
    if (hadFocus.current && isFocusNowhere()) element.current?.focus();
    hadFocus.current = false;
  }, [busy]);
  return element;
}
