import { once } from "../../lazy";
import { normalizeForSearch } from "../../texts/normalize";

/** The call that reads the phrases for which the care line is shown, and the SWR key of its response. */
export const carePhrasesUrl = "/api/config/care.json";

/** One language's phrases: `config/care/<language>.json`. */
export type CarePhrases = {
  /** Somebody wants to die, hurts themselves, or tells of abuse. */
  phrases: string[];
  /** Figures of speech that contain one of them, such as "die of shame". */
  exceptions: string[];
};

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text has one of these phrases within one sentence. It only decides whether a line with help is shown. */
export function careRecognizer(lists: CarePhrases[]): (text: string) => boolean {
  const prepared = once(() =>
    lists.map(({ phrases, exceptions }) => ({ phrases: oneOf(phrases), exceptions: oneOf(exceptions) })),
  );
  return (text) => {
    const sentences = text.split(/[.!?;。！？；؟؛\n]+/).map(spacedWords);
    return prepared().some(({ phrases, exceptions }) =>
      sentences.some((sentence) => sentence.replace(exceptions, " ~ ").search(phrases) >= 0),
    );
  };
}

/**
 * Finds one of these phrases in `spacedWords`, word for word. A word of four letters or more also stands for the longer ones that
 * begin with it: "kill myself" for "killing myself".
 */
function oneOf(phrases: string[]): RegExp {
  const each = phrases.map((phrase) => spacedWords(phrase).replace(/[^ ]{4,}(?= )/g, "$&[^ ]*"));
  return new RegExp(each.join("|") || "(?!)", "g");
}

/** The words of a sentence between spaces, in lower case and without accents and apostrophes; scripts without spaces have none. */
function spacedWords(sentence: string): string {
  const words =
    normalizeForSearch(sentence)
      .replace(/['’ʼ`]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return spaceless.test(sentence) ? words.join("") : ` ${words.join(" ")} `;
}
