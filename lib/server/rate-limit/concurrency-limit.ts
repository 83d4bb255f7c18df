import "server-only";

/** Lets so many works run at a time; the others begin in the order in which they came. */
export function concurrencyLimit(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
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
