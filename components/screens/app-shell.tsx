import { History, Search } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Frame, type MenuActions } from "@/components/app/frame";
import type { OpenPath } from "@/components/app/use-route";
import { commandKey, useShortcut } from "@/components/app/use-shortcut";
import { RemovalNotice } from "@/components/history/removal-notice";
import { useRemoval } from "@/components/history/use-removal";
import { conversationPath, paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import styles from "./app-shell.module.css";

const HistoryDialog = lazy(() =>
  import("@/components/history/history-dialog").then(({ HistoryDialog }) => ({ default: HistoryDialog })),
);
const SearchDialog = lazy(() =>
  import("@/components/search/search-dialog").then(({ SearchDialog }) => ({ default: SearchDialog })),
);

type Panel = "history" | "search";

type AppShellProps = Omit<MenuActions, "entries" | "accountEntries"> & {
  /** The conversation on the page, if it is one. */
  conversationId: string | null;
  open: OpenPath;
  children: ReactNode;
};

/** The frame, and the panels that its menu opens; each is loaded when it is first wanted. */
export function AppShell({ conversationId, open, children, ...menu }: AppShellProps) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const [term, setTerm] = useState("");
  const searchKey = commandKey("k");
  const close = () => setPanel(null);
  const removal = useRemoval(conversationId, {
    onRemoved: ({ wasShown }) => wasShown && open(paths.home),
    onRestored: ({ id, wasShown }) => wasShown && open(conversationPath(id)),
  });
  useShortcut(searchKey, () => setPanel("search"));

  const entries = [
    { label: texts.search.title, icon: Search, shortcut: searchKey, onSelect: () => setPanel("search") },
    { label: texts.history.menu, icon: History, onSelect: () => setPanel("history") },
  ];
  return (
    <>
      <Frame {...menu} entries={entries}>
        {children}
      </Frame>
      {panel === null && removal.outcome && (
        <div className={styles.toast}>
          <RemovalNotice removal={removal} />
        </div>
      )}
      <Suspense fallback={null}>
        {panel === "history" && <HistoryDialog shownId={conversationId} removal={removal} onClose={close} />}
        {panel === "search" && <SearchDialog term={term} onTerm={setTerm} onClose={close} />}
      </Suspense>
    </>
  );
}
