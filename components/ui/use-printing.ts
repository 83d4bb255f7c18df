import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed. Afterwards it is where it was. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    let scrolledTo: number | null = null;
    // When this event is over, the browser prints what is in the page.
    const onStart = () => {
      scrolledTo ??= window.scrollY;
      flushSync(() => setPrinting(true));
    };
    const onEnd = () => {
      flushSync(() => setPrinting(false));
      // The page with everything in it was of another height.
      window.scrollTo(0, scrolledTo ?? window.scrollY);
      scrolledTo = null;
    };
    window.addEventListener("beforeprint", onStart);
    window.addEventListener("afterprint", onEnd);
    return () => {
      window.removeEventListener("beforeprint", onStart);
      window.removeEventListener("afterprint", onEnd);
    };
  }, []);
  return isPrinting;
}
