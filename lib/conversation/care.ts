export type CareSign = "self-harm" | "abuse" | "loss" | "stop";

/** From the gravest to the lightest. */
const signs: [CareSign, RegExp][] = [
  ["self-harm", /\b(want to die|kill myself|hurt myself|end my life)\b/i],
  ["abuse", /\b(raped|abused|molested|beat me)\b/i],
  ["loss", /\b(son|daughter|mother|father|husband|wife|brother|sister) died\b/i],
  ["stop", /\b(don['’]t want to talk about (this|it)|leave me alone)\b/i],
];

/** The gravest sign in a text, or null. */
export function careSignOf(text: string): CareSign | null {
  return signs.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
