import { Link, Share2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { MenuItem } from "@/components/conversation/entries/entry-menu";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import type { Share, Thread } from "@/lib/api/responses";
import { type ShareTarget, shareOf } from "@/lib/conversation/share/share-target";
import { shareTexts } from "@/lib/texts/share";

const SharePanel = lazyDialog(() => import("./share-panel").then(({ SharePanel }) => SharePanel));

type ShareTool = { isShared: boolean; item: MenuItem; dialog: ReactNode };

/** Sharing one part of a thread: whether it is shared, a menu item, and the dialog that it opens. */
export function useShareTool(thread: Thread, target: ShareTarget, shares: Share[]): ShareTool {
  const [isOpen, setIsOpen] = useState(false);
  const isShared = shareOf(shares, thread.conversation._id, target) !== undefined;
  const item: MenuItem = {
    icon: isShared ? Link : Share2,
    label: isShared ? shareTexts.shared : shareTexts.share,
    opensDialog: true,
    onPress: () => setIsOpen(true),
  };
  const dialog = isOpen && <SharePanel {...{ thread, target }} onClose={() => setIsOpen(false)} />;
  return { isShared, item, dialog };
}
