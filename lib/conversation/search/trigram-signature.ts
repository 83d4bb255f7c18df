/** The largest prime below the width of the column, so that the hash spreads over all bits. */
const modulus = 1021;
const bytes = 1024 / 8;
const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const space = 0x20;

/**
 * A Bloom filter of the n-grams (one to three neighbouring characters of a word) of normalized texts, as the input of a
 * `bit(1024)` column. A text that contains a word has all its bits; the reverse may be wrong, because n-grams share bits.
 */
export function trigramSignature(...normalizedTexts: string[]): string {
  const bits = new Uint8Array(bytes);
  const setBit = (gram: number) => {
    const bit = gram % modulus;
    bits[bit >> 3] = (bits[bit >> 3] as number) | (128 >> (bit & 7));
  };
  for (const text of normalizedTexts) {
    let before = 0;
    let last = 0;
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index);
      // Other white space, which is rare in normalized texts, counts as a letter: it sets bits that no word has.
      const isLetter = unit > space;
      if (isLetter) {
        setBit(unit);
        setBit(last * 31 + unit);
        setBit((before * 31 + last) * 31 + unit);
      }
      before = isLetter ? last : 0;
      last = isLetter ? unit : 0;
    }
  }
  return bits.reduce((hex, byte) => hex + hexOf[byte], "x");
}
