import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./tool-button.module.css";

/** A small button below a message, reply or note. */
export function ToolButton({ icon: Icon, children, ...rest }: ComponentProps<"button"> & { icon: LucideIcon }) {
  return (
    <button type="button" {...rest} className={styles.tool}>
      <Icon aria-hidden="true" size={16} />
      {children}
    </button>
  );
}
