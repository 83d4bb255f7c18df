import { useEffect, useRef } from "react";

/**
 * Scrolls to the row that was jumped to, and gives its heading the focus, so that Tab goes on from there. `target`: a new object for each
 * jump, so that the same jump can be repeated. `scrollTo`: of a list that renders only the rows in sight; `null`: all rows are rendered.
 */
export function useArrival(target: object, index: number, scrollTo: ((index: number) => void) | null) {
  const arrived = useRef(target);
  useEffect(() => {
    if (target === arrived.current) return;
    arrived.current = target;
    const row = document.querySelector(`[data-decade][data-index="${index}"]`);
    if (scrollTo) scrollTo(index);
    else row?.scrollIntoView({ block: "start" });
    row?.querySelector<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
  }, [target, index, scrollTo]);
}
