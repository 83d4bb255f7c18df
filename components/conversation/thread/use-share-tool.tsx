import { Link, Share2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { MenuItem } from "@/components/conversation/entries/entry-menu";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import type { Share, Thread } from "@/lib/api/responses";
import { openOnes } from "@/lib/conversation/share/share-choices";
import { isCovered, refOfTarget, type ShareTarget } from "@/lib/conversation/share/share-target";
import { shareTexts } from "@/lib/texts/share";

const SharePanel = lazyDialog(() => import("./share-panel").then(({ SharePanel }) => SharePanel));

const AcceptedContributions = lazyWithRetry(
  () => import("@/components/share/accepted-contributions").then((loaded) => loaded.AcceptedContributions),
  { Failed: () => null },
);

type ShareTool = { isShared: boolean; item: MenuItem; dialog: ReactNode; accepted: ReactNode };

/**
 * Sharing one part of a thread: whether it is shared, a menu item, the dialog that it opens, and what was accepted of what its readers
 * have written.
 */
export function useShareTool(thread: Thread, target: ShareTarget, shares: Share[]): ShareTool {
  const [isOpen, setIsOpen] = useState(false);
  const { _id } = thread.conversation;
  const isShared = isCovered(openOnes(shares), _id, target);
  const item: MenuItem = {
    icon: isShared ? Link : Share2,
    label: isShared ? shareTexts.shared : shareTexts.share,
    opensDialog: true,
    onPress: () => setIsOpen(true),
  };
  const dialog = isOpen && <SharePanel {...{ thread, target }} onClose={() => setIsOpen(false)} />;
  const accepted = isCovered(shares, _id, target) && (
    <AcceptedContributions conversationId={_id} part={refOfTarget(target)} />
  );
  return { isShared, item, dialog, accepted };
}
