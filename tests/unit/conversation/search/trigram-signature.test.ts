import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { trigramSignature } from "@/lib/conversation/search/trigram-signature";

const bitsOf = (grams: string) => BigInt(`0${grams}`);
const has = (text: string, word: string) =>
  (bitsOf(trigramSignature(text)) & bitsOf(trigramSignature(word))) === bitsOf(trigramSignature(word));

test("a text has the bits of every part of its words", () => {
  const anyText = fc.string({
    unit: fc.oneof(fc.constantFrom(..." \n\tabcæ漢😀"), fc.string({ unit: "binary", minLength: 1, maxLength: 1 })),
    maxLength: 40,
  });
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(12), (text, start, length) => {
      const words = text.split(/\s+/);
      const word = words[start % words.length] as string;
      const part = [...word]
        .slice(start % (word.length + 1))
        .slice(0, length)
        .join("");
      return has(text, part);
    }),
  );
});

test("a text has the bits of two texts together", () => {
  expect(bitsOf(trigramSignature("the lighthouse", "my uncle"))).toBe(
    bitsOf(trigramSignature("the lighthouse")) | bitsOf(trigramSignature("my uncle")),
  );
});

test.each(["xylophone", "zw", "€", "lighthouses", "houselight", "thelight"])(
  "%s is not taken to be in a text without it",
  (word) => {
    expect(
      has("the lighthouse at skagen smelled of tar and bread, and my uncle wound the clock before bed.", word),
    ).toBe(false);
  },
);

test("the signature is a valid bit(1024) literal", () => {
  expect(trigramSignature("")).toBe(`x${"0".repeat(256)}`);
  expect(trigramSignature("a")).toMatch(/^x[\da-f]{256}$/);
});
