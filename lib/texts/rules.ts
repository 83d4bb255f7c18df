import { limits } from "../api/limits";

/** The length of a text for the limits of spec §5: UTF-16 units after trimming. */
export function textLength(text: string): number {
  return text.trim().length;
}

/** Whether a text is over its limit. The browser and the server decide by this alone. */
export function isTooLong(text: string, max: number): boolean {
  return textLength(text) > max || text.length > max + limits.endsLength;
}

/** Two parts of a text, with a space between them if there is none. */
export const joinTexts = (first: string, rest: string) =>
  /\S$/.test(first) && /^\S/.test(rest) ? `${first} ${rest}` : first + rest;

/** Whether Postgres can store this text: no U+0000 and no lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\u0000");
}
