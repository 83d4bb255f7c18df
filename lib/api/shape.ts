// Checks of responses in 1 KB. A schema library would add 15 KB to the first load.

/**
 * Whether a value has the type `T`. Because of `in out`, a check of a narrower or wider type is not assignable, so a type and
 * its check cannot diverge.
 */
export type Check<in out T> = (value: unknown) => value is T;

export type Members<T> = { [Name in keyof T]-?: Check<T[Name]> };

export const anything = (_: unknown): _ is unknown => true;
export const text: Check<string> = (value) => typeof value === "string";
export const number: Check<number> = (value) => typeof value === "number";
export const flag: Check<boolean> = (value) => typeof value === "boolean";

export const nullable =
  <T>(check: Check<T>): Check<T | null> =>
  (value) =>
    value === null || check(value);

export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value) =>
    value === undefined || check(value);

export const oneOf =
  <T>(...values: T[]): Check<T> =>
  (value): value is T =>
    values.includes(value as T);

export const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** An object with arbitrary keys. */
export const mapOf =
  <T>(check: Check<T>): Check<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(check);

/** An object with at least these members. */
export const shape =
  <T extends object>(members: Members<T>): Check<T> =>
  (value): value is T =>
    isObject(value) && (Object.keys(members) as (keyof T & string)[]).every((name) => members[name](value[name]));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
