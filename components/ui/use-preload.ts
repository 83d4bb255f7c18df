import { useEffect } from "react";

/** Loads a part of the app that will be needed soon, if there is one. A failure is shown by whatever needs the part. */
export function usePreload(load: (() => Promise<unknown>) | null) {
  useEffect(() => {
    load?.().catch(() => null);
  }, [load]);
}
