import { History, MailOpen, Milestone, Puzzle, Search, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type RemovalState, useRemovalState } from "@/components/history/use-removal-state";
import { SearchDialog } from "@/components/search/search-dialog";
import { useConfig } from "@/components/session/use-config";
import { useLatest } from "@/components/session/use-latest";
import type { Training } from "@/components/session/use-training";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { openPath } from "@/lib/client/hash-location";
import { type AppView, paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { Layout } from "./layout";
import type { MenuActions } from "./side-menu";
import { Toast } from "./toast";
import { commandKey, useShortcut } from "./use-shortcut";

const ProfileDialog = lazyDialog(() =>
  import("@/components/account/profile-dialog").then(({ ProfileDialog }) => ProfileDialog),
);
const SharesDialog = lazyDialog(() =>
  import("@/components/share/shares-dialog").then(({ SharesDialog }) => SharesDialog),
);
const SharedWithMeDialog = lazyDialog(() =>
  import("@/components/share/shared-with-me-dialog").then(({ SharedWithMeDialog }) => SharedWithMeDialog),
);
const MyDataDialog = lazyDialog(() =>
  import("@/components/my-data/my-data-dialog").then(({ MyDataDialog }) => MyDataDialog),
);

// Loaded together with the history, where conversations are deleted.
const LaterRemovalNotices = lazyWithRetry(
  () => import("@/components/history/removal-notices").then(({ LaterRemovalNotices }) => LaterRemovalNotices),
  { Failed: () => null },
);

const LatestRows = lazyWithRetry(
  () => import("@/components/history/latest-entries").then(({ LatestRows }) => LatestRows),
  { Failed: () => null },
);

type Panel = "search" | "profile" | "shares" | "shared-with-me" | "my-data";

type AppShellProps = Omit<MenuActions, "entries" | "accountEntries"> & {
  training: Training;
  view: AppView["name"];
  children: (history: { removals: RemovalState; onSearch: (term: string) => void }) => ReactNode;
};

/** The layout, and the panels that its menu opens. Each panel is loaded when it is first opened. */
export function AppShell({ training, view, children, ...menu }: AppShellProps) {
  const { profileEdit, trainingMode } = useConfig().features.flexiFeatures;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [term, setTerm] = useState("");
  const isHistory = view === "history";
  const searchKey = commandKey("k");
  const { latest } = useLatest();
  const close = () => setPanel(null);
  const { conversationId } = menu;
  const removals = useRemovalState();
  function openSearch(found: string) {
    setTerm(found);
    setPanel("search");
  }
  useShortcut(searchKey, () => setPanel("search"));

  const play = {
    label: training.isOn ? trainingMode.exitText : trainingMode.displayName,
    icon: training.isOn ? X : Puzzle,
    onSelect: training.toggle,
  };
  const barEntries = [
    { label: texts.menu.search, icon: Search, shortcut: searchKey, onSelect: () => setPanel("search") },
    { label: texts.menu.history, icon: History, isCurrent: isHistory, onSelect: () => openPath(paths.history) },
  ];
  const life = {
    label: texts.menu.life,
    icon: Milestone,
    isCurrent: view === "life",
    onSelect: () => openPath(paths.life),
  };
  const sharedWithMe = { label: texts.menu.sharedWithMe, icon: MailOpen, onSelect: () => setPanel("shared-with-me") };
  const entries = [
    ...barEntries,
    ...(latest.length > 0 ? [life] : []),
    sharedWithMe,
    ...(training.isInMenu ? [play] : []),
  ];
  const profile = { label: texts.menu.profile, onSelect: () => setPanel("profile") };
  const accountEntries = [
    ...(profileEdit.enabled ? [profile] : []),
    { label: texts.menu.shares, onSelect: () => setPanel("shares") },
    { label: texts.menu.myData, onSelect: () => setPanel("my-data") },
  ];
  return (
    <>
      <Layout
        {...menu}
        // A shared part is read like a letter, with nothing beside it.
        hasSideMenu={view !== "shared"}
        barEntries={barEntries}
        entries={entries}
        accountEntries={accountEntries}
      >
        {children({ removals, onSearch: openSearch })}
      </Layout>
      {panel === null && !isHistory && removals.outcomes.length > 0 && (
        <Toast>
          <LaterRemovalNotices removals={removals} />
        </Toast>
      )}
      {panel === "search" && (
        <SearchDialog term={term} onTerm={setTerm} onClose={close}>
          <LatestRows onOpen={close} />
        </SearchDialog>
      )}
      {panel === "profile" && <ProfileDialog onClose={close} />}
      {panel === "shares" && <SharesDialog onClose={close} />}
      {panel === "shared-with-me" && <SharedWithMeDialog onClose={close} />}
      {panel === "my-data" && (
        <MyDataDialog conversationId={conversationId} onRemoved={() => openPath(paths.login)} onClose={close} />
      )}
    </>
  );
}
