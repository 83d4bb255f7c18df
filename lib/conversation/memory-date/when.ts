import { parseMemoryDate } from "./parse";
import type { DateContext } from "./years";

/** When a memory was: the writer's words, and the days and EDTF of what was understood of them, all or none. */
export type When = { text: string; start: string | null; end: string | null; edtf: string | null };

/** Today, as late as it is anywhere: the server does not know the time zone of the writer. */
export const dateContext = (birthYear: number | null, now = Date.now()): DateContext => ({
  birthYear,
  today: new Date(now + 14 * 3_600_000).toISOString().slice(0, 10),
});

/** `null`: there are no words. */
export function whenOf(text: string, birthYear: number | null): When | null {
  const line = text.replace(/\s+/g, " ").trim();
  if (line === "") return null;
  const { start = null, end = null, edtf = null } = parseMemoryDate(line, dateContext(birthYear)) ?? {};
  return { text: line, start, end, edtf };
}

/** When a memory of an export was, in words and what was understood of them there. */
type ExportedWhen = Pick<When, "text" | "edtf">;

const differs = ({ edtf }: ExportedWhen, when: When | null) => edtf !== null && edtf !== (when?.edtf ?? null);

/** Whether the words of an export mean something else here than they did there. */
export const isDisputed = (exported: ExportedWhen, birthYear: number | null) =>
  differs(exported, whenOf(exported.text, birthYear));

/** That of an export. Of disputed words there are no days. */
export function importedWhen(exported: ExportedWhen, birthYear: number | null): When | null {
  const when = whenOf(exported.text, birthYear);
  return when && differs(exported, when) ? { ...when, start: null, end: null, edtf: null } : when;
}
