import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { trigramSignature } from "@/lib/conversation/search/trigram-signature";

const bitsOf = (grams: string) => BigInt(`0${grams}`);
const hasBits = (signature: bigint, of: bigint) => (signature & of) === of;
const has = (text: string, word: string) =>
  (["message", "response"] as const).every((kind) =>
    hasBits(bitsOf(trigramSignature(text, kind)), bitsOf(trigramSignature(word, kind))),
  );

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

test.each(["xylophone", "zw", "€", "lighthouses", "houselight", "thelight"])(
  "%s is not taken to be in a text without it",
  (word) => {
    expect(
      has("the lighthouse at skagen smelled of tar and bread, and my uncle wound the clock before bed.", word),
    ).toBe(false);
  },
);

test("the signature of a message, twice, has all bits of a reply with the same text", () => {
  const text = "the lighthouse at skagen smelled of tar and bread, and my uncle wound the clock before bed.";
  const half = BigInt(`0${trigramSignature(text)}`)
    .toString(2)
    .padStart(1024, "0")
    .slice(0, 1021);
  expect(hasBits(BigInt(`0b${half}${half}000000`), bitsOf(trigramSignature(text, "response")))).toBe(true);
});

test("the signature is a valid literal of its column", () => {
  expect(trigramSignature("")).toBe(`x${"0".repeat(256)}`);
  expect(trigramSignature("a")).toMatch(/^x[\da-f]{256}$/);
  expect(trigramSignature("a", "response")).toMatch(/^x[\da-f]{512}$/);
});
