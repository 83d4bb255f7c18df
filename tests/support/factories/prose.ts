import { randomFrom } from "./seeded-random";

// Paragraphs of invented words that are as frequent as those of real prose, the same at every run.

const vocabularySize = 30_000;
const onsets = "b br c ch d dr f fl g gr h j k l m n p pl r s sh st t th tr v w".split(" ");
const vowels = "a e i o u ea ou".split(" ");
const codas = ["", "l", "m", "n", "nd", "r", "s", "st", "t", "ck"];

type Random = () => number;
const oneOf = (parts: string[], random: Random) => parts[Math.floor(random() * parts.length)] ?? "";
const newSyllable = (random: Random) => [onsets, vowels, codas].map((parts) => oneOf(parts, random)).join("");

/** The words by rank: frequent ones are short. */
function newVocabulary(random: Random): string[] {
  const words = new Set<string>();
  while (words.size < vocabularySize) {
    const syllables = 1 + Math.floor(random() * Math.log10(10 + words.size / 10));
    words.add(Array.from({ length: syllables }, () => newSyllable(random)).join(""));
  }
  return [...words];
}

/** One paragraph of a hundred is long. By Zipf's law the second word is half as frequent as the first one, the third one a third. */
export function newParagraphs(count: number): string[] {
  const random = randomFrom(1);
  const vocabulary = newVocabulary(random);
  const newWord = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1];
  return Array.from({ length: count }, (_, paragraph) => {
    const length = paragraph % 100 === 99 ? 700 : 10 + Math.floor(random() * 80);
    return `${Array.from({ length }, newWord).join(" ")}.`;
  });
}
