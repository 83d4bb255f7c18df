import { useEffect, useRef, useState } from "react";

/** The key of the row to which was jumped last. A new object for each jump, so that the same one can be made again. */
type Target = { key: string | undefined };

/** `target` is pinned in the list, so that its row is there when it gets the focus. `first`: to which Back leads, if to any. */
export function useDecadeJump(first: () => string | undefined) {
  const [target, setTarget] = useState<Target>(() => ({ key: first() }));
  return { target, jumpTo: (key: string) => setTarget({ key }) };
}

/**
 * Scrolls to the row, and gives its heading the focus, so that Tab goes on from there. `scrollTo`: of a list that renders only what is
 * in sight; `null`: all is there.
 */
export function useArrival(target: Target, index: number, scrollTo: ((index: number) => void) | null) {
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
