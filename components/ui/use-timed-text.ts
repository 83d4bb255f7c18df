import { useCallback, useEffect, useState } from "react";

/** A text that goes away by itself after `ms`; showing the next one starts the time anew. */
export function useTimedText(ms: number) {
  const [shown, setShown] = useState<{ text: string } | null>(null);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);

  const show = useCallback((text: string) => setShown({ text }), []);
  const clear = useCallback(() => setShown(null), []);
  return [shown?.text ?? null, show, clear] as const;
}
