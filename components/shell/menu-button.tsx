import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Ribbon } from "@/components/session/ribbon";
import styles from "./menu-button.module.css";
import type { Shortcut } from "./use-shortcut";

export type AccountEntry = { label: string; onSelect: () => void };
/** `isCurrent`: for an entry that opens a page; the others open a dialog. */
export type MenuEntry = AccountEntry & { icon: LucideIcon; shortcut?: Shortcut; isCurrent?: boolean };

type MenuButtonProps = ComponentProps<"button"> & {
  icon?: LucideIcon;
  /** The id of the topic whose ribbon it has. */
  topic?: string;
  shortcut?: Shortcut;
  current?: boolean;
  /** This button stands out among the others. */
  main?: boolean;
};

export function MenuButton({ icon: Icon, topic, shortcut, current, main, children, ...rest }: MenuButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={main ? `${styles.entry} ${styles.main}` : styles.entry}
      aria-current={current ? "true" : undefined}
      aria-keyshortcuts={shortcut?.aria}
    >
      {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />}
      {topic !== undefined && <Ribbon topic={topic} />}
      <span dir="auto">{children}</span>
      {shortcut && (
        <span className={styles.keys} aria-hidden="true">
          {shortcut.shown}
        </span>
      )}
    </button>
  );
}
