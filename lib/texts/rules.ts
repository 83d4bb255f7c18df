import { limits } from "../api/limits";

/** The length of a text for the limits of spec §5: UTF-16 units after trimming. */
export function textLength(text: string): number {
  return text.trim().length;
}

const isLongWithEnds = (text: string, max: number) => text.length > max + limits.endsLength;

/** Whether a text is over its limit. The browser and the server decide by this alone. */
export function isTooLong(text: string, max: number): boolean {
  return textLength(text) > max || isLongWithEnds(text, max);
}

/** A text that was written before the ends had a limit, without ends that are over it. */
export function withoutLongEnds(text: string, max: number): string {
  return isLongWithEnds(text, max) ? text.trim() : text;
}

/** Two parts of a text, with a space between them if there is none. */
export const joinTexts = (first: string, rest: string) =>
  /\S$/.test(first) && /^\S/.test(rest) ? `${first} ${rest}` : first + rest;

/** Whether Postgres can store this text: no U+0000 and no lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\u0000");
}

/** Normalizes text for search: lower case, without accents, compatibility forms unified. Applied to both the term and the text. */
export function normalizeForSearch(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "");
  return letters.replaceAll("ẞ", "ß").toUpperCase().toLowerCase().replaceAll("ς", "σ");
}

/** A human-readable size: "12 bytes", "64 KB", "1.5 MB". */
export function sizeLabel(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = Math.round(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.round(bytes / 104_857.6) / 10} MB`;
}

/** Far more than a name or an address that anybody can register. Normalizing combining marks takes time in the square of their number. */
const comparedLength = 1000;

/** Normalizes a user name or e-mail address for the uniqueness check (NFKC, lower case). Characters beyond the first 1,000 are left out. */
export function normalizeName(name: string): string {
  return name.trim().slice(0, comparedLength).toWellFormed().normalize("NFKC").toLowerCase();
}

/** The keys under which a person is found by name and by address. */
export const nameKey = (username: string) => `name:${normalizeName(username)}`;
export const mailKey = (email: string) => `mail:${normalizeName(email)}`;
