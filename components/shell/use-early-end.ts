import { useLayoutEffect } from "react";
import { endEarly } from "@/lib/client/early";

/** A screen is there: whatever is waited for from now on does not look as if home came. */
export function useEarlyEnd() {
  useLayoutEffect(endEarly, []);
}
