import { useState } from "react";
import { useConfig } from "@/components/session/config";
import { useBusy } from "@/components/ui/use-busy";
import { timings } from "@/lib/api/limits";
import type { SharedPart } from "@/lib/api/responses";
import { anything } from "@/lib/api/shape";
import { post, type RequestError } from "@/lib/client/api";
import { canShareImages, canShareNatively, linkTo, shareNatively } from "@/lib/client/share";
import { isShareable, markOf, pathOf, type ShareTarget, shareOf, shownPart } from "@/lib/conversation/share-target";
import { isImage, shareMessage, takesImages } from "@/lib/conversation/share-text";
import { shareTexts } from "@/lib/texts/share";
import { fetchPart } from "./use-shared-part";
import { useShares } from "./use-shares";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sharing one part. `link` is `null` as long as there is none; `image` is what could go along by itself; with `linksFile`
 * the file's link does. `shareAgain` opens the share sheet for what is shared already, and is `null` where there is none.
 */
export function useShare(part: SharedPart, target: ShareTarget, onHandedOver: () => void) {
  const { app } = useConfig();
  const { shares, reload, takeBack: takeShareBack, outcome } = useShares();
  const { busy, run } = useBusy();
  const [isMarked, setIsMarked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isHandOverRefused, setIsHandOverRefused] = useState(false);
  const postId = part.conversation._id;
  const share = shareOf(shares ?? [], postId, target);
  const path = pathOf(postId, target);
  const link = linkTo(path);
  const { file } = shownPart(part);
  const takesThem = takesImages(navigator.userAgent, app.messengerWithoutImages) && canShareImages();
  const image = file && isImage(file) && takesThem ? file : null;
  const linksFile = file !== null && !isImage(file) && canShareNatively();

  /** A file goes by the link that its readers get: unlike the writer's own, it ends with the share, and it is fresh. */
  async function handOver(withImage: boolean): Promise<boolean> {
    if (!canShareNatively()) return false;
    const shared = file ? await fetchPart(`/api${path}`).catch(() => null) : part;
    return shared !== null && shareNatively(shareMessage(shared, link), withImage ? shownPart(shared).file : null);
  }

  const mark = (withImage: boolean) =>
    run(async () => {
      setProblem(null);
      if (!isShareable(postId, target)) return setProblem(shareTexts.invalidPost);
      try {
        const marked = post(`/api/share/mark/${encodeURIComponent(postId)}`, markOf(target), anything);
        await Promise.all([marked, pause(timings.shareWaitMs)]);
      } catch (failure) {
        const { status, message } = failure as RequestError;
        return setProblem(status > 0 ? shareTexts.failed(message) : shareTexts.error);
      }
      reload();
      if (await handOver(withImage)) onHandedOver();
      else setIsMarked(true);
    });

  const shareAgain = (withImage: boolean) =>
    run(async () => {
      setProblem(null);
      const isHandedOver = await handOver(withImage);
      setIsHandOverRefused(!isHandedOver);
      if (isHandedOver) onHandedOver();
    });

  const takeBack = () =>
    run(async () => {
      if (share && (await takeShareBack(share._id))) setIsMarked(false);
    });

  const isShared = share !== undefined || isMarked;
  return {
    link: isShared ? link : null,
    canTakeBack: share !== undefined,
    image,
    linksFile,
    busy,
    problem,
    isHandOverRefused,
    outcome,
    mark,
    shareAgain: canShareNatively() ? shareAgain : null,
    takeBack,
  };
}
