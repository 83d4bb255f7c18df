import { useState } from "react";
import { useConfig } from "@/components/session/use-config";
import { useBusy } from "@/components/ui/use-busy";
import { timings } from "@/lib/api/limits";
import type { SharedPart } from "@/lib/api/responses";
import { anything } from "@/lib/api/shape";
import { post, requestErrorOf } from "@/lib/client/api";
import { canShareImages, canShareNatively, linkTo, shareNatively } from "@/lib/client/share";
import { choicesToSend, hasEnded, type ShareChoices } from "@/lib/conversation/share/share-choices";
import {
  isShareable,
  markOf,
  pathOf,
  type ShareTarget,
  shareOf,
  shownPart,
} from "@/lib/conversation/share/share-target";
import { shareMessage, takesImages } from "@/lib/conversation/share/share-text";
import { isImage } from "@/lib/files/thumbnails";
import { shareTexts } from "@/lib/texts/share";
import { fetchPart } from "./use-shared-part";
import { useShares } from "./use-shares";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Options = {
  chosen: ShareChoices;
  choose: (choices: ShareChoices) => void;
  hasReply: boolean;
  onSent: () => void;
};

/**
 * Shares one part. `link` is `null` until there is one. `image` can be sent along with it; with `linksFile` the message contains
 * a link to the file instead. `shareAgain` opens the share sheet for a part that is shared already; `null`: there is no share sheet.
 */
export function useShare(part: SharedPart, target: ShareTarget, { chosen, choose, hasReply, onSent }: Options) {
  const { app } = useConfig();
  const { shares, sharing, reload, stopSharing: endShare, outcome, clearOutcome } = useShares();
  const { busy, run } = useBusy();
  const [isMarked, setIsMarked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isUnsent, setIsUnsent] = useState(false);
  const postId = part.conversation._id;
  const share = shareOf(shares ?? [], postId, target);
  const path = pathOf(postId, target, share);
  const { file } = shownPart(part);
  const canSendImages = takesImages(navigator.userAgent, app.messengerWithoutImages) && canShareImages();
  const image = file && isImage(file) && canSendImages ? file : null;
  const isShared = isMarked || (share !== undefined && !hasEnded(share));
  const linksFile = file !== null && !isImage(file) && canShareNatively();

  /** The file link in the message is that of the readers: it is new, and unlike the writer's it stops working with the share. */
  async function openShareSheet(withImage: boolean, path: string | null): Promise<boolean> {
    if (path === null || !canShareNatively()) return false;
    const shared = file ? await fetchPart(`/api${path}`).catch(() => null) : part;
    if (shared === null) return false;
    return shareNatively(shareMessage(shared, linkTo(path)), withImage ? shownPart(shared).file : null);
  }

  const sendMark = (choices: ShareChoices) =>
    post(`/api/share/mark/${encodeURIComponent(postId)}`, markOf(target, choices), anything);

  const mark = (withImage: boolean) =>
    run(async () => {
      setProblem(null);
      setIsUnsent(false);
      if (!isShareable(postId, target)) return setProblem(shareTexts.invalidPost);
      try {
        await Promise.all([sendMark(choicesToSend(share, chosen, hasReply)), wait(timings.shareWaitMs)]);
      } catch (failure) {
        const { status, message } = requestErrorOf(failure);
        return setProblem(status > 0 ? shareTexts.failed(message) : shareTexts.error);
      }
      const marked = shareOf((await reload())?.shares ?? [], postId, target);
      if (await openShareSheet(withImage, pathOf(postId, target, marked))) onSent();
      else setIsMarked(true);
    });

  const shareAgain = (withImage: boolean) =>
    run(async () => {
      setProblem(null);
      setIsUnsent(false);
      const isSent = await openShareSheet(withImage, path);
      setIsUnsent(!isSent);
      if (isSent) onSent();
    });

  /** Changes what was chosen: at once, if the part is shared already. `failed`: says why it was not changed. */
  const change = (choices: ShareChoices, failed: (message: string) => string) =>
    run(async () => {
      setProblem(null);
      try {
        if (isShared) await sendMark(choices);
        choose({ ...chosen, ...choices });
      } catch (failure) {
        return setProblem(failed(requestErrorOf(failure).message));
      }
      if (isShared) void reload();
    });

  const stopSharing = () =>
    run(async () => {
      if (share && (await endShare(share._id))) setIsMarked(false);
    });

  /** What was done and said about one target does not count for another. */
  function startOver() {
    setIsMarked(false);
    setProblem(null);
    setIsUnsent(false);
    clearOutcome();
  }

  return {
    link: isShared && path !== null ? linkTo(path) : null,
    share,
    hasContributions: sharing?.contributedTo.includes(postId) ?? false,
    change,
    startOver,
    canStopSharing: share !== undefined,
    image,
    linksFile,
    busy,
    problem,
    isUnsent,
    outcome,
    mark,
    shareAgain: canShareNatively() ? shareAgain : null,
    stopSharing,
  };
}
