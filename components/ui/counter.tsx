import { texts } from "@/lib/texts";
import styles from "./field.module.css";

/** Appears at four fifths of the limit. Screen readers announce it in steps of ten, and every change close to the limit. */
export function Counter({ length, max }: { length: number; max: number }) {
  if (length < max * 0.8) return <span role="status" className={styles.counter} />;
  const remaining = max - length;
  const isNear = remaining <= max / 10;
  return (
    <span role="status" className={styles.counter} data-over={remaining < 0 || undefined}>
      <span aria-hidden="true">{`${length} / ${max}`}</span>
      <span className="visually-hidden">
        {texts.ui.charactersLeft(isNear ? remaining : remaining - (remaining % 10))}
      </span>
    </span>
  );
}
