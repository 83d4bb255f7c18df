import { textLength } from "../../texts/rules";
import type { Guide } from "./guide";

/** The length of a name that is taken from an answer, in UTF-16 units. */
const maxLength = 60;

/** The name of a memory: as typed, or else from the first answer in which something was typed. Empty while there is neither. */
export const nameOfMemory = ({ projectName }: Pick<Guide, "projectName">, answers: string[]): string =>
  projectName.trim() || nameFrom(answers.find((answer) => textLength(answer) > 0) ?? "");

/** The first sentence of a text if it is short, else its first words. */
function nameFrom(text: string): string {
  const line = text.trim().replace(/\s+/gu, " ");
  // Not the end of an abbreviation or a number.
  const [, sentence] = /^(.{12,}?)[.!?…。！？](?=\s|$)/u.exec(line) ?? [];
  const beginning = sentence ?? line;
  if (beginning.length <= maxLength) return beginning;
  // Without half a word, or half of a character.
  const cut = beginning.slice(0, maxLength).replace(/ \S*$|[\uD800-\uDBFF]$/, "");
  return `${cut} …`;
}
