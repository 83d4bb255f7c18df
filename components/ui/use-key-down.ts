import { useEffect, useEffectEvent } from "react";

/** Hears every key that is pressed on the page, wherever the focus is. */
export function useKeyDown(hear: (event: KeyboardEvent) => void) {
  const listener = useEffectEvent(hear);
  useEffect(() => {
    const press = (event: KeyboardEvent) => listener(event);
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
