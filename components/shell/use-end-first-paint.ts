import { useLayoutEffect } from "react";
import { endFirstPaint } from "@/lib/client/first-paint";
import { showFonts } from "@/lib/client/fonts";

/** With the first screen, removes the waiting screen and loads the fonts. */
export function useEndFirstPaint() {
  useLayoutEffect(() => {
    endFirstPaint();
    showFonts();
  }, []);
}
