import { useState } from "react";
import { useDisplayName } from "@/components/session/use-display-name";
import { ShareDialog } from "@/components/share/share-dialog";
import { useShares } from "@/components/share/use-shares";
import type { Thread } from "@/lib/api/responses";
import { previewOf, type ShareTarget, shareOf, shownPart } from "@/lib/conversation/share/share-target";
import { SharedPartView } from "./shared-part-view";

type Props = { thread: Thread; target: ShareTarget; onClose: () => void };

/** Sharing one part of a thread, with a preview of what its readers will see. */
export function SharePanel({ thread, target, onClose }: Props) {
  const sharedBy = useDisplayName();
  const { shares = [] } = useShares();
  const [chosen, choose] = useState<boolean | null>(null);
  const withReply = chosen ?? shareOf(shares, thread.conversation._id, target)?.withReply ?? true;
  const whole = previewOf(thread, target, sharedBy, true);
  const part = previewOf(thread, target, sharedBy, withReply);
  if (!whole || !part) return null;
  // A reply that was not there for the preview is not shared either.
  const reply = shownPart(whole).response ? { isIncluded: withReply, choose } : null;
  return <ShareDialog {...{ part, target, reply, onClose }} preview={<SharedPartView part={part} />} />;
}
