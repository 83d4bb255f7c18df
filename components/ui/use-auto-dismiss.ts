import { useCallback, useEffect, useState } from "react";

/** A value that is cleared after `ms`; showing the next one starts the time again. */
export function useAutoDismiss<Shown>(ms: number) {
  const [shown, setShown] = useState<{ value: Shown } | null>(null);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);

  const show = useCallback((value: Shown) => setShown({ value }), []);
  const clear = useCallback(() => setShown(null), []);
  return [shown?.value ?? null, show, clear] as const;
}
