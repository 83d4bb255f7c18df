import { Menu } from "lucide-react";
import { type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { HomeLink } from "@/components/session/brand";
import { useConfig } from "@/components/session/use-config";
import { IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { SkipButton } from "@/components/ui/skip-button";
import { areDraftsStored } from "@/lib/client/drafts";
import { subscribeDrafts } from "@/lib/client/tab-draft";
import { texts } from "@/lib/texts";
import styles from "./layout.module.css";
import type { MenuEntry } from "./menu-button";
import { type MenuActions, SideMenu } from "./side-menu";

type LayoutProps = MenuActions & {
  /** The entries that a phone has in its bar, too. */
  barEntries: MenuEntry[];
  /** Wide screens show the menu beside the page. If not, the menu is behind its button at every width. */
  hasSideMenu: boolean;
  children: ReactNode;
};

function subscribeOnline(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** The side menu and one column for reading and writing; on a phone the menu is a drawer. */
export function Layout({ barEntries, hasSideMenu, children, ...actions }: LayoutProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  const { app } = useConfig();
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  const areStored = useSyncExternalStore(subscribeDrafts, areDraftsStored);
  const closeDrawer = () => setDrawerOpen(false);
  const skip = () => content.current?.focus();
  return (
    <div className={styles.layout}>
      <SkipButton onClick={skip}>{texts.layout.skip}</SkipButton>
      <header className={styles.bar}>
        <IconButton
          label={texts.layout.openMenu}
          icon={Menu}
          aria-haspopup="dialog"
          onClick={() => setDrawerOpen(true)}
        />
        <HomeLink onOpen={actions.onHome} />
        <div className={styles.barEntries}>
          {barEntries.map(({ label, icon, isCurrent, onSelect }) => (
            <IconButton
              key={label}
              {...{ label, icon }}
              aria-haspopup={isCurrent === undefined ? "dialog" : undefined}
              onClick={onSelect}
            />
          ))}
        </div>
      </header>
      {hasSideMenu && (
        <div className={styles.side}>
          <SideMenu {...actions} onSkip={skip} />
        </div>
      )}
      {isDrawerOpen && (
        <Dialog label={texts.layout.menu} className={styles.drawer} onClose={closeDrawer}>
          <SideMenu {...actions} onClose={closeDrawer} />
        </Dialog>
      )}
      <main ref={content} tabIndex={-1} className={styles.content}>
        <div className={isOnline ? undefined : styles.offlineNotice}>
          <Notice>{!isOnline && (areStored ? texts.layout.offline : texts.layout.offlineUnstored)}</Notice>
        </div>
        <div className={styles.column}>{children}</div>
      </main>
      <footer className={styles.footer}>{texts.layout.credit(app.appName)}</footer>
    </div>
  );
}
