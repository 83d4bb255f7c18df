/** The largest prime in the width of the column: multiplied by 31, letters spread over all of it. */
const modulus = 1021;
const bytes = 1024 / 8;
const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const space = 0x20;

/**
 * Which grams (one, two or three neighbouring characters of a word) stand in folded texts, as Postgres reads a `bit(1024)`.
 * A text with a word has all bits of the word; several grams share a bit, so that one with all bits need not have the word.
 */
export function trigramSignature(...foldedTexts: string[]): string {
  const bits = new Uint8Array(bytes);
  const mark = (gram: number) => {
    const bit = gram % modulus;
    bits[bit >> 3] = (bits[bit >> 3] as number) | (128 >> (bit & 7));
  };
  for (const text of foldedTexts) {
    let before = 0;
    let last = 0;
    for (let place = 0; place < text.length; place += 1) {
      const unit = text.charCodeAt(place);
      // Other white space, rare in folded texts, is taken for a letter: bits that no word has.
      const isLetter = unit > space;
      if (isLetter) {
        mark(unit);
        mark(last * 31 + unit);
        mark((before * 31 + last) * 31 + unit);
      }
      before = isLetter ? last : 0;
      last = isLetter ? unit : 0;
    }
  }
  return bits.reduce((hex, byte) => hex + hexOf[byte], "x");
}
