import { useLayoutEffect } from "react";
import { endEarly } from "@/lib/client/early";

/** The first screen replaces the greeting of `first-paint.inline.js`, which must not appear again while another one loads. */
export function useEndFirstPaint() {
  useLayoutEffect(endEarly, []);
}
