/** The largest prime in the width of the column: multiplied by 31, letters spread over all of it. */
const modulus = 1021;
const bytes = 1024 / 8;

/**
 * Which grams (one, two or three neighbouring characters of a word) stand in folded texts, as Postgres reads a `bit(1024)`.
 * A text with a word has all bits of the word; several grams share a bit, so that one with all bits need not have the word.
 */
export function gramsOf(...foldedTexts: string[]): string {
  const bits = new Uint8Array(bytes);
  const mark = (gram: number) => {
    const bit = gram % modulus;
    bits[bit >> 3] = (bits[bit >> 3] as number) | (128 >> (bit & 7));
  };
  for (const word of new Set(foldedTexts.flatMap((text) => text.split(/\s+/)))) {
    let [before, last] = [0, 0];
    for (let place = 0; place < word.length; place += 1) {
      const unit = word.charCodeAt(place);
      mark(unit);
      mark(last * 31 + unit);
      mark((before * 31 + last) * 31 + unit);
      before = last;
      last = unit;
    }
  }
  return `x${Array.from(bits, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
