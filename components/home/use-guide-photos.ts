import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { uploadedOf } from "@/components/files/attachment";
import { useAltTexts } from "@/components/files/use-alt-texts";
import { useUploads } from "@/components/files/use-uploads";
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
  /** The answers are being sent. */
  isBusy: boolean;
};

/** EXIF data are in the first part of a file. */
const exifBytes = 1024 * 1024;
const longDay = dateFormat({ dateStyle: "long" });

/** The photos that a memory begins with, on their way to the server, and the day on which the first of them was taken. */
export function useGuidePhotos({ chosen, guide, scope, act, controls }: GuidePhotosProps) {
  const uploads = useUploads({
    prefix: `${scope}/`,
    stored: () => [...(guide.photos ?? [])].sort(byKey),
    store: (key, file) => act({ type: "photo", key, photo: file && withoutLink(file) }),
  });
  const altTexts = useAltTexts(uploads);
  const [isPending, setIsPending] = useState(false);
  const [day, setDay] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const { attachments } = uploads;
  const isComplete = attachments.every(({ progress }) => progress.status === "ready");

  const attach = useEffectEvent(async (files: File[]) => {
    uploads.attach(files);
    const [first] = files;
    if (!first || attachments.length > 0) return;
    const date = dayTaken(new Uint8Array(await first.slice(0, exifBytes).arrayBuffer()));
    setDay(date && longDay().format(date));
  });
  useEffect(() => {
    if (chosen.length > 0) void attach(chosen);
  }, [chosen]);

  useEffect(() => {
    controls.current = {
      uploaded: async () => {
        setIsPending(!isComplete);
        if (!isComplete || !(await altTexts.save())) return null;
        return attachments.flatMap((attachment) => uploadedOf(attachment) ?? []);
      },
      markGone: () => uploads.markGone(attachments),
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

  return { section, uploads, altTexts, isShown, isPending: isPending && !isComplete, day: isShown ? day : null };
}
