import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./tool-button.module.css";

/** A small button below a message, reply or note. */
export function ToolButton({
  icon: Icon,
  children,
  onClick,
  ...rest
}: ComponentProps<"button"> & { icon: LucideIcon }) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.tool}
      // The second click of a double click may hit what has moved up to where something was removed.
      onClick={(event) => event.detail < 2 && onClick?.(event)}
    >
      <Icon aria-hidden="true" size={16} />
      {children}
    </button>
  );
}
