import { expect, test } from "@jest/globals";
import { careSignOf } from "@/lib/conversation/care";
import type { CareSign } from "@/lib/conversation/care/phrases";
import { type CareSentence, developmentSentences, heldOutSentences } from "./care-sentences";
import { careExamples } from "./care-sentences/examples";

const lists: [string, CareSentence[]][] = [
  ["development", developmentSentences],
  ["held-out", heldOutSentences],
];

/** The share of sentences that get another sign than the wanted one, and those sentences. */
function wrongOf(sentences: CareSentence[]) {
  const wrong = sentences.flatMap(([language, wanted, sentence]) => {
    const found = careSignOf(sentence);
    return found === wanted ? [] : [`${language}, ${found} instead of ${wanted}: ${sentence}`];
  });
  return { wrong, share: wrong.length / sentences.length };
}

test.each(lists)("at least 95 of 100 grave sentences of the %s list get their sign", (_, sentences) => {
  const { wrong, share } = wrongOf(sentences.filter(([, sign]) => sign !== null));
  expect(share <= 0.05 ? [] : wrong).toEqual([]);
});

test.each(lists)("at most 3 of 100 harmless sentences of the %s list get a sign", (_, sentences) => {
  const { wrong, share } = wrongOf(sentences.filter(([, sign]) => sign === null));
  expect(share <= 0.03 ? [] : wrong).toEqual([]);
});

test.each(lists)("no language of the %s list has more than 2 misses and 1 false alarm", (_, sentences) => {
  for (const language of new Set(sentences.map(([language]) => language))) {
    const of = (grave: boolean) => sentences.filter(([other, sign]) => other === language && (sign !== null) === grave);
    expect(wrongOf(of(true)).wrong.slice(2)).toEqual([]);
    expect(wrongOf(of(false)).wrong.slice(1)).toEqual([]);
  }
});

test.each(Object.entries(careExamples))("%s sentences that are in no list get their sign", (language, examples) => {
  const sentences = examples.map(([sign, sentence]): CareSentence => [language, sign, sentence]);
  expect(wrongOf(sentences).wrong).toEqual([]);
});

test.each<[string, CareSign | null]>([
  ["I want to die. He beat me every night. My mother died. Let's stop here.", "self-harm"],
  ["Let's stop here. My mother died. He beat me every night.", "abuse"],
  ["Let's stop here. My mother died.", "loss"],
  ["Let's stop here.", "stop"],
  ["", null],
])("of several signs the gravest counts: %s", (text, sign) => expect(careSignOf(text)).toBe(sign));

test("words that another shouted do not ask to stop, the writer's own do", () => {
  expect(careSignOf("Leave me alone, my sister shouted, and the board went flying.")).toBeNull();
  expect(careSignOf("Leave me alone.")).toBe("stop");
});

test.each(["I want to ", "my my my", "\u0627", "死", "死我", "he beat ", "he, ", "¿", "- ", "e\u0301", "\n", " "])(
  "50,000 characters of %j are judged before Jest loses its patience",
  (piece) => {
    const sign = careSignOf(piece.repeat(Math.ceil(50_000 / piece.length)));
    expect([null, "self-harm", "abuse", "loss", "stop"]).toContain(sign);
  },
);
