import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { onFirstClick } from "./first-click";
import styles from "./tool-button.module.css";

/** A small button below a message, reply or note. */
export function ToolButton({
  icon: Icon,
  children,
  onClick,
  ...rest
}: ComponentProps<"button"> & { icon: LucideIcon }) {
  return (
    <button type="button" {...rest} className={styles.tool} onClick={onFirstClick(onClick)}>
      <Icon aria-hidden="true" size={16} />
      {children}
    </button>
  );
}
