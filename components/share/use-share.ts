import { useState } from "react";
import { useConfig } from "@/components/session/use-config";
import { useBusy } from "@/components/ui/use-busy";
import { timings } from "@/lib/api/limits";
import type { SharedPart } from "@/lib/api/responses";
import { anything } from "@/lib/api/shape";
import { post, requestErrorOf } from "@/lib/client/api";
import { canShareImages, canShareNatively, linkTo, shareNatively } from "@/lib/client/share";
import { hasEnded, type ShareChoices } from "@/lib/conversation/share/share-choices";
import {
  isShareable,
  markOf,
  pathOf,
  type ShareTarget,
  shareOf,
  shownPart,
} from "@/lib/conversation/share/share-target";
import { isImage, shareMessage, takesImages } from "@/lib/conversation/share/share-text";
import { shareTexts } from "@/lib/texts/share";
import { fetchPart } from "./use-shared-part";
import { useShares } from "./use-shares";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the reply is shared, too; `null`: there is none. */
export type ReplyChoice = { isIncluded: boolean; choose: (isIncluded: boolean) => void } | null;

type Options = { reply: ReplyChoice; onSent: () => void };

/**
 * Shares one part. `link` is `null` until there is one. `image` can be sent along with it; with `linksFile` the message contains
 * a link to the file instead. `shareAgain` opens the share sheet for a part that is shared already; `null`: there is no share sheet.
 */
export function useShare(part: SharedPart, target: ShareTarget, { reply, onSent }: Options) {
  const { app } = useConfig();
  const { shares, reload, stopSharing: endShare, outcome } = useShares();
  const { busy, run } = useBusy();
  const [isMarked, setIsMarked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isUnsent, setIsUnsent] = useState(false);
  const [chosen, choose] = useState<ShareChoices>({});
  const postId = part.conversation._id;
  const share = shareOf(shares ?? [], postId, target);
  const path = pathOf(postId, target);
  const link = linkTo(path);
  const { file } = shownPart(part);
  const canSendImages = takesImages(navigator.userAgent, app.messengerWithoutImages) && canShareImages();
  const image = file && isImage(file) && canSendImages ? file : null;
  const isShared = isMarked || (share !== undefined && !hasEnded(share));
  const linksFile = file !== null && !isImage(file) && canShareNatively();

  /** The file link in the message is that of the readers: it is new, and unlike the writer's it stops working with the share. */
  async function openShareSheet(withImage: boolean): Promise<boolean> {
    if (!canShareNatively()) return false;
    const shared = file ? await fetchPart(`/api${path}`).catch(() => null) : part;
    return shared !== null && shareNatively(shareMessage(shared, link), withImage ? shownPart(shared).file : null);
  }

  const sendMark = (choices: ShareChoices) =>
    post(`/api/share/mark/${encodeURIComponent(postId)}`, markOf(target, choices), anything);

  const mark = (withImage: boolean) =>
    run(async () => {
      setProblem(null);
      setIsUnsent(false);
      if (!isShareable(postId, target)) return setProblem(shareTexts.invalidPost);
      try {
        const choices = { expiresInDays: "never", ...chosen, withReply: reply?.isIncluded ?? false } as const;
        await Promise.all([sendMark(choices), wait(timings.shareWaitMs)]);
      } catch (failure) {
        const { status, message } = requestErrorOf(failure);
        return setProblem(status > 0 ? shareTexts.failed(message) : shareTexts.error);
      }
      reload();
      if (await openShareSheet(withImage)) onSent();
      else setIsMarked(true);
    });

  const shareAgain = (withImage: boolean) =>
    run(async () => {
      setProblem(null);
      setIsUnsent(false);
      const isSent = await openShareSheet(withImage);
      setIsUnsent(!isSent);
      if (isSent) onSent();
    });

  /** Shows the reply to the readers, or hides it from them: at once, if the part is shared already. */
  const includeReply = (isIncluded: boolean) =>
    run(async () => {
      setProblem(null);
      try {
        if (isShared) await sendMark({ withReply: isIncluded });
        reply?.choose(isIncluded);
      } catch (failure) {
        return setProblem(shareTexts.replyFailed(requestErrorOf(failure).message));
      }
      if (isShared) reload();
    });

  /** For how long the link works, and whether its readers may write: at once, if the part is shared already. */
  const limit = (choices: ShareChoices) =>
    run(async () => {
      setProblem(null);
      try {
        if (isShared) await sendMark(choices);
        choose({ ...chosen, ...choices });
      } catch (failure) {
        return setProblem(shareTexts.limitsFailed(requestErrorOf(failure).message));
      }
      if (isShared) reload();
    });

  const stopSharing = () =>
    run(async () => {
      if (share && (await endShare(share._id))) setIsMarked(false);
    });

  return {
    link: isShared ? link : null,
    share,
    chosen,
    limit,
    canStopSharing: share !== undefined,
    image,
    linksFile,
    busy,
    problem,
    isUnsent,
    outcome,
    mark,
    includeReply,
    shareAgain: canShareNatively() ? shareAgain : null,
    stopSharing,
  };
}
