import { useState } from "react";
import { useDisplayName } from "@/components/session/use-display-name";
import { ShareDialog } from "@/components/share/share-dialog";
import { useShares } from "@/components/share/use-shares";
import type { Thread } from "@/lib/api/responses";
import { previewOf, type ShareTarget, shareOf, shownParts } from "@/lib/conversation/share/share-target";
import { SharedPartView } from "./shared-part-view";

type Props = { thread: Thread; target: ShareTarget; onClose: () => void };

/** Sharing one part of a thread or, from any of its turns, all of it, with a preview of what its readers will see. */
export function SharePanel({ thread, target: part, onClose }: Props) {
  const sharedBy = useDisplayName();
  const { shares = [] } = useShares();
  const [chosen, choose] = useState<boolean | null>(null);
  const isShared = (one: ShareTarget) => shareOf(shares, thread.conversation._id, one) !== undefined;
  const [isWhole, setIsWhole] = useState(part.kind === "post" && !isShared(part) && isShared(wholeTarget));
  const target = isWhole ? wholeTarget : part;
  const withReply = chosen ?? shareOf(shares, thread.conversation._id, target)?.withReply ?? true;
  const whole = previewOf(thread, target, sharedBy, true);
  const shown = previewOf(thread, target, sharedBy, withReply);
  if (!whole || !shown) return null;
  // A reply that was not there for the preview is not shared either.
  const reply = shownParts(whole).some(({ response }) => response) ? { isIncluded: withReply, choose } : null;
  const scope = part.kind === "note" ? null : { isWhole, choose: setIsWhole };
  return (
    <ShareDialog
      key={target.kind}
      {...{ part: shown, target, reply, scope, onClose }}
      preview={<SharedPartView part={shown} />}
    />
  );
}

const wholeTarget: ShareTarget = { kind: "conversation" };
