import type { QuestionAnswer } from "../../api/schemas";
import type { Guide } from "./guide";

/** The length of a name that is taken from an answer, in UTF-16 units. */
const maxLength = 60;

/** The name of a memory: as typed, or else from its first answer. Empty while there is neither. */
export const nameOfMemory = ({ projectName }: Pick<Guide, "projectName">, [first]: QuestionAnswer[]): string =>
  projectName.trim() || (first ? nameFromText(first.answer) : "");

/** The first sentence of a text if it is short, else its first words. */
export function nameFromText(text: string): string {
  const line = text.trim().replace(/\s+/gu, " ");
  // Not the end of an abbreviation or a number.
  const [, sentence] = /^(.{12,}?)[.!?…。！？](?=\s|$)/u.exec(line) ?? [];
  const beginning = sentence ?? line;
  if (beginning.length <= maxLength) return beginning;
  // Without half a word, or half of a character.
  const cut = beginning.slice(0, maxLength).replace(/ \S*$|[\uD800-\uDBFF]$/, "");
  return `${cut} …`;
}
