const space = 0x20;
const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** The lengths of signatures in bits. A reply, which may be long, would fill a signature as short as that of a message or a note. */
export const signatureBits = { message: 1024, response: 2048 };
export type SignedText = keyof typeof signatureBits;

/**
 * A Bloom filter of the n-grams (one to three neighbouring characters of a word) of a normalized text, as the input of a `bit`
 * column. A text that contains a word has all its bits; the reverse may be wrong, because n-grams share bits.
 */
export function trigramSignature(normalized: string, of: SignedText = "message"): string {
  // 1021, the largest prime below 1024, spreads the hash over all bits. A reply's bit is one of two that a message has as one.
  const modulus = (1021 * signatureBits[of]) / 1024;
  const bits = new Uint8Array(signatureBits[of] / 8);
  const setBit = (gram: number) => {
    const bit = gram % modulus;
    bits[bit >> 3] = (bits[bit >> 3] as number) | (128 >> (bit & 7));
  };
  let before = 0;
  let last = 0;
  for (let index = 0; index < normalized.length; index += 1) {
    const unit = normalized.charCodeAt(index);
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
  return bits.reduce((hex, byte) => hex + hexOf[byte], "x");
}

/** The signature of a reply; `null` without one. */
export const responseSignature = (normalized: string | null) =>
  normalized === null ? null : trigramSignature(normalized, "response");
