import { LogOut, Moon, Sun } from "lucide-react";
import { CareText } from "@/components/session/care-text";
import { useDisplayName } from "@/components/session/use-display-name";
import { useTheme } from "@/components/session/use-theme";
import { Avatar } from "@/components/ui/avatar";
import { Button, IconButton } from "@/components/ui/button";
import { texts } from "@/lib/texts";
import { LogoutDialog } from "./logout-dialog";
import type { AccountEntry } from "./menu-button";
import styles from "./side-menu.module.css";
import { useLogout } from "./use-logout";

/** Who is signed in, what belongs to their account, and where help is: the foot of the menu. */
export function AccountMenu({ entries, onClose }: { entries: AccountEntry[]; onClose?: () => void }) {
  const name = useDisplayName();
  const { theme, switchTheme } = useTheme();
  const { busy, unsent, askAndLogout, logout, cancel } = useLogout();
  const isDark = theme === "dark";
  return (
    <>
      <div className={styles.account}>
        <div className={styles.person}>
          <Avatar name={name} />
          <p className={styles.name} title={texts.layout.signedInAs(name)}>
            <span className="visually-hidden">{texts.layout.signedInAs("")}</span>
            <bdi>{name}</bdi>
          </p>
          <IconButton
            label={isDark ? texts.layout.lightTheme : texts.layout.darkTheme}
            icon={isDark ? Sun : Moon}
            onClick={switchTheme}
          />
          <Button kind="bare" busy={busy} onClick={askAndLogout}>
            <LogOut size={20} aria-hidden="true" />
            {texts.layout.logout}
          </Button>
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
        {/* Its text may be below the edge of the menu. */}
        <details
          className={styles.help}
          onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })}
        >
          <summary>{texts.layout.help}</summary>
          <CareText />
        </details>
      </div>
      {unsent && <LogoutDialog {...{ unsent, busy }} onLogout={logout} onClose={cancel} />}
    </>
  );
}
