import type { Share } from "@/lib/api/responses";
import { dateFormat } from "@/lib/texts/date-format";
import { shareTexts } from "@/lib/texts/share";
import styles from "./share.module.css";

const weekday = dateFormat({ weekday: "long" });
const day = dateFormat({ day: "numeric", month: "long" });
const dayAndYear = dateFormat({ day: "numeric", month: "long", year: "numeric" });

/** Who has opened a link, and on which day last. */
export function ShareReaders({ readers }: Pick<Share, "readers">) {
  if (readers.length === 0) return <p className="hint">{shareTexts.unopened}</p>;
  return (
    <ul className={styles.readersOf} aria-label={shareTexts.openedBy}>
      {readers.map(({ name, timestamp }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two readers may have the same name, and the list has no other state
        <li key={index}>
          <bdi>{name}</bdi>, <time dateTime={timestamp}>{dayOf(new Date(timestamp))}</time>
        </li>
      ))}
    </ul>
  );
}

/** Within a week by its name. */
function dayOf(date: Date): string {
  const now = new Date();
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - date.getTime()) / 86_400_000);
  if (days <= 0) return shareTexts.today;
  if (days < 7) return shareTexts.onDay(weekday().format(date));
  const isThisYear = date.getFullYear() === now.getFullYear();
  return shareTexts.onDay((isThisYear ? day() : dayAndYear()).format(date));
}
