const sliceMs = 20;
let lastTurn: Promise<void> = Promise.resolve();

/**
 * For long work on the server: a function to be awaited between its steps. Once 20 ms have passed it lets everything else run. Of
 * several long works, one has a slice in each turn of the event loop.
 */
export function timeSlices(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < sliceMs) return;
    lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
    await lastTurn;
    startedAt = performance.now();
  };
}
