import { useSyncExternalStore } from "react";

const hoverQuery = "(hover: hover) and (pointer: fine)";

function subscribe(listener: () => void) {
  const query = window.matchMedia(hoverQuery);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the main pointer can hover, as a mouse can and a finger cannot. */
export const canHover = () => window.matchMedia(hoverQuery).matches;

/** The same for components, which are rendered again when it changes. */
export const useHover = () => useSyncExternalStore(subscribe, canHover, () => true);
