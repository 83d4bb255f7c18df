const thisYear: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" };
const otherYear: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };

/** A point in time (ISO 8601) in the reader's own language and zone. */
export function Moment({ iso }: { iso: string }) {
  const date = new Date(iso);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  const text = date.toLocaleString(undefined, isThisYear ? thisYear : otherYear);
  return <time dateTime={iso}>{text}</time>;
}

const timeOfDay: Intl.DateTimeFormatOptions = { timeStyle: "short" };

/** The time of a point whose day is said already. */
export function TimeOfDay({ iso }: { iso: string }) {
  return <time dateTime={iso}>{new Date(iso).toLocaleTimeString(undefined, timeOfDay)}</time>;
}
