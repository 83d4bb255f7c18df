import { LogOut, type LucideIcon, Moon, PenLine, Sun, X } from "lucide-react";
import { Brand } from "@/components/session/brand";
import { useConfig } from "@/components/session/config";
import { useDisplayName } from "@/components/session/use-display-name";
import { useTheme } from "@/components/session/use-theme";
import { IconButton } from "@/components/ui/button";
import { enabledTopics } from "@/lib/config/topics";
import { texts } from "@/lib/texts";
import { MenuButton } from "./menu-button";
import styles from "./side-menu.module.css";
import { useLogout } from "./use-logout";
import type { Shortcut } from "./use-shortcut";

export type MenuEntry = {
  label: string;
  icon: LucideIcon;
  shortcut?: Shortcut;
  onSelect: () => void;
};

export type MenuActions = {
  /** Further entries below Start New. */
  entries?: MenuEntry[];
  /** Further entries below the person's name. */
  accountEntries?: MenuEntry[];
  /** The id of the topic of what is on the page. */
  currentTopic: string | null;
  onStartNew: () => void;
  onTopic: (topicId: string) => void;
};

type SideMenuProps = MenuActions & {
  /** Only in the drawer, which every entry closes. */
  onClose?: () => void;
};

export function SideMenu({
  currentTopic,
  entries = [],
  accountEntries = [],
  onStartNew,
  onTopic,
  onClose,
}: SideMenuProps) {
  const { features, startNew } = useConfig();
  const { theme, switchTheme } = useTheme();
  const { busy, logout } = useLogout();
  const name = useDisplayName();
  const topics = enabledTopics(features);
  const closeThen = (act: () => void) => () => {
    onClose?.();
    act();
  };
  return (
    <nav className={styles.menu} aria-label={texts.layout.menu}>
      <div className={styles.head}>
        <Brand />
        {onClose && <IconButton label={texts.layout.closeMenu} icon={X} onClick={onClose} />}
      </div>
      <MenuButton icon={PenLine} onClick={closeThen(onStartNew)}>
        {startNew.menu}
      </MenuButton>
      {entries.map(({ label, icon, shortcut, onSelect }) => (
        <MenuButton key={label} icon={icon} shortcut={shortcut} onClick={closeThen(onSelect)}>
          {label}
        </MenuButton>
      ))}
      {topics.length > 0 && <h2 className={styles.section}>{texts.layout.topics}</h2>}
      {topics.map(({ id, displayName }) => (
        <MenuButton key={id} current={id === currentTopic} onClick={closeThen(() => onTopic(id))}>
          {displayName}
        </MenuButton>
      ))}
      <div className={styles.foot}>
        <p className={styles.name} title={texts.layout.signedInAs(name)}>
          <span className="visually-hidden">{texts.layout.signedInAs("")}</span>
          <bdi>{name}</bdi>
        </p>
        {accountEntries.map(({ label, icon, onSelect }) => (
          <MenuButton key={label} icon={icon} onClick={closeThen(onSelect)}>
            {label}
          </MenuButton>
        ))}
        <MenuButton icon={theme === "dark" ? Sun : Moon} onClick={switchTheme}>
          {theme === "dark" ? texts.layout.lightTheme : texts.layout.darkTheme}
        </MenuButton>
        <MenuButton icon={LogOut} disabled={busy} onClick={logout}>
          {texts.layout.logout}
        </MenuButton>
      </div>
    </nav>
  );
}
