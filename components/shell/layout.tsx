import { Menu } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Brand } from "@/components/session/brand";
import { useConfig } from "@/components/session/config";
import { useOnline } from "@/components/session/use-online";
import { IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { texts } from "@/lib/texts";
import styles from "./layout.module.css";
import { type MenuActions, SideMenu } from "./side-menu";

/** The side menu and one column for reading and writing; on a phone the menu is a drawer. */
export function Layout({ children, ...actions }: MenuActions & { children: ReactNode }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  const { app } = useConfig();
  const isOnline = useOnline();
  const closeDrawer = () => setDrawerOpen(false);
  return (
    <div className={styles.layout}>
      {/* A button instead of a link, because a link would replace the hash, which holds the path. */}
      <button type="button" className={styles.skipButton} onClick={() => content.current?.focus()}>
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
      {isDrawerOpen && (
        <Dialog label={texts.layout.menu} className={styles.drawer} onClose={closeDrawer}>
          <SideMenu {...actions} onClose={closeDrawer} />
        </Dialog>
      )}
      <main ref={content} tabIndex={-1} className={styles.content}>
        {!isOnline && (
          <div className={styles.offlineNotice}>
            <Notice>{texts.layout.offline}</Notice>
          </div>
        )}
        <div className={styles.column}>{children}</div>
      </main>
      <footer className={styles.footer}>{texts.layout.credit(app.appName)}</footer>
    </div>
  );
}
