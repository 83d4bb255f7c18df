import { useEffect, useRef, useState } from "react";

/** The row to which was jumped last; -1: none yet. A new object for each jump, so that the same one can be made again. */
type Target = { index: number };

/** `target` is pinned in the list, so that its row is there when `useArrival` gives it the focus. */
export function useDecadeJump() {
  const [target, setTarget] = useState<Target>({ index: -1 });
  return { target, jumpTo: (index: number) => setTarget({ index }) };
}

/**
 * Scrolls to the row, and gives its heading the focus, so that Tab goes on from there. `scrollTo`: of a list that renders only what is
 * in sight; `null`: all is there.
 */
export function useArrival(target: Target, scrollTo: ((index: number) => void) | null) {
  const arrived = useRef(target);
  useEffect(() => {
    if (target === arrived.current) return;
    arrived.current = target;
    const row = document.querySelector(`[data-decade][data-index="${target.index}"]`);
    if (scrollTo) scrollTo(target.index);
    else row?.scrollIntoView({ block: "start" });
    row?.querySelector<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
  }, [target, scrollTo]);
}
