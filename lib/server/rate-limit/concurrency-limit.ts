/** Runs at most `slots` tasks at the same time; the others start in the order in which they came, urgent ones first. */
export function concurrencyLimit(slots: number) {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let free = slots;
  return async <Result>(work: () => Promise<Result>, isUrgent = false): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => (isUrgent ? urgent : others).push(begin));
    try {
      return await work();
    } finally {
      const begin = urgent.shift() ?? others.shift();
      if (begin) begin();
      else free += 1;
    }
  };
}
