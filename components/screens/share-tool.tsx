import { lazy, Suspense, useState } from "react";
import { ShareButton } from "@/components/share/share-button";
import { useShares } from "@/components/share/use-shares";
import type { Thread } from "@/lib/answers";
import { type ShareTarget, shareOf } from "@/lib/conversation/share-target";

const SharePanel = lazy(() => import("./share-panel").then(({ SharePanel }) => ({ default: SharePanel })));

/** The share button of one part of a thread, and the dialog behind it. */
export function ShareTool({ thread, target }: { thread: Thread; target: ShareTarget }) {
  const { shares = [] } = useShares();
  const [isOpen, setIsOpen] = useState(false);
  const isShared = shareOf(shares, thread.conversation._id, target) !== undefined;
  return (
    <>
      <ShareButton isShared={isShared} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <SharePanel thread={thread} target={target} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
