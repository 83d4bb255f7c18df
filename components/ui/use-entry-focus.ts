import { useLayoutEffect, useRef } from "react";

/** Gives focus to an element when it appears. */
export function useEntryFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useLayoutEffect(() => element.current?.focus(), []);
  return element;
}
