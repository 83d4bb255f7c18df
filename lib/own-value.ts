/** The value under a key that comes from outside, and never one that every object inherits, such as that of `constructor`. */
export const ownValue = <Value>(values: Record<string, Value>, key: string | null | undefined): Value | undefined =>
  key != null && Object.hasOwn(values, key) ? values[key] : undefined;
