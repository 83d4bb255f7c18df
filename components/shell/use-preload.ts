import { useEffect } from "react";

/** Fetches a part of the app that will be needed soon, if there is one. A failure shows where the part is needed. */
export function usePreload(load: (() => Promise<unknown>) | null) {
  useEffect(() => {
    load?.().catch(() => null);
  }, [load]);
}
