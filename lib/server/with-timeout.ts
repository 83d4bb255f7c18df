import "server-only";

export class TimedOut extends Error {}

/**
 * What `work` comes to, or `TimedOut` after `ms`. Then its signal is aborted, and the wait ends even if the work does not
 * look at its signal.
 */
export async function withTimeout<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimedOut());
      ending.abort();
    }, ms);
  });
  return Promise.race([work(ending.signal), timeout]).finally(() => clearTimeout(timer));
}
