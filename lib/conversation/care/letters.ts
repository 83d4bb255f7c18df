import { normalizeForSearch } from "../../texts/rules";

export const apostrophesAndHyphens = /['\-‐‑]/g;

/** Normalizes letters for comparison. */
export const plainLetters = (text: string) => normalizeLetters(text).replace(apostrophesAndHyphens, " ");

/** Normalizes letters, and keeps apostrophes and hyphens. */
export function normalizeLetters(text: string): string {
  // In Turkish only an accent keeps "öl-" (die) apart from "ol-" (be).
  const marked = text.normalize("NFC").replace(/(?<!\p{L})[öÖ](?=l)/giu, "œ");
  return normalizeForSearch(marked.replace(/[’‘ʼ´`′]/g, "'"))
    .replace(/'(?=(?:t|s|re|ve|ll|d|m)(?![\p{L}']))/gu, "")
    .replace(/[\u00ad\u0640\u200b-\u200f\u2060\ufeff]/g, "")
    .replaceAll("ł", "l")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي");
}

/** Abbreviated spellings in French and Italian. */
const shortForms = new Map(
  "jai j_ai jveux je_veux jsuis je_suis jme je_me jpense je_pense cest c_est nn non"
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(" ").map((word) => word.replace("_", " ")) as [string, string]),
);

/** A sentence of plain letters as the patterns of spaced languages expect it: a space on either side of each word and comma. */
export function spacedWords(sentence: string): string {
  const words = sentence.replace(/\p{L}+/gu, (word) => shortForms.get(word) ?? word);
  // A single linear pass: a text of only commas must not take minutes.
  return ` ${words.replace(/[^\p{L}\p{N}]+/gu, (between) => (/[,:()"«»„“”–—،、]/.test(between) ? " , " : " ")).trim()} `;
}

/** A sentence of plain letters as the patterns of Chinese and Japanese expect it: commas for whatever is no letter. */
export function withoutSpaces(sentence: string): string {
  return sentence.replace(/[^\p{L}\p{N}]+/gu, ",").replace(/^,|,$/g, "");
}
