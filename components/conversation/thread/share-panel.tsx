import { useState } from "react";
import { useDisplayName } from "@/components/session/use-display-name";
import { ShareDialog } from "@/components/share/share-dialog";
import { useShares } from "@/components/share/use-shares";
import type { Thread } from "@/lib/api/responses";
import { openOnes, type ShareChoices } from "@/lib/conversation/share/share-choices";
import { previewOf, type ShareTarget, shareOf, shownParts, wholeTarget } from "@/lib/conversation/share/share-target";
import { shareTexts } from "@/lib/texts/share";
import { SharedPartView } from "./shared-part-view";

type Props = { thread: Thread; target: ShareTarget; onClose: () => void };

/** Sharing one part of a thread or all of it, with a preview of what its readers will see. From a turn, one may choose all of it. */
export function SharePanel({ thread, target: part, onClose }: Props) {
  const sharedBy = useDisplayName();
  const { shares = [] } = useShares();
  const [chosen, choose] = useState<ShareChoices>({});
  const { _id } = thread.conversation;
  const isShared = (one: ShareTarget) => shareOf(openOnes(shares), _id, one) !== undefined;
  const [isWhole, setIsWhole] = useState(part.kind !== "note" && !isShared(part) && isShared(wholeTarget));
  const target = isWhole ? wholeTarget : part;
  const withReply = chosen.withReply ?? shareOf(shares, _id, target)?.withReply ?? true;
  const whole = previewOf(thread, target, sharedBy, true);
  const shown = previewOf(thread, target, sharedBy, withReply);
  if (!whole || !shown) return null;
  // A reply that was not there for the preview is not shared either.
  const hasReply = shownParts(whole).some(({ response }) => response);
  const scope = {
    isWhole,
    choose: (toWhole: boolean) => {
      setIsWhole(toWhole);
      // What is shared already is shown as it is.
      if (isShared(toWhole ? wholeTarget : part)) choose({});
    },
  };
  return (
    <ShareDialog
      {...{ part: shown, target, chosen, choose, onClose }}
      withReply={hasReply ? withReply : null}
      scope={part.kind === "note" || part.kind === "conversation" ? null : scope}
      preview={
        <>
          <SharedPartView part={shown} />
          {target.kind === "conversation" && thread.earlierTurns ? (
            <p className="hint" dir="ltr">
              {shareTexts.notLoaded(thread.earlierTurns)}
            </p>
          ) : null}
        </>
      }
    />
  );
}
