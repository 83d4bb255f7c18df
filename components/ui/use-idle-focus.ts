import { useLayoutEffect, useRef } from "react";
import { hasNoFocus } from "./focus";

/** Gives focus to an element when it appears, unless something else has it. */
export function useIdleFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    if (hasNoFocus()) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
