import { useLayoutEffect, useRef } from "react";

/** Gives focus to an element when it appears, unless something else has it. */
export function useIdleFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const isNowhere = document.activeElement === document.body || document.activeElement === null;
    if (isNowhere) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
