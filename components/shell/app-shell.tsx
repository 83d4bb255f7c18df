import { History, LibraryBig, Link, Puzzle, Search, UserRound } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { useRemoval } from "@/components/history/use-removal";
import { SearchDialog } from "@/components/search/search-dialog";
import { useConfig } from "@/components/session/config";
import type { Training } from "@/components/session/use-training";
import { Frame, type MenuActions } from "@/components/shell/layout";
import { commandKey, useShortcut } from "@/components/shell/use-shortcut";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import type { OpenPath } from "@/lib/client/hash-location";
import { paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { Toast } from "./toast";

const HistoryDialog = lazyDialog(() =>
  import("@/components/history/history-dialog").then(({ HistoryDialog }) => HistoryDialog),
);
const ProfileDialog = lazyDialog(() =>
  import("@/components/account/profile-dialog").then(({ ProfileDialog }) => ProfileDialog),
);
const SharesDialog = lazyDialog(() =>
  import("@/components/share/shares-dialog").then(({ SharesDialog }) => SharesDialog),
);
const MyDataDialog = lazyDialog(() =>
  import("@/components/my-data/my-data-dialog").then(({ MyDataDialog }) => MyDataDialog),
);

// Loaded with the history, from which conversations are deleted.
const RemovalNotices = lazyWithRetry(
  () => import("@/components/history/removal-notices").then(({ RemovalNotices }) => RemovalNotices),
  { Failed: () => null },
);

type Panel = "history" | "search" | "profile" | "shares" | "my-data";

type AppShellProps = Omit<MenuActions, "entries" | "accountEntries"> & {
  /** The conversation on the page, if it is one. */
  conversationId: string | null;
  training: Training;
  open: OpenPath;
  children: ReactNode;
};

/** The frame, and the panels that its menu opens; each is loaded when it is first wanted. */
export function AppShell({ conversationId, training, open, children, ...menu }: AppShellProps) {
  const { profileEdit, trainingMode } = useConfig().features.flexiFeatures;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [term, setTerm] = useState("");
  const searchKey = commandKey("k");
  const close = useCallback(() => setPanel(null), []);
  const removal = useRemoval(conversationId, open);
  useShortcut(searchKey, () => setPanel("search"));

  const play = {
    label: training.isOn ? trainingMode.exitText : trainingMode.displayName,
    icon: Puzzle,
    onSelect: training.toggle,
  };
  const entries = [
    { label: texts.menu.search, icon: Search, shortcut: searchKey, onSelect: () => setPanel("search") },
    { label: texts.menu.history, icon: History, onSelect: () => setPanel("history") },
    ...(training.isInMenu ? [play] : []),
  ];
  const profile = { label: texts.menu.profile, icon: UserRound, onSelect: () => setPanel("profile") };
  const accountEntries = [
    ...(profileEdit.enabled ? [profile] : []),
    { label: texts.menu.shares, icon: Link, onSelect: () => setPanel("shares") },
    { label: texts.menu.myData, icon: LibraryBig, onSelect: () => setPanel("my-data") },
  ];
  return (
    <>
      <Frame {...menu} entries={entries} accountEntries={accountEntries}>
        {children}
      </Frame>
      {panel === null && removal.outcomes.length > 0 && (
        <Toast>
          <RemovalNotices removal={removal} />
        </Toast>
      )}
      {panel === "history" && <HistoryDialog shownId={conversationId} removal={removal} onClose={close} />}
      {panel === "search" && <SearchDialog term={term} onTerm={setTerm} onClose={close} />}
      {panel === "profile" && <ProfileDialog onClose={close} />}
      {panel === "shares" && <SharesDialog onClose={close} />}
      {panel === "my-data" && (
        <MyDataDialog conversationId={conversationId} onRemoved={() => open(paths.login)} onClose={close} />
      )}
    </>
  );
}
