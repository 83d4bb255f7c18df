export const median = (values: number[]) => percentile(values, 0.5);

/** The value below which `share` (0 to 1) of all values lie. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
