/**
 * How well one can tell from a number which of two lots it is from: the chance that one of `a` is larger than one of `b`.
 * 0.5 says not at all, 0 and 1 say always.
 */
export function separation(a: number[], b: number[]): number {
  const wins = a.flatMap((x) => b.map((y) => (x > y ? 1 : x === y ? 0.5 : 0) as number));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}
