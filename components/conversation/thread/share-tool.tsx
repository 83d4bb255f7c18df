import { useState } from "react";
import { ShareButton } from "@/components/share/share-button";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import type { Share, Thread } from "@/lib/api/responses";
import { type ShareTarget, shareOf } from "@/lib/conversation/share/share-target";

const SharePanel = lazyDialog(() => import("./share-panel").then(({ SharePanel }) => SharePanel));

/** The share button of one part of a thread, and the dialog that it opens. */
export function ShareTool({ thread, target, shares }: { thread: Thread; target: ShareTarget; shares: Share[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const isShared = shareOf(shares, thread.conversation._id, target) !== undefined;
  return (
    <>
      <ShareButton isShared={isShared} onClick={() => setIsOpen(true)} />
      {isOpen && <SharePanel thread={thread} target={target} onClose={() => setIsOpen(false)} />}
    </>
  );
}
