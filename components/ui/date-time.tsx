import { dateFormat } from "@/lib/texts/date-format";

const thisYear = dateFormat({ day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
const otherYear = dateFormat({ day: "numeric", month: "long", year: "numeric" });
const dayOfYear = dateFormat({ day: "numeric", month: "long" });
const shortDay = dateFormat({ dateStyle: "medium" });
const longDay = dateFormat({ dateStyle: "long" });
const full = dateFormat({ dateStyle: "full", timeStyle: "short" });
const dayAndWeekday = dateFormat({ day: "numeric", weekday: "short" });

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

/** The whole day of a point in time, for paper, which is still there in later years. */
export function PrintedDay({ iso }: { iso: string }) {
  return <time dateTime={iso}>{longDay().format(new Date(iso))}</time>;
}

/** The day of the month above the day of the week, for a list that names the month already. Its tooltip is the whole date and time. */
export function CalendarDay({ iso, className }: { iso: string; className?: string }) {
  const date = new Date(iso);
  const parts = dayAndWeekday().formatToParts(date);
  const partOf = (type: "day" | "weekday") => parts.find((part) => part.type === type)?.value;
  // The tooltip is made when it is needed: its formatter takes longer than the rows of a page.
  return (
    <time
      dateTime={iso}
      className={className}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title ||= full().format(date);
      }}
    >
      <b>{partOf("day")}</b> <span>{partOf("weekday")}</span>
    </time>
  );
}

/** The day of a point in time, in a short format. */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{shortDay().format(new Date(iso))}</time>;
}
