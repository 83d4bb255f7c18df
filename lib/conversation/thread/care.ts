import { once } from "../../lazy";
import { normalizeForSearch } from "../../texts/rules";

/** One language's phrases: `config/care/<language>.json`. */
export type CarePhrases = {
  /** Somebody wants to die, hurts themselves, or tells of abuse. */
  phrases: string[];
  /** Figures of speech that contain one of them, such as "die of shame". */
  exceptions: string[];
};

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text has one of these phrases, word for word within one sentence. It only decides whether a line with help is shown. */
export function careRecognizer(lists: CarePhrases[]): (text: string) => boolean {
  const prepared = once(() =>
    lists.map(({ phrases, exceptions }) => ({
      phrases: phrases.map(spacedWords),
      exceptions: exceptions.map(spacedWords),
    })),
  );
  return (text) => {
    const sentences = text.split(/[.!?;。！？；؟؛\n]+/).map(spacedWords);
    return prepared().some((list) =>
      sentences.some((sentence) => {
        const literal = list.exceptions.reduce((rest, exception) => rest.replaceAll(exception, " ~ "), sentence);
        return list.phrases.some((phrase) => literal.includes(phrase));
      }),
    );
  };
}

/** The words of a sentence between spaces, in lower case and without accents and apostrophes; scripts without spaces have none. */
function spacedWords(sentence: string): string {
  const words =
    normalizeForSearch(sentence)
      .replace(/['’ʼ`]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return spaceless.test(sentence) ? words.join("") : ` ${words.join(" ")} `;
}
