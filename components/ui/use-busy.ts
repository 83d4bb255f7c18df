import { useRef, useState } from "react";

/** Runs one task at a time: while it runs, further ones (a second press of Enter) are dropped. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  // Beside the state, because two presses may come before the next render.
  const isRunning = useRef(false);

  async function run(task: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await task();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { busy, run };
}
