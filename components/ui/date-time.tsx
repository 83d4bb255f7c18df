import { dateFormat } from "@/lib/texts/date-format";

const thisYear = dateFormat({ day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
const otherYear = dateFormat({ day: "numeric", month: "long", year: "numeric" });
const dayOfYear = dateFormat({ day: "numeric", month: "long" });
const shortDay = dateFormat({ dateStyle: "medium" });
const full = dateFormat({ dateStyle: "full", timeStyle: "short" });
const dayNumber = dateFormat({ day: "numeric" });
const weekday = dateFormat({ weekday: "short" });

/** A point in time (ISO 8601) in the language and time zone of the reader. */
export function DateTime({ iso }: { iso: string }) {
  const date = new Date(iso);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return <time dateTime={iso}>{(isThisYear ? thisYear() : otherYear()).format(date)}</time>;
}

/** The day of a point in time, with its year if that is another one. Its tooltip is the whole date and time. */
export function LongDay({ iso }: { iso: string }) {
  const date = new Date(iso);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return (
    <time dateTime={iso} title={full().format(date)}>
      {(isThisYear ? dayOfYear() : otherYear()).format(date)}
    </time>
  );
}

/** The day of the month above the day of the week, for a list that names the month already. Its tooltip is the whole date and time. */
export function CalendarDay({ iso, className }: { iso: string; className?: string }) {
  const date = new Date(iso);
  return (
    <time dateTime={iso} title={full().format(date)} className={className}>
      <b>{dayNumber().format(date)}</b> <span>{weekday().format(date)}</span>
    </time>
  );
}

/** The day of a point in time, in a short format. */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{shortDay().format(new Date(iso))}</time>;
}
