import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./menu-button.module.css";
import type { Shortcut } from "./use-shortcut";

type MenuButtonProps = ComponentProps<"button"> & { icon?: LucideIcon; shortcut?: Shortcut; current?: boolean };

export function MenuButton({ icon: Icon, shortcut, current, children, ...rest }: MenuButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.entry}
      aria-current={current ? "true" : undefined}
      aria-keyshortcuts={shortcut?.aria}
    >
      {Icon && <Icon size={18} aria-hidden="true" className={styles.icon} />}
      <span dir="auto">{children}</span>
      {shortcut && (
        <span className={styles.keys} aria-hidden="true">
          {shortcut.shown}
        </span>
      )}
    </button>
  );
}
