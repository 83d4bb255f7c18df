import { PenLine, X } from "lucide-react";
import { Brand, HomeLink } from "@/components/session/brand";
import { useConfig } from "@/components/session/use-config";
import { useLatest } from "@/components/session/use-latest";
import { IconButton } from "@/components/ui/button";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { SkipButton } from "@/components/ui/skip-button";
import { enabledTopics, topicGroups } from "@/lib/config/topics";
import { texts } from "@/lib/texts";
import { AccountMenu } from "./account-menu";
import { type AccountEntry, MenuButton, type MenuEntry } from "./menu-button";
import styles from "./side-menu.module.css";

// Loaded for people who have written.
const LatestEntries = lazyWithRetry(
  () => import("@/components/history/latest-entries").then(({ LatestEntries }) => LatestEntries),
  { Failed: () => null },
);

export type MenuActions = {
  /** Further entries below Start New. */
  entries: MenuEntry[];
  /** Further entries below the person's name. */
  accountEntries: AccountEntry[];
  /** The conversation on the page, if it is one. */
  conversationId: string | null;
  /** The id of the topic of what is on the page. */
  currentTopic: string | null;
  onHome: () => void;
  onStartNew: () => void;
  onTopic: (topicId: string) => void;
};

type SideMenuProps = MenuActions & {
  /** Only in the drawer, which every entry closes. */
  onClose?: () => void;
  /** Only beside the page: moves the focus past the menu, to the content of the page. */
  onSkip?: () => void;
};

export function SideMenu({
  conversationId,
  currentTopic,
  entries,
  accountEntries,
  onHome,
  onStartNew,
  onTopic,
  onClose,
  onSkip,
}: SideMenuProps) {
  const { features, startNew } = useConfig();
  const topics = enabledTopics(features);
  const groups = topicGroups(topics);
  const openGroup = (topics.find(({ id }) => id === currentTopic) ?? topics[0])?.group;
  const latest = useLatest().latest.slice(0, 3);
  // Only one entry is marked as current: the conversation if it is listed here, else its topic.
  const markedTopic = latest.some(({ _id }) => _id === conversationId) ? null : currentTopic;
  const closeThen = (act: () => void) => () => {
    onClose?.();
    act();
  };
  return (
    <nav className={styles.menu} aria-label={texts.layout.menu}>
      <div className={styles.head}>
        {/* Above the drawer the bar has the link, and the focus starts at the button. */}
        {onClose ? (
          <>
            <Brand />
            <IconButton label={texts.layout.closeMenu} icon={X} onClick={onClose} />
          </>
        ) : (
          <HomeLink onOpen={onHome} />
        )}
      </div>
      <MenuButton icon={PenLine} main onClick={closeThen(onStartNew)}>
        {startNew.menu}
      </MenuButton>
      {entries.map(({ label, icon, shortcut, isCurrent, onSelect }) => (
        <MenuButton key={label} icon={icon} shortcut={shortcut} current={isCurrent} onClick={closeThen(onSelect)}>
          {label}
        </MenuButton>
      ))}
      {onSkip && <SkipButton onClick={onSkip}>{texts.layout.skipMenu}</SkipButton>}
      {latest.length > 0 && (
        <>
          <h2 className={styles.section}>{texts.home.latest}</h2>
          <LatestEntries latest={latest} shownId={conversationId} onOpen={onClose} />
        </>
      )}
      {topics.length > 0 && <h2 className={styles.section}>{texts.layout.topics}</h2>}
      {groups.map(({ group, topics }) => {
        const buttons = topics.map(({ id, displayName, language }) => (
          <MenuButton
            key={id}
            lang={language}
            topic={id}
            current={id === markedTopic}
            onClick={closeThen(() => onTopic(id))}
          >
            {displayName}
          </MenuButton>
        ));
        if (!group) return buttons;
        return (
          <details key={group} name={onClose ? "drawer" : "menu"} className={styles.group} open={group === openGroup}>
            <summary lang={topics[0]?.language}>{group}</summary>
            {buttons}
          </details>
        );
      })}
      <AccountMenu entries={accountEntries} onClose={onClose} />
    </nav>
  );
}
