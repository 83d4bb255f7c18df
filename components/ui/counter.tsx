import { texts } from "@/lib/texts";
import styles from "./counter.module.css";

/** Shown to everybody all the time, spoken only when it matters: close to the limit and above it. */
export function Counter({ length, max }: { length: number; max: number }) {
  const left = max - length;
  const isNear = left <= max / 10;
  return (
    <span className={styles.counter} data-over={left < 0 || undefined}>
      <span aria-hidden="true">{`${length} / ${max}`}</span>
      <span role="status" className="visually-hidden">
        {isNear ? texts.ui.charactersLeft(left) : ""}
      </span>
    </span>
  );
}
