import { type LucideIcon, Menu } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { texts } from "@/lib/texts";
import { Brand } from "../session/brand";
import { useConfig } from "../session/config";
import { useOnline } from "../session/use-online";
import styles from "./layout.module.css";
import { SideMenu } from "./side-menu";
import type { Shortcut } from "./use-shortcut";

export type MenuEntry = {
  label: string;
  icon: LucideIcon;
  shortcut?: Shortcut;
  onSelect: () => void;
};

export type MenuActions = {
  /** What screens add below Start New. */
  entries?: MenuEntry[];
  /** What screens add beside the person's name. */
  accountEntries?: MenuEntry[];
  /** The topic that is being written about. */
  current: string | null;
  onStartNew: () => void;
  onTopic: (topicId: string) => void;
};

/** The side menu and one column for reading and writing; on a phone the menu is a drawer. */
export function Frame({ children, ...actions }: MenuActions & { children: ReactNode }) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  const { app } = useConfig();
  const isOnline = useOnline();
  const closeDrawer = () => setDrawerOpen(false);
  return (
    <div className={styles.frame}>
      {/* A button and not a link: the hash of the address belongs to the router. */}
      <button type="button" className={styles.skip} onClick={() => content.current?.focus()}>
        {texts.layout.skip}
      </button>
      <header className={styles.bar}>
        <IconButton
          label={texts.layout.openMenu}
          icon={Menu}
          aria-haspopup="dialog"
          onClick={() => setDrawerOpen(true)}
        />
        <Brand />
      </header>
      <div className={styles.side}>
        <SideMenu {...actions} />
      </div>
      {drawerOpen && (
        <Dialog label={texts.layout.menu} className={styles.drawer} onClose={closeDrawer}>
          <SideMenu {...actions} onClose={closeDrawer} />
        </Dialog>
      )}
      <main ref={content} tabIndex={-1} className={styles.content}>
        {!isOnline && (
          <div className={styles.offline}>
            <Notice>{texts.layout.offline}</Notice>
          </div>
        )}
        <div className={styles.column}>{children}</div>
      </main>
      <footer className={styles.footer}>{texts.layout.credit(app.appName)}</footer>
    </div>
  );
}
