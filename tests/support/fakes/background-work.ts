const running = new Set<Promise<unknown>>();

/** Stands in for Next's `after`, which works only while Next itself handles a request. */
export function after(work: Promise<unknown>): void {
  const done = work.finally(() => running.delete(done));
  running.add(done);
}

/** Waits for the work that goes on after the responses of this test file. */
export async function finishBackgroundWork(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
