import type { MemoryWhen } from "../api/responses";
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

/** Whether a memory was, at least in part, in the decade that begins with this year. */
export const isOfDecade = (when: MemoryWhen | null | undefined, decade: number): boolean =>
  Boolean(when?.start && when.end && when.start <= `${decade + 9}-12-31` && when.end >= `${decade}-01-01`);
