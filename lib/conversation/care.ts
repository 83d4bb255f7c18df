/** What a person may be telling that nothing the product says on its own may stir. */
export type CareSign = "self-harm" | "abuse" | "loss" | "stop";

// A few English words stand in here for the module that knows twelve languages.
const signs: [CareSign, RegExp][] = [
  ["self-harm", /\b(want(ed)? to die|kill(ed)? myself|hurt myself)\b/i],
  ["abuse", /\b(raped|abused|beat me)\b/i],
  ["loss", /\b(he|she|they|son|daughter|mother|father|\p{Lu}\p{Ll}+) (died|passed away)\b/u],
  ["stop", /\b(i want to stop|don['’]t want to talk about (this|it))\b/i],
];

/** The sign in a text, if there is one. A help and no diagnosis. */
export function careSignOf(text: string): CareSign | null {
  return signs.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
