import { dateFormat } from "@/lib/texts/date-format";

const thisYear = dateFormat({ day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
const otherYear = dateFormat({ day: "numeric", month: "long", year: "numeric" });
const shortDay = dateFormat({ dateStyle: "medium" });
const timeOfDay = dateFormat({ timeStyle: "short" });

/** A point in time (ISO 8601) in the language and time zone of the reader. */
export function DateTime({ iso }: { iso: string }) {
  const date = new Date(iso);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return <time dateTime={iso}>{(isThisYear ? thisYear() : otherYear()).format(date)}</time>;
}

/** The day of a point in time, in full. */
export function LongDay({ iso }: { iso: string }) {
  return <time dateTime={iso}>{otherYear().format(new Date(iso))}</time>;
}

/** The time of day alone, for a text that names the day already. */
export function TimeOfDay({ iso }: { iso: string }) {
  return <time dateTime={iso}>{timeOfDay().format(new Date(iso))}</time>;
}

/** The day of a point in time, in a short format. */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{shortDay().format(new Date(iso))}</time>;
}
