import { normalizeForSearch } from "../texts/normalize";

/** The words that a name of the history must have, normalized. */
export const nameParts = (filter: string) =>
  normalizeForSearch(filter)
    .split(/\s+/)
    .filter((word) => word !== "");

export function isNameMatch(name: string, words: string[]): boolean {
  const normalized = normalizeForSearch(name);
  return words.every((word) => normalized.includes(word));
}
