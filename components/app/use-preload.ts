import { useEffect } from "react";

/** Fetches a part of the app while something else is on its way. A failure shows where the part is needed. */
export function usePreload(load: () => Promise<unknown>) {
  useEffect(() => {
    load().catch(() => null);
  }, [load]);
}
