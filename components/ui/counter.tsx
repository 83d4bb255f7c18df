import { texts } from "@/lib/texts";
import styles from "./counter.module.css";

/** Visible from four fifths of the limit on, and announced by screen readers only close to the limit and above it. */
export function Counter({ length, max }: { length: number; max: number }) {
  const remaining = max - length;
  const isNear = remaining <= max / 10;
  return (
    <span className={styles.counter} data-over={remaining < 0 || undefined}>
      {length >= max * 0.8 && <span aria-hidden="true">{`${length} / ${max}`}</span>}
      <span role="status" className="visually-hidden">
        {isNear ? texts.ui.charactersLeft(remaining) : ""}
      </span>
    </span>
  );
}
