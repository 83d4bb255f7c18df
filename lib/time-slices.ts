const sliceMs = 20;
/** Browsers have no `setImmediate`. */
const nextTurn: (run: () => void) => void = globalThis.setImmediate ?? setTimeout;
let lastTurn: Promise<void> = Promise.resolve();

/**
 * For long work: a function to be awaited between its steps. Once 20 ms have passed it lets everything else run. If
 * several long tasks run, only one of them gets a slice in each turn of the event loop.
 */
export function timeSlices(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < sliceMs) return;
    lastTurn = lastTurn.then(() => new Promise((resolve) => nextTurn(resolve)));
    await lastTurn;
    startedAt = performance.now();
  };
}
