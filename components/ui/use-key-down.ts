import { useEffect, useEffectEvent } from "react";

/** Listens to every key that is pressed on the page, wherever the focus is. */
export function useKeyDown(listener: (event: KeyboardEvent) => void) {
  const onKeyDown = useEffectEvent(listener);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, []);
}
