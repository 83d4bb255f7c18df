import { developmentEnDeNlPl } from "./care-sentences/development-en-de-nl-pl";
import { developmentFrEsPtIt } from "./care-sentences/development-fr-es-pt-it";
import { developmentTrArJaZh } from "./care-sentences/development-tr-ar-ja-zh";
import { heldOutEnDeNlPl } from "./care-sentences/held-out-en-de-nl-pl";
import { heldOutFrEsPtIt } from "./care-sentences/held-out-fr-es-pt-it";
import { heldOutTrArJaZh } from "./care-sentences/held-out-tr-ar-ja-zh";

type Sign = "self-harm" | "abuse" | "loss" | "stop";

/** A message, and the sign that has to be recognized in it: `null` means none. */
export type CareSentence = [language: string, sign: Sign | null, sentence: string];

/** The sentences of one language. Half of them are under `none` and must not trigger. */
export type SentencesBySign = Record<Sign | "none", string[]>;

function listSentences(...groups: Record<string, SentencesBySign>[]): CareSentence[] {
  const languages = groups.flatMap((group) => Object.entries(group));
  return languages.flatMap(([language, bySign]) =>
    (Object.keys(bySign) as (keyof SentencesBySign)[]).flatMap((sign) =>
      bySign[sign].map((sentence): CareSentence => [language, sign === "none" ? null : sign, sentence]),
    ),
  );
}

/** The development set: sentences to build and tune the recognizer with. */
export const developmentSentences = listSentences(developmentEnDeNlPl, developmentFrEsPtIt, developmentTrArJaZh);

/** The held-out set: sentences to measure the recognizer with, which must not be used to tune it. */
export const heldOutSentences = listSentences(heldOutEnDeNlPl, heldOutFrEsPtIt, heldOutTrArJaZh);
