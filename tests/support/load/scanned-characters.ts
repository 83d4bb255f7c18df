/** How many characters `run` has `trim` and `trimStart` look at, which is the work of a reader that trims what it has so far. */
export function countScanned<Result>(run: () => Result): Result extends Promise<unknown> ? Promise<number> : number;
export function countScanned(run: () => unknown): unknown {
  const { trim, trimStart } = String.prototype;
  let scanned = 0;
  const counting = (method: () => string) =>
    function (this: string): string {
      scanned += this.length;
      return method.call(this);
    };
  Object.assign(String.prototype, { trim: counting(trim), trimStart: counting(trimStart) });
  const stop = () => {
    Object.assign(String.prototype, { trim, trimStart });
    return scanned;
  };
  const result = run();
  return result instanceof Promise ? result.then(stop) : stop();
}
