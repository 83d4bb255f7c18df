import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./menu-button.module.css";

type MenuButtonProps = ComponentProps<"button"> & { icon?: LucideIcon; current?: boolean };

export function MenuButton({ icon: Icon, current, children, ...rest }: MenuButtonProps) {
  return (
    <button type="button" {...rest} className={styles.entry} aria-current={current ? "true" : undefined}>
      {Icon && <Icon size={18} aria-hidden="true" className={styles.icon} />}
      <span dir="auto">{children}</span>
    </button>
  );
}
