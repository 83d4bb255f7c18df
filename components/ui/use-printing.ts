import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // When this event is over, the browser prints what is in the page.
    const onStart = () => flushSync(() => setPrinting(true));
    const onEnd = () => setPrinting(false);
    window.addEventListener("beforeprint", onStart);
    window.addEventListener("afterprint", onEnd);
    return () => {
      window.removeEventListener("beforeprint", onStart);
      window.removeEventListener("afterprint", onEnd);
    };
  }, []);
  return isPrinting;
}
