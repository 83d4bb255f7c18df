import { journalTexts } from "../../texts/journal";
import type { Journal } from "./journal";

export type ExportDates = ReturnType<typeof exportDates>;

/** Writes the dates of an export in the language and the time zone of its reader. */
export function exportDates({ language, timeZone, exportedAt }: Pick<Journal, "language" | "timeZone" | "exportedAt">) {
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone });
  const time = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone });
  const write = (format: Intl.DateTimeFormat) => (timestamp: string) => format.format(new Date(timestamp));
  return {
    day: write(day),
    time: write(time),
    writtenOn: journalTexts.writtenOn(write(day)(exportedAt), timeZone === "UTC"),
  };
}
