import { LogOut, Moon, Sun } from "lucide-react";
import { useDisplayName } from "@/components/session/use-display-name";
import { useTheme } from "@/components/session/use-theme";
import { Avatar } from "@/components/ui/avatar";
import { IconButton } from "@/components/ui/button";
import { texts } from "@/lib/texts";
import type { AccountEntry } from "./menu-button";
import styles from "./side-menu.module.css";
import { useLogout } from "./use-logout";

/** Who is signed in, and what belongs to their account: the foot of the menu. */
export function AccountMenu({ entries, onClose }: { entries: AccountEntry[]; onClose?: () => void }) {
  const name = useDisplayName();
  const { theme, switchTheme } = useTheme();
  const { busy, logout } = useLogout();
  const isDark = theme === "dark";
  return (
    <div className={styles.account}>
      <div className={styles.person}>
        <Avatar name={name} className={styles.avatar} />
        <p className={styles.name} title={texts.layout.signedInAs(name)}>
          <span className="visually-hidden">{texts.layout.signedInAs("")}</span>
          <bdi>{name}</bdi>
        </p>
        <IconButton
          label={isDark ? texts.layout.lightTheme : texts.layout.darkTheme}
          icon={isDark ? Sun : Moon}
          onClick={switchTheme}
        />
        <IconButton label={texts.layout.logout} icon={LogOut} busy={busy} onClick={logout} />
      </div>
      <div className={styles.accountEntries}>
        {entries.map(({ label, onSelect }) => (
          <button
            key={label}
            type="button"
            onClick={() => {
              onClose?.();
              onSelect();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
