import "server-only";

/** Runs at most `slots` tasks at the same time; the others start in the order in which they came. */
export function concurrencyLimit(slots: number) {
  const waiting: (() => void)[] = [];
  let free = slots;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const begin = waiting.shift();
      if (begin) begin();
      else free += 1;
    }
  };
}
