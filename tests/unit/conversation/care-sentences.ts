import { developmentEnDeNlPl } from "./care-sentences/development-en-de-nl-pl";
import { developmentFrEsPtIt } from "./care-sentences/development-fr-es-pt-it";
import { developmentTrArJaZh } from "./care-sentences/development-tr-ar-ja-zh";
import { heldOutEnDeNlPl } from "./care-sentences/held-out-en-de-nl-pl";
import { heldOutFrEsPtIt } from "./care-sentences/held-out-fr-es-pt-it";
import { heldOutTrArJaZh } from "./care-sentences/held-out-tr-ar-ja-zh";

type Sign = "self-harm" | "abuse" | "loss" | "stop";

/** What a person wrote, and the sign that has to be recognised in it: `null` means none. */
export type CareSentence = [language: string, sign: Sign | null, sentence: string];

/** One language's sentences. Those under `none` must not trigger, and half of all are such. */
export type SentencesBySign = Record<Sign | "none", string[]>;

function listSentences(...groups: Record<string, SentencesBySign>[]): CareSentence[] {
  const languages = groups.flatMap((group) => Object.entries(group));
  return languages.flatMap(([language, bySign]) =>
    (Object.keys(bySign) as (keyof SentencesBySign)[]).flatMap((sign) =>
      bySign[sign].map((sentence): CareSentence => [language, sign === "none" ? null : sign, sentence]),
    ),
  );
}

/** Sentences to build and tune the recogniser with. */
export const developmentSentences = listSentences(developmentEnDeNlPl, developmentFrEsPtIt, developmentTrArJaZh);

/** Sentences to measure the recogniser with. Whoever tunes it to one of these has nothing left to measure with. */
export const heldOutSentences = listSentences(heldOutEnDeNlPl, heldOutFrEsPtIt, heldOutTrArJaZh);
