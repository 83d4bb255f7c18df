// Where a serverless host puts what `waitUntil` of `@vercel/functions` talks to. Here the same calls reach this process.
const place = Symbol.for("@vercel/request-context");

/** Remembers the work that goes on after an answer. The returned function waits until all of it is done. */
export function collectWaitUntil(): () => Promise<void> {
  const works = new Set<Promise<unknown>>();
  const waitUntil = (work: Promise<unknown>) => {
    const done = work.catch(() => {}).finally(() => works.delete(done));
    works.add(done);
  };
  Object.assign(globalThis, { [place]: { get: () => ({ waitUntil }) } });
  return async () => {
    while (works.size > 0) await Promise.all(works);
  };
}
