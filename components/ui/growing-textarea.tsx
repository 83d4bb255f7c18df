import type { ComponentProps } from "react";
import styles from "./growing-textarea.module.css";

type GrowingTextareaProps = ComponentProps<"textarea"> & { value: string };

/**
 * A textarea that is as high as its text, as far as its class lets it (`field-sizing`). Firefox and Safari before 26.2 do not know
 * that property: there an unseen copy of the text, behind it in the same cell of a grid, makes the room.
 */
export function GrowingTextarea({ className, value, ...rest }: GrowingTextareaProps) {
  const field = <textarea {...rest} className={className} value={value} />;
  if (CSS.supports("field-sizing", "content")) return field;
  return (
    <div className={styles.cell}>
      {field}
      <div className={`${className} ${styles.copy}`} aria-hidden="true">
        {/* The last line counts, also while nothing stands on it. */}
        {`${value} `}
      </div>
    </div>
  );
}
