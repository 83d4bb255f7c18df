import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { uploadedFiles } from "@/components/files/attachment";
import { useFiles } from "@/components/files/use-files";
import { hasNoFocus } from "@/components/ui/focus";
import type { UploadedFile } from "@/lib/api/responses";
import type { Guide, GuideAction } from "@/lib/conversation/guide/guide";
import { byKey, withoutLink } from "@/lib/files/draft-file";
import { dayTaken } from "@/lib/files/exif";
import { dateFormat } from "@/lib/texts/date-format";

/** What the guide asks of its photos when the answers are sent. */
export type PhotoControls = {
  /** Called before. `null`: a photo or a description is still being uploaded, as a message says. */
  uploaded: () => Promise<UploadedFile[] | null>;
  /** The server has deleted at least one of them. */
  markGone: () => void;
};

export type GuidePhotosProps = {
  /** The photos that were chosen on this page, the last time. */
  chosen: File[];
  guide: Guide;
  /** Of the draft of the guide. */
  scope: string;
  act: (action: GuideAction) => void;
  controls: RefObject<PhotoControls | null>;
  /** When the first of them was taken, if its camera wrote it. */
  day: string | null;
  onDay: (day: string | null) => void;
  /** The answers are being sent. */
  isBusy: boolean;
};

/** EXIF data are in the first part of a file. */
const exifBytes = 1024 * 1024;
const longDay = dateFormat({ dateStyle: "long" });

/** The photos that a memory begins with, on their way to the server. */
export function useGuidePhotos({ chosen, guide, scope, act, controls, onDay }: GuidePhotosProps) {
  const files = useFiles({
    prefix: `${scope}/`,
    stored: () => [...(guide.photos ?? [])].sort(byKey),
    store: (key, file) => act({ type: "photo", key, photo: file && withoutLink(file) }),
  });
  const [isPending, setIsPending] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { attachments, altTexts } = files;
  const isComplete = attachments.every(({ progress }) => progress.status === "ready");

  const attach = useEffectEvent(async (added: File[]) => {
    files.attach(added);
    const [first] = added;
    if (!first || attachments.length > 0) return;
    const date = dayTaken(new Uint8Array(await first.slice(0, exifBytes).arrayBuffer()));
    onDay(date && longDay().format(date));
  });
  useEffect(() => {
    if (chosen.length > 0) void attach(chosen);
  }, [chosen]);

  useEffect(() => {
    controls.current = {
      uploaded: async () => {
        setIsPending(!isComplete);
        if (!isComplete || !(await altTexts.save())) return null;
        return uploadedFiles(attachments);
      },
      markGone: () => files.markGone(attachments),
    };
    return () => {
      controls.current = null;
    };
  });

  const isShown = attachments.length > 0;
  // The button that chose the photos is hidden now.
  useEffect(() => {
    const isLost = hasNoFocus() || !document.activeElement?.checkVisibility();
    if (chosen.length > 0 && isShown && isLost) section.current?.focus({ preventScroll: true });
  }, [chosen, isShown]);

  return { section, files, isShown, isPending: isPending && !isComplete };
}
