import { useLayoutEffect } from "react";
import { endFirstPaint } from "@/lib/client/first-paint";

/** Removes the greeting of `first-paint.inline.js` with the first screen, or it would appear again while another screen loads. */
export function useEndFirstPaint() {
  useLayoutEffect(endFirstPaint, []);
}
